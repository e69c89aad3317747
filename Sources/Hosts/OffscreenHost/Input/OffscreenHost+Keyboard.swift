import Foundation
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Types a text into the focused view, key by key, at the current time. A newline is the return key, and U+0008 is
  /// the backspace key.
  ///
  /// - Returns: True if the view handled every key.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = true
    for character in text {
      if !key(character == "\n" ? .return : KeyEquivalent(character)) { isTaken = false }
    }
    return isTaken
  }

  /// Presses and releases a key at the current time.
  ///
  /// - Returns: True if a view handled the key.
  @discardableResult
  public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    graph.frame(at: time)
    let isTaken = KeyboardDispatcher.press(key, modifiers: modifiers, in: graph)
    advance(to: time)
    return isTaken
  }
}
