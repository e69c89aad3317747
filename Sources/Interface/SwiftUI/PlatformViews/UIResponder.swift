import Foundation

/// The base class of UIKit's and AppKit's views, controllers and windows. Touches and keys are SwiftUI's: its methods
/// for events are not called.
@MainActor @preconcurrency
open class UIResponder: Hashable {
  /// The name of the notification that the keyboard is about to appear.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification that the keyboard is about to disappear.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification that the frame of the keyboard is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's final frame in a notification's user information.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation, in seconds, in a notification's user information.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

  /// Creates a responder.
  public init() {}

  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// AppKit's name for the base class of views, controllers and windows.
public typealias NSResponder = UIResponder

/// A touch, which UIKit's views do not receive here.
@MainActor @preconcurrency
public final class UITouch: Hashable {
  public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Returns the position of the touch in a view: the origin.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event, which UIKit's views do not receive here.
@MainActor @preconcurrency
public final class UIEvent {}

/// The name of a method. There is no Objective-C runtime that could call it; `resignFirstResponder`, sent by
/// `UIApplication.sendAction(_:to:from:for:)`, takes the focus from the focused view.
public struct Selector: Hashable, Sendable {
  let name: String
  /// Creates a selector from the name of a method. Default the empty name.
  public init(_ name: String = "") { self.name = name }
}
