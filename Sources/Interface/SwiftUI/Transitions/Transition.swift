import Motion
import ViewGraph

/// An indication of which the current stage of a transition is.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// The transition is being applied to a view that is about to be inserted into the view hierarchy.
  case willAppear
  /// The transition is being applied to a view that is in the view hierarchy.
  case identity
  /// The transition is being applied to a view that has been requested to be removed from the view hierarchy.
  case didDisappear

  /// A Boolean value that indicates whether the view is in the hierarchy.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 0 in the hierarchy, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}

/// The properties a transition can have.
nonisolated public struct TransitionProperties: Sendable {
  /// A Boolean value that indicates whether the transition includes motion.
  public var hasMotion: Bool

  /// Creates the properties of a transition, by default with motion.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A description of view changes to apply when a view is added to and removed from the view hierarchy.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The content view type passed to `body(content:phase:)`.
  typealias Content = PlaceholderContentView<Self>
  /// Gets the current body of the caller.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Body
  /// Returns the properties this transition type has.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties of a transition, with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Applies the transition to a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }

  /// Attaches an animation to this transition.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }

  /// Combines this transition with another. Both are applied.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
}

nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated public struct _AnimatedTransition<Base: Transition>: Transition, WhollyAnimatedTransition {
  let base: Base
  let animation: Animation?

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    return _ScopedTransactionView(
      inside: base.apply(
        content: PlaceholderContentView<Self>(content: content, restoresTransaction: true), phase: phase)
    ) { $0.animation = animation }
  }

  var animates: Bool { animation != nil }
}

/// A transition that does not need the animation of a transaction.
nonisolated protocol SelfAnimatedTransition {
  var animates: Bool { get }
}

/// A transition with one animation for all of its effects.
nonisolated protocol WhollyAnimatedTransition: SelfAnimatedTransition {
  var animation: Animation? { get }
}

extension _CombinedTransition: SelfAnimatedTransition {
  var animates: Bool { isSelfAnimated(first) || isSelfAnimated(second) }
}

nonisolated func isSelfAnimated(_ transition: Any) -> Bool {
  (transition as? any SelfAnimatedTransition)?.animates ?? false
}
