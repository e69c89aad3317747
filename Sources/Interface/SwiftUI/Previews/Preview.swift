/// The content of a `#Preview`: a name, traits and the views to show.
@MainActor @preconcurrency
public struct Preview {
  /// The kind of traits for previews of views.
  public enum ViewTraits: Sendable {}

  /// The name, or `nil` for an unnamed preview.
  package let displayName: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let content: @MainActor () -> any View
  /// One preview for each argument, or empty.
  package private(set) var members: [Preview] = []

  /// Creates a preview of the views that a closure creates.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    self.traits = traits
    content = body
  }

  /// Creates a preview of each of the arguments. Its name is followed by the argument's description.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    displayName = name
    self.traits = traits
    content = { EmptyView() }
    members = arguments.map { argument in
      Preview([name, "\(argument)"].compactMap(\.self).joined(separator: " "), traits: traits) { body(argument) }
    }
  }

  private init(_ name: String, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () -> any View) {
    displayName = name
    self.traits = traits
    self.content = content
  }
}
