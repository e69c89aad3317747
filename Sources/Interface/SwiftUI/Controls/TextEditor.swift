import Foundation
import ViewGraph

/// A view that can display and edit long-form text.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// Creates a plain text editor.
  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View { TextEditorBody(text: text) }
}

/// The body of a text editor. It fills the available space, with the margins of UITextView: 5 at the sides, 8 above
/// and below.
private struct TextEditorBody: View {
  let text: Binding<String>
  @State private var handle = TextInputHandle()
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textInputTraits) private var traits
  @Environment(\.showsListBackground) private var showsBackground
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    let written = text.wrappedValue
    let caret = Text(verbatim: isFocused ? "|" : "").foregroundStyle(.tint)
    // Text that does not fit is scrolled instead of truncated.
    ScrollView {
      (Text(verbatim: written) + caret)
        .frame(maxWidth: .infinity, alignment: frameAlignment)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
    }
    .background { if showsBackground { Rectangle().fill(.background) } }
    .opacity(isEnabled ? 1 : 0.5)
    .tappable { handle.focus() }
    .controlElement(
      label: AnyView(EmptyView()), value: .text(written), activate: { handle.focus() }
    )
    .modifier(
      TextInputModifier(
        handle: handle, shown: written, traits: traits, edit: { text.wrappedValue = $0(text.wrappedValue) },
        submit: { text.wrappedValue += "\n" }, focusChanged: { isFocused = $0 }))
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }
}
