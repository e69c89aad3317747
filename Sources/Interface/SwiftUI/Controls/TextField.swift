import Foundation
import ViewGraph

/// The source of a text field's content: a text, or a value that is written when editing ends.
nonisolated struct TextSource {
  let read: () -> String
  let write: (String) -> Void
  /// A Boolean value that indicates whether every change is written immediately.
  let isImmediate: Bool

  static func text(_ binding: Binding<String>) -> TextSource {
    TextSource(read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 }, isImmediate: true)
  }
}

/// A control that displays an editable text interface.
nonisolated public struct TextField<Label: View>: View {
  let source: TextSource
  let prompt: Text?
  let label: Label
  let axis: Axis
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var isSecure = false
  /// The placeholder of a styled field.
  var styledLabel: AnyView?

  init(
    _ source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  @MainActor public var body: some View {
    let core = TextFieldCore(
      source: source, prompt: prompt, label: styledLabel ?? AnyView(label), axis: axis, isSecure: isSecure,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    if Label.self == _TextFieldStyleLabel.self {
      core
    } else {
      StyledControl(TextFieldStyleConfiguration(core: core))
    }
  }
}

/// The text, or the placeholder if the text is empty, and the insertion point while the field has focus.
struct TextFieldCore: View {
  let source: TextSource
  let prompt: Text?
  let label: AnyView
  let axis: Axis
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @State private var handle = TextInputHandle()
  @State private var isFocused = false
  @State private var draft: String?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.effectivePointSize) private var pointSize
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.textInputTraits) private var traits
  @Environment(\.submitActions) private var submitActions
  @Environment(\.platformProfile) private var platform

  var body: some View {
    let text = draft ?? source.read()
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    ZStack(alignment: frameAlignment) {
      if text.isEmpty {
        placeholder
          .foregroundStyle(.placeholder)
          .lineLimit(1)
          .overlay(alignment: .leading) { caret(at: -1) }
      } else if axis == .vertical {
        Text(shown).overlay(alignment: .bottomTrailing) { caret(at: 2) }
      } else {
        Text(shown)
          .lineLimit(1)
          .truncationMode(isFocused ? .head : .tail)
          .overlay(alignment: .trailing) { caret(at: 2) }
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .frame(maxWidth: .infinity, minHeight: pointSize * 22 / 17, alignment: frameAlignment)
    .tappable { handle.focus() }
    .controlElement(
      label: prompt.map { AnyView($0) } ?? label, value: shown.isEmpty ? .none : .text(shown),
      activate: { handle.focus() }
    )
    .modifier(
      TextInputModifier(
        handle: handle, shown: shown, traits: traits, edit: edit, submit: submit, focusChanged: focusChanged))
  }

  @ViewBuilder private var placeholder: some View { if let prompt { prompt } else { label } }

  /// The insertion point. It does not blink, so that a static view stays static.
  private func caret(at x: CGFloat) -> some View {
    Capsule().fill(.tint)
      .frame(width: 2, height: pointSize * 1.2)
      .offset(x: x)
      .opacity(isFocused ? 1 : 0)
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  private func edit(_ change: (String) -> String) {
    let new = change(draft ?? source.read())
    if source.isImmediate { source.write(new) } else { draft = new }
  }

  private func commit() {
    guard let draft else { return }
    source.write(draft)
    self.draft = nil
  }

  private func submit() {
    if axis == .vertical { return edit { $0 + "\n" } }
    commit()
    onCommit()
    submitActions.run(.text)
    // iOS puts the keyboard away; a Mac's field keeps the focus. Where the actions move the focus it stays there.
    if platform == .iOS { handle.resign() }
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused { commit() }
    onEditingChanged(isFocused)
  }
}

/// A control into which people securely enter private text: each character is shown as a dot.
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>

  /// Creates a secure field with a prompt generated from a `Text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text), prompt, label())
  }

  fileprivate init(
    _ source: TextSource, _ prompt: Text?, _ label: Label, onCommit: @escaping () -> Void = {}
  ) {
    var field = TextField(source, prompt: prompt, label: label, onCommit: onCommit)
    field.isSecure = true
    self.field = field
  }

  public var body: some View { field }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a secure field with a prompt generated from a `Text`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt, Text(titleKey))
  }

  /// Creates a secure field with an unlocalized title and a prompt, or no separate prompt with `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text), prompt, Text(title))
  }

  /// Creates an instance.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(.text(text), nil, Text(titleKey)) }

  /// Creates a secure field with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(.text(text), nil, Text(title)) }

  /// SwiftUI will deprecate this form in a future version. Use `SecureField(_:text:)` and `onSubmit` instead.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text), nil, Text(titleKey), onCommit: onCommit)
  }
}
