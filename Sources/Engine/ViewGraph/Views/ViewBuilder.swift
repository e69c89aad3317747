/// A custom parameter attribute that constructs views from closures.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view of one expression in the builder.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a block without expressions.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a block with a single expression.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the views of a block into a tuple view.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView(pack: repeat each content)
  }

  /// Returns the view of an `if` statement without `else`, or `nil` if its condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the view of the second branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view in a block of an availability condition.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
