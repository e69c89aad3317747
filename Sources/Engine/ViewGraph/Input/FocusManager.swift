import Foundation

/// Who has the keyboard focus in one graph; at most one place has.
package final class FocusManager {
  package private(set) weak var focused: (any FocusTarget)?
  private var observers = OrderedRegistry<any FocusObserver>()

  package init() {}

  /// Moves the focus; nil: nobody has it. A target that cannot have it is left alone.
  package func focus(_ target: (any FocusTarget)?) {
    if let target, !target.isAttached || !target.canBecomeFocused { return }
    guard target !== focused else { return }
    let old = focused
    focused = target
    old?.focusDidChange(false)
    target?.focusDidChange(true)
    for observer in observers.elements { observer.focusDidMove() }
  }

  /// The target leaves the tree, or cannot have the focus any more.
  package func resign(_ target: any FocusTarget) {
    if focused === target { focus(nil) }
  }

  package func addObserver(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = observer }
  package func removeObserver(_ observer: any FocusObserver) { observers[ObjectIdentifier(observer)] = nil }
}

/// Somebody who is told when the focus moved.
package protocol FocusObserver: AnyObject {
  func focusDidMove()
}

extension _Node {
  /// Whether `node` is this node or lies below it.
  package func contains(_ node: _Node) -> Bool {
    var next: _Node? = node
    while let current = next {
      if current === self { return true }
      next = current.parent
    }
    return false
  }

  /// The first place at or below this node that can have the focus, in reading order of the tree.
  package var firstFocusTarget: (any FocusTarget)? {
    if let target = self as? any FocusTarget, target.canBecomeFocused { return target }
    var result: (any FocusTarget)?
    forEachChild { if result == nil { result = $0.firstFocusTarget } }
    return result
  }
}
