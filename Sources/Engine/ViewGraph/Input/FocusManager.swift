import Foundation

/// The manager of the keyboard focus in one graph. At most one target has focus.
package final class FocusManager {
  package private(set) weak var focused: (any FocusTarget)?
  private var observers = OrderedRegistry<any FocusObserver>()

  package init() {}

  /// Moves the focus. With `nil`, no target has it. It has no effect for a target that cannot have focus.
  package func focus(_ target: (any FocusTarget)?) {
    if let target, !target.isAttached || !target.canBecomeFocused { return }
    guard target !== focused else { return }
    let old = focused
    focused = target
    old?.focusDidChange(false)
    target?.focusDidChange(true)
    for observer in observers.elements { observer.focusDidMove() }
  }

  /// Removes the focus from a target that leaves the tree or can no longer have it.
  package func resign(_ target: any FocusTarget) {
    if focused === target { focus(nil) }
  }

  package func addObserver(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = observer }
  package func removeObserver(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// An observer that is notified when the focus has moved.
package protocol FocusObserver: AnyObject {
  func focusDidMove()
}

extension _Node {
  /// Returns whether `node` is this node or a descendant.
  package func contains(_ node: _Node) -> Bool {
    var next: _Node? = node
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  /// The first target at or below this node that can have focus, in the order of the tree.
  package var firstFocusTarget: (any FocusTarget)? {
    if let target = self as? any FocusTarget, target.canBecomeFocused { return target }
    var result: (any FocusTarget)?
    forEachChild { if result == nil { result = $0.firstFocusTarget } }
    return result
  }
}
