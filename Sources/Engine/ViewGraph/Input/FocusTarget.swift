import Foundation

/// A place that can hold the keyboard focus: a text field, or a view made focusable.
package protocol FocusTarget: _Node {
  /// False while it is disabled or otherwise not to be reached.
  var canBecomeFocused: Bool { get }
  /// The focus came or went.
  func focusDidChange(_ isFocused: Bool)
}

/// Where typed text goes: what a text field's node is to the host's keyboard. All three are called outside updates, so
/// that they may write to bindings; what they write is part of the next frame.
package protocol TextInputTarget: FocusTarget {
  /// Puts text at the insertion point, in place of what is selected.
  func insertText(_ text: String)
  /// The backspace key.
  func deleteBackward()
  /// The return key.
  func submit()
}
