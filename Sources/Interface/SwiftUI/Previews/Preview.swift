/// What a `#Preview` makes: a name, traits and the views to show.
@MainActor @preconcurrency
public struct Preview {
  /// The kind of traits that previews of views take.
  public enum ViewTraits: Sendable {}

  /// Nil without a name of its own.
  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: @MainActor () -> any View

  /// Makes a preview of the views that a closure makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    content = body
  }
}
