/// The criteria that determine when an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private var kind: Kind

  /// The animation is complete when its motion appears finished, although a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The animation is complete when it is removed, together with all later animations of the same values.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
