import Foundation
import ViewGraph

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, immediately, interactively, never }
  private let kind: Kind
  /// Determine the mode automatically based on the surrounding context.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// Dismiss the keyboard as soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// Enable people to interactively dismiss the keyboard as part of the scroll operation.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  /// Never dismiss the keyboard automatically as a result of scrolling.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  var endsTyping: Bool { kind == .immediately || kind == .interactively }
}

nonisolated extension View {
  /// Configures the behavior in which scrollable content interacts with the software keyboard. A field loses focus when
  /// scrolling starts.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(ScrollDismissesKeyboardModifier(mode: mode))
  }
}

struct ScrollDismissesKeyboardModifier: ViewModifier {
  let mode: ScrollDismissesKeyboardMode
  @State private var handle = FocusEnder()

  nonisolated init(mode: ScrollDismissesKeyboardMode) { self.mode = mode }

  func body(content: Content) -> some View {
    let (mode, handle) = (mode, handle)
    return
      content
      .onScrollPhaseChange { _, new in if mode.endsTyping, new == .interacting { handle.end() } }
      .modifier(FocusEndingModifier(handle: handle))
  }
}

/// A handle that removes focus from the focused view.
final class FocusEnder: @unchecked Sendable {
  weak var node: _Node?
  func end() { node?.graph.focus.focus(nil) }
}

nonisolated struct FocusEndingModifier: _ItemModifier {
  let handle: FocusEnder

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    let node = FocusEndingNode(modifier, context)
    modifier.handle.node = node
    return node
  }
}

final class FocusEndingNode: ItemModifierNode<FocusEndingModifier> {}
