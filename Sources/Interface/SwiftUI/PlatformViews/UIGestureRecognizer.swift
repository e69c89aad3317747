import Foundation
import Geometry

/// A gesture recognizer of UIKit. Input does not reach UIKit's views, so that it never recognizes anything.
@MainActor @preconcurrency
open class UIGestureRecognizer: Hashable {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a discrete gesture that has been recognized.
    public static let recognized = State.ended
  }

  /// The state of the recognizer. Default `possible`.
  open var state = State.possible
  /// A Boolean value that indicates whether the recognizer is in use. Default `true`.
  open var isEnabled = true
  /// A Boolean value that indicates whether touches are withheld from the view. Default `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the start of touches is withheld from the view. Default `false`.
  open var delaysTouchesBegan = false
  /// The delegate of the recognizer, or `nil`. It is not asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view of the recognizer, or `nil`.
  public internal(set) weak var view: UIView?
  /// The number of touches: 0.
  public var numberOfTouches: Int { 0 }

  /// Creates a recognizer. The target is not called.
  public init(target: Any?, action: Selector?) {}
  /// Creates a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  public nonisolated static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Adds a target, which is not called.
  public func addTarget(_ target: Any, action: Selector) {}
  /// Removes a target.
  public func removeTarget(_ target: Any?, action: Selector?) {}
  /// Makes the recognizer wait for another to fail. It has no effect.
  public func require(toFail other: UIGestureRecognizer) {}
  /// Returns the position of the gesture in a view: the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func reset() {}
}

/// The delegate of a gesture recognizer, which is not asked.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the recognizer may begin. Default `true`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns a Boolean value that indicates whether two recognizers may recognize together. Default `false`.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Returns a Boolean value that indicates whether a recognizer receives a touch. Default `true`.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default implementation, which returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The default implementation, which returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation, which returns `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// A recognizer of taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of a press in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that a press may move. Default 10.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers. Default 1.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. Default any.
  open var maximumNumberOfTouches = Int.max
  /// Returns the translation of the drag in points: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the velocity of the drag in points per second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets the translation. It has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A recognizer of pinches.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale. Default 1.
  open var scale: CGFloat = 1
  /// The velocity of the scale per second: 0.
  public var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation in radians. Default 0.
  open var rotation: CGFloat = 0
}

/// A recognizer of swipes.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction. Default to the right.
  open var direction = Direction.right
}

extension UIView {
  /// The gesture recognizers of the view, or `nil` for none. They never recognize anything.
  public var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// Adds a gesture recognizer, which never recognizes anything.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    recognizers.append(recognizer)
  }
  /// Removes a gesture recognizer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
