/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }
  private var kind: Kind

  /// When the motion looks finished, though a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When the animation is finished and removed, with all that came after it on the same values.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
