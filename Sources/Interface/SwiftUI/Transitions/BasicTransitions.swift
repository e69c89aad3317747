import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A transition that returns the input view, unmodified, as the output view.
nonisolated public struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
nonisolated public struct OpacityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
nonisolated public struct ScaleTransition: Transition {
  /// The amount to scale the view by.
  public var scale: Double
  /// The anchor point to scale the view around.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view away, towards the specified edge of the view.
nonisolated public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
nonisolated public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: .trailing, fraction: phase.value))
  }
}

/// A transition that moves in from an edge and out towards the opposite one, while it fades.
nonisolated public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, fraction: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that offsets the view by a specified amount.
nonisolated public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that animates the insertion or removal of a view by combining blurring and scaling effects.
///
/// Apple publishes neither the radius nor the scales. 10 points, and 0.8 or 1.2, are this project's choice.
nonisolated public struct BlurReplaceTransition: Transition {
  /// Configuration properties for a transition.
  public struct Configuration: Equatable, Sendable {
    let grows: Bool
    /// The view scales down on removal, and up on insertion.
    public static let downUp = Configuration(grows: false)
    /// The view scales up on both removal and insertion.
    public static let upUp = Configuration(grows: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let leaving = configuration.grows ? 1.2 : 0.8
    let scale = phase.isIdentity ? 1 : phase == .willAppear ? 0.8 : leaving
    return content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A composite transition that uses a different transition for insertion versus removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity)
    return removal.apply(content: inner, phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

extension AsymmetricTransition: SelfAnimatedTransition {
  nonisolated var animates: Bool { isSelfAnimated(insertion) || isSelfAnimated(removal) }
}

nonisolated extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}
