import Foundation
import ViewGraph

/// A type that dispatches key events to the focused view.
package enum KeyboardDispatcher {
  /// Dispatches a key press and release. Returns true if a view handled it.
  @discardableResult
  package static func press(_ key: KeyEquivalent, modifiers: EventModifiers, in graph: ViewGraph) -> Bool {
    let down = KeyPress(key, phase: .down, modifiers: modifiers)
    let isTaken = send(down, in: graph)
    _ = offer(KeyPress(key, phase: .up, modifiers: modifiers), in: graph)
    return isTaken
  }

  private static func send(_ press: KeyPress, in graph: ViewGraph) -> Bool {
    // The application handles combinations with Command before the text field does.
    let isCommand = press.modifiers.contains(.command)
    if isCommand, graph.root.activate(shortcut: press) { return true }
    if offer(press, in: graph) { return true }
    if !isCommand, edit(press, in: graph) { return true }
    if !isCommand, graph.root.activate(shortcut: press) { return true }
    guard press.key == .tab else { return false }
    return moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1, in: graph)
  }

  /// Offers a key press to the views around the focus, from the inside out.
  private static func offer(_ press: KeyPress, in graph: ViewGraph) -> Bool {
    guard let target = graph.focus.focused else { return false }
    var isTaken = false
    target.forEachEnclosingItem(includingSelf: true) { item in
      if let node = item as? KeyPressNode, node.modifier.action(press) == .handled { isTaken = true }
      return !isTaken
    }
    if isTaken { return true }
    // Modifiers of a focusable view may be inside or around it.
    return offer(press, below: target)
  }

  private static func offer(_ press: KeyPress, below node: _Node) -> Bool {
    var isTaken = false
    node.forEachChild { child in
      if isTaken || child is any FocusTarget { return }
      if let node = child as? KeyPressNode, node.modifier.action(press) == .handled {
        isTaken = true
      } else {
        isTaken = offer(press, below: child)
      }
    }
    return isTaken
  }

  private static func edit(_ press: KeyPress, in graph: ViewGraph) -> Bool {
    guard let target = graph.focus.focused as? any TextInputTarget else { return false }
    switch press.key {
    case .return, "\n": target.submit()
    case .delete, "\u{7F}": target.deleteBackward()
    case .tab, .escape: return false
    default:
      // The private-use area for function keys in Unicode.
      guard let scalar = press.key.character.unicodeScalars.first, !(0xF700...0xF8FF).contains(scalar.value) else {
        return false
      }
      target.insertText(press.characters)
    }
    return true
  }

  private static func moveFocus(by step: Int, in graph: ViewGraph) -> Bool {
    var targets: [any FocusTarget] = []
    collect(graph.root, into: &targets)
    guard !targets.isEmpty else { return false }
    let current = targets.firstIndex { $0 === graph.focus.focused }
    let next = current.map { ($0 + step + targets.count) % targets.count } ?? (step > 0 ? 0 : targets.count - 1)
    graph.isMovingFocus = true
    defer { graph.isMovingFocus = false }
    graph.focus.focus(targets[next])
    return true
  }

  private static func collect(_ node: _Node, into targets: inout [any FocusTarget]) {
    if let target = node as? any FocusTarget, target.canBecomeFocused { targets.append(target) }
    node.forEachHitChild { collect($0, into: &targets) }
  }
}

/// A flag that indicates whether the keyboard is moving the focus.
private final class FocusMovement {
  var isRunning = false
}

extension ViewGraph {
  var isMovingFocus: Bool {
    get { service { FocusMovement() }.isRunning }
    set { service { FocusMovement() }.isRunning = newValue }
  }
}
