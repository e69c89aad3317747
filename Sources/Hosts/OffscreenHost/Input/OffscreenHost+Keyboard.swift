import Foundation
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Types a text into what has the focus, key by key, now; a newline is the return key, U+0008 the backspace key.
  /// True: something took it all.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = true
    for character in text {
      if !key(character == "\n" ? .return : KeyEquivalent(character)) { isTaken = false }
    }
    return isTaken
  }

  /// Presses and releases a key, now. True: something took it.
  @discardableResult
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    graph.frame(at: time)
    let isTaken = KeyboardDispatcher.press(key, modifiers: modifiers, in: graph)
    advance(to: time)
    return isTaken
  }
}
