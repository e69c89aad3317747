/// The content of a `#Preview`: a name, traits and the views to show.
@MainActor @preconcurrency
public struct Preview {
  /// The kind of traits for previews of views.
  public enum ViewTraits: Sendable {}

  /// The name, or `nil` for an unnamed preview.
  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: @MainActor () -> any View

  /// Creates a preview of the views that a closure creates.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    content = body
  }
}
