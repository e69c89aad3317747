import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A type-erased transition.
nonisolated public struct AnyTransition {
  /// Applies the transition to a view in a phase.
  let apply: (AnyView, TransitionPhase) -> AnyView
  /// A Boolean value that indicates whether the transition has its own animation.
  let animates: Bool
  /// The animation of the whole transition, or `nil` if it has none.
  let ownAnimation: Animation?
  /// A Boolean value that indicates whether the transition changes nothing, so that a removed view disappears
  /// immediately.
  let isIdentity: Bool

  private init(
    animates: Bool, ownAnimation: Animation? = nil, isIdentity: Bool = false,
    apply: @escaping (AnyView, TransitionPhase) -> AnyView
  ) {
    self.animates = animates
    self.ownAnimation = ownAnimation
    self.isIdentity = isIdentity
    self.apply = apply
  }

  /// Creates an instance that type-erases `transition`.
  public init<T: Transition>(_ transition: T) {
    self.init(
      animates: isSelfAnimated(transition),
      ownAnimation: (transition as? any WhollyAnimatedTransition)?.animation,
      isIdentity: transition is IdentityTransition
    ) { content, phase in
      onMain((transition, content, phase)) { AnyView($0.0.apply(content: $0.1, phase: $0.2)) }
    }
  }

  /// Combines this transition with another, returning a new transition that is the result of both being applied.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(animates: animates || other.animates) { other.apply(self.apply($0, $1), $1) }
  }

  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(animates: animation != nil, ownAnimation: animation) { content, phase in
      let placeholder = PlaceholderContentView<AnyView>(content, restoresTransaction: true)
      return AnyView(
        _ScopedTransactionView(inside: self.apply(AnyView(placeholder), phase)) { $0.animation = animation })
    }
  }

  /// Provides a composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(animates: insertion.animates || removal.animates) { content, phase in
      let inner = insertion.apply(content, phase == .willAppear ? .willAppear : .identity)
      return removal.apply(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
  }

  /// Returns a transition defined between an active modifier and an identity modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(animates: false) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// A transition that returns the input view, unmodified, as the output view.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// A transition that scales from zero.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Returns a transition that scales the view by the specified amount.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Returns a transition that moves the view towards the specified edge, by the size of the view.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Creates a transition that when added to a view will animate the view's insertion by moving it in from the
  /// specified edge while fading it in, and its removal by moving it out towards the opposite edge while fading out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Creates a transition that moves the view by an offset in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Creates a transition that moves the view by horizontal and vertical offsets in points. Default 0.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}
