/// A result builder that combines tracks, or the keyframes of a single track that animates the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  /// Returns the tracks of one expression in the builder.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  /// Returns the tracks of the first expression in a block.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value { first }

  /// Adds the tracks of the next expression in a block.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    var group = _KeyframesGroup<Value>()
    group.append(accumulated)
    group.append(next)
    return group
  }

  /// Returns no tracks, for an empty block.
  public static func buildBlock() -> some Keyframes<Value> { _KeyframesGroup<Value>() }

  /// Joins the tracks of the iterations of a loop.
  public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
    var group = _KeyframesGroup<Value>()
    for component in components { group.append(component) }
    return group
  }

  /// Returns the tracks of the first branch of a condition.
  public static func buildEither(first component: some Keyframes<Value>) -> _KeyframesGroup<Value> {
    group(component)
  }

  /// Returns the tracks of the second branch of a condition.
  public static func buildEither(second component: some Keyframes<Value>) -> _KeyframesGroup<Value> {
    group(component)
  }

  /// Returns the tracks of the whole builder.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }

  private static func group(_ content: some Keyframes<Value>) -> _KeyframesGroup<Value> {
    var group = _KeyframesGroup<Value>()
    group.append(content)
    return group
  }
}

extension KeyframesBuilder where Value: Animatable {
  // MARK: Keyframes of a single track

  /// Returns the keyframes of one expression in the builder.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  /// Returns the keyframes of the first expression in a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

  /// Appends the keyframes of the next expression in a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.group(accumulated, next)
  }

  /// Joins the keyframes of the iterations of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeTrackGroup<Value> {
    KeyframeTrackContentBuilder<Value>.group(component)
  }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeTrackGroup<Value> {
    KeyframeTrackContentBuilder<Value>.group(component)
  }

  /// Creates the single track, which animates the whole value, from the builder's keyframes.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack(keyPath: \.self, content: component)
  }
}
