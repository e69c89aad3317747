import Foundation
import Geometry
import ViewGraph

/// A gesture that succeeds when the user performs a long press.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  /// The minimum duration of the long press that must elapse before the gesture succeeds, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the long press can move before the gesture fails, in points.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture with a minimum duration and a maximum distance that the interaction can move before
  /// the gesture fails.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture, context)
  }
}

final class LongPressRecognizer: LeafRecognizer<LongPressGesture> {
  private var pointer: Int?
  private var start = CGPoint.zero
  private var end = Double.infinity

  override var deadline: Double? { progress == .possible && pointer != nil && end.isFinite ? end : nil }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible else { return }
    switch event.phase {
    case .began:
      guard pointer == nil else { return current = .failed }
      pointer = event.id
      start = event.location
      end = event.time + gesture.minimumDuration
      // While the pointer is down, the value is true, although the gesture has not succeeded yet.
      current = gesture.minimumDuration <= 0 ? .ended(true) : .possible(true)
    case .moved:
      guard event.id == pointer else { return }
      if start.distance(to: event.location) > gesture.maximumDistance { current = .failed }
    case .ended, .cancelled:
      if event.id == pointer { current = .failed }
    }
  }

  override func timeDidPass(_ time: Double) {
    guard progress == .possible, pointer != nil, time >= end else { return }
    current = .ended(true)
  }

  override func reset() {
    super.reset()
    pointer = nil
    end = .infinity
  }
}

/// The gesture of `onLongPressGesture`, which also reports pressing.
nonisolated struct PressingGesture: _PrimitiveGesture {
  typealias Value = Bool
  let base: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Bool> {
    PressingRecognizer(gesture, context)
  }
}

final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
  private var gesture: PressingGesture
  private var isPressed = false
  private var isDone = false

  init(_ gesture: PressingGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(LongPressRecognizer(gesture.base, context), context)
  }

  override var phase: GesturePhase<Bool> { base.phase }

  override func update(_ gesture: Any) {
    self.gesture = gesture as! PressingGesture
    base.update(self.gesture.base)
  }

  override func deliver(isAllowed: Bool) {
    switch base.phase {
    case .possible(true?) where isAllowed: press(true)
    case .ended where isAllowed && !isDone:
      isDone = true
      press(true)
      gesture.action()
      press(false)
    default: press(false)
    }
  }

  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    gesture.pressing?(isPressed)
  }

  override func reset() {
    super.reset()
    press(false)
    isDone = false
  }

  override func teardown() {
    press(false)
    super.teardown()
  }
}

nonisolated extension View {
  /// Adds an action to perform when this view recognizes a long press gesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let base = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: base, pressing: onPressingChanged, action: action))
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  ///
  /// SwiftUI will deprecate this form in a future version. Use the form with `onPressingChanged` instead.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    let base = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(base: base, pressing: pressing, action: action))
  }
}
