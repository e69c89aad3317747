import Foundation
import ViewGraph

nonisolated public struct _KeyboardShortcutModifier: _ItemModifier {
  let shortcut: KeyboardShortcut?

  /// Creates the node that triggers the content's action by a shortcut.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    KeyboardShortcutNode(modifier, context)
  }
}

final class KeyboardShortcutNode: ItemModifierNode<_KeyboardShortcutModifier> {
  func matches(_ press: KeyPress) -> Bool {
    guard let shortcut = modifier.shortcut else { return false }
    return shortcut.key == press.key && shortcut.modifiers == press.modifiers
  }
}

/// A control that a key can activate.
protocol ActivatableNode: _Node {
  /// Activates the control. Returns false if it is disabled.
  func activate() -> Bool
}

extension GestureNode: ActivatableNode where M == _TapModifier {
  func activate() -> Bool {
    guard isGestureEnabled else { return false }
    modifier.action()
    return true
  }
}

extension _Node {
  /// Activates the first control at or below this node.
  func activateFirst() -> Bool {
    if let node = self as? any ActivatableNode { return node.activate() }
    var isDone = false
    forEachChild { if !isDone { isDone = $0.activateFirst() } }
    return isDone
  }

  /// Activates the first control in the tree with the shortcut. Returns false if there is none.
  func activate(shortcut press: KeyPress) -> Bool {
    if let node = self as? KeyboardShortcutNode, node.matches(press) { return node.activateFirst() }
    var isDone = false
    forEachChild { if !isDone { isDone = $0.activate(shortcut: press) } }
    return isDone
  }
}

nonisolated extension View {
  /// Defines a keyboard shortcut and assigns it to the modified control.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Defines a keyboard shortcut and assigns it to the modified control.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Assigns a keyboard shortcut to the modified control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Assigns an optional keyboard shortcut to the modified control.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(_KeyboardShortcutModifier(shortcut: shortcut))
  }
}
