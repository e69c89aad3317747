import Foundation
import ViewGraph

/// Specifies the direction of an arrow key movement.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

nonisolated extension View {
  /// Adds an action to perform in response to a move command, like when the user presses an arrow key, while the view
  /// has the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
      return .handled
    }
  }

  /// Sets up an action that triggers in response to receiving the exit command, the escape key, while the view has the
  /// focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { onKey(.escape, action) }

  /// Adds an action to perform in response to the system's Delete command, the delete key, while the view has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { onKey(.delete, action) }

  private func onKey(_ key: KeyEquivalent, _ action: (() -> Void)?) -> some View {
    onKeyPress(key) {
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
