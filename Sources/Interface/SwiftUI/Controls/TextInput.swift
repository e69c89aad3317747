import Foundation
import ViewGraph

/// A modifier that handles the keys of a text field while it has focus.
nonisolated struct TextInputModifier: _ItemModifier {
  let handle: TextInputHandle
  /// The content of the field and its keyboard settings, for `inspect`.
  let shown: String
  let traits: TextInputTraits
  let edit: ((String) -> String) -> Void
  let submit: () -> Void
  let focusChanged: (Bool) -> Void

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    TextInputNode(modifier, context)
  }
}

/// A handle with which a view moves the focus to its own field.
final class TextInputHandle: @unchecked Sendable {
  fileprivate weak var node: TextInputNode?
  func focus() { node?.takeFocus() }

  /// Resigns the focus after all earlier requests have been performed.
  func resign() {
    guard let node else { return }
    // The actions of a changed focus state come first: they run in the round of actions after the next update.
    node.graph.enqueueAction { [weak node] in
      node?.graph.enqueueAction { if let node, node.isAttached { node.graph.focus.resign(node) } }
    }
  }
}

final class TextInputNode: ItemModifierNode<TextInputModifier>, TextInputTarget {
  override init(_ modifier: TextInputModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    modifier.handle.node = self
  }

  override func modifierDidChange(from old: TextInputModifier) { modifier.handle.node = self }

  func takeFocus() { graph.focus.focus(self) }

  var canBecomeFocused: Bool { environment.isEnabled }
  func focusDidChange(_ isFocused: Bool) { modifier.focusChanged(isFocused) }

  /// Inserts text at the insertion point, which is always at the end.
  func insertText(_ text: String) { modifier.edit { $0 + text } }
  func deleteBackward() { modifier.edit { String($0.dropLast()) } }
  func submit() { modifier.submit() }

  override func teardown() {
    super.teardown()
    graph.focus.resign(self)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("value", .text(modifier.shown)))
    if let keyboard = modifier.traits.keyboard { attributes.append(("keyboard", .text(keyboard))) }
    if let content = modifier.traits.content { attributes.append(("textContent", .text(content))) }
  }
}

/// The settings of a field for an on-screen keyboard. The keyboard is not drawn; `inspect` reports the settings.
struct TextInputTraits: Equatable, Sendable {
  var keyboard: String?
  var content: String?
}

private struct TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}
