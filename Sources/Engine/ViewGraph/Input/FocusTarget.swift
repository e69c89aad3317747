import Foundation

/// A target of the keyboard focus: a text field, or a focusable view.
package protocol FocusTarget: _Node {
  /// A Boolean value that indicates whether the target can have focus. False while it is disabled or unreachable.
  var canBecomeFocused: Bool { get }
  /// Handles a change of the focus.
  func focusDidChange(_ isFocused: Bool)
}

/// The target of typed text, such as a text field's node. All three functions are called outside of updates, so that
/// they may write to bindings. Their changes are part of the next frame.
package protocol TextInputTarget: FocusTarget {
  /// Inserts text at the insertion point, in place of the selection.
  func insertText(_ text: String)
  /// Handles the backspace key.
  func deleteBackward()
  /// Handles the return key.
  func submit()
}
