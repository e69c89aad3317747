import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A transition that returns the input view, unmodified, as the output view.
nonisolated public struct IdentityTransition: Transition {
  /// Creates a transition that changes nothing.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Properties without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
nonisolated public struct OpacityTransition: Transition {
  /// Creates a transition that fades the view.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  /// Properties without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
nonisolated public struct ScaleTransition: Transition {
  /// The amount to scale the view by.
  public var scale: Double
  /// The anchor point to scale the view around.
  public var anchor: UnitPoint

  /// Creates a transition that scales the view from and to a factor, about an anchor.
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
  /// The edge from which the view is inserted and toward which it is removed.
  public var edge: Edge

  /// Creates a transition that moves the view from and to an edge.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, fraction: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates a transition that moves the view in from the leading edge and out toward the trailing one.
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: .trailing, fraction: phase.value))
  }
}

/// A transition that moves in from an edge and out towards the opposite one, while it fades.
nonisolated public struct PushTransition: Transition {
  /// The edge from which the view is inserted.
  public var edge: Edge

  /// Creates a transition that pushes the view in from an edge.
  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeShift(edge: edge, fraction: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that offsets the view by a specified amount.
nonisolated public struct OffsetTransition: Transition {
  /// The offset in points.
  public var offset: CGSize

  /// Creates a transition that moves the view by an offset in points.
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

  /// The directions of the scaling.
  public var configuration: Configuration

  /// Creates a transition with directions of the scaling.
  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let leaving = configuration.grows ? 1.2 : 0.8
    let scale = phase.isIdentity ? 1 : phase == .willAppear ? 0.8 : leaving
    return content.scaleEffect(scale).blur(radius: phase.isIdentity ? 0 : 10).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A composite transition that uses a different transition for insertion versus removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates a transition from one for the insertion and one for the removal.
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
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// A transition that fades the view.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to 0, about its center.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales the view from and to a factor, about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view from and to an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out toward the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == PushTransition {
  /// Returns a transition that pushes the view in from an edge and out toward the opposite one, while it fades.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view by an offset in points.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// Returns a transition that moves the view by horizontal and vertical offsets in points. Default 0.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs and scales the view, down on removal.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Returns a transition that blurs and scales the view, with directions of the scaling.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: config)
  }
}
