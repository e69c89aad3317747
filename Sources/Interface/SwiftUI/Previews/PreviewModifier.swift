import Foundation
import ViewGraph

/// The views of a preview, passed to a `PreviewModifier`.
nonisolated public struct PreviewModifierContent: View {
  let view: AnyView
  public var body: some View { view }
}

/// A type that defines an environment in which previews can appear.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Creates the value that is passed to `body(content:context:)`.
  static func makeSharedContext() async throws -> Context
  /// Modifies the preview's views.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no context, for modifiers that need none.
  public static func makeSharedContext() async throws {}
}

/// A view that creates the context before it shows the preview's views. If that fails, it shows a message.
struct _ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: Result<M.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context): modifier.body(content: PreviewModifierContent(view: content), context: context)
    case .failure(let error): Text(verbatim: "The preview's context cannot be made: \(error)")
    case nil: Color.clear.task { await make() }
    }
  }

  private func make() async {
    do { context = .success(try await M.makeSharedContext()) } catch { context = .failure(error) }
  }
}
