import Foundation
import Geometry
import ViewGraph

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  /// The type representing the gesture's value.
  nonisolated public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has magnified by. It is 1 at the start.
    public var magnification: CGFloat
    /// The current magnification velocity per second.
    public var velocity: CGFloat
    /// The initial anchor point of the gesture, in the modified view's unit coordinates.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a given minimum delta for the gesture to start.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    MagnifyRecognizer(gesture, context)
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
nonisolated public struct RotateGesture: _PrimitiveGesture {
  /// The type representing the gesture's value.
  nonisolated public struct Value: Equatable, Sendable {
    /// The time associated with the gesture's current event.
    public var time: Date
    /// The relative amount that the gesture has rotated by. Clockwise is positive.
    public var rotation: Angle
    /// The current rotation velocity per second.
    public var velocity: Angle
    /// The initial anchor point of the gesture, in the modified view's unit coordinates.
    public var startAnchor: UnitPoint
    /// The initial center of the gesture in the modified view's coordinate space.
    public var startLocation: CGPoint
  }

  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to start.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    RotateRecognizer(gesture, context)
  }
}

/// A gesture that recognizes a magnification motion and tracks the amount of magnification.
///
/// SwiftUI will deprecate this form in a future version. Use `MagnifyGesture` instead.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
  public typealias Value = CGFloat
  /// The minimum required delta before the gesture starts.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture with a given minimum delta for the gesture to start.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<CGFloat> {
    let base = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
    return ConvertingRecognizer<MagnificationGesture, MagnifyGesture>(base, context, \.magnification) {
      MagnifyGesture(minimumScaleDelta: $0.minimumScaleDelta)
    }
  }
}

/// A gesture that recognizes a rotation motion and tracks the angle of the rotation.
///
/// SwiftUI will deprecate this form in a future version. Use `RotateGesture` instead.
nonisolated public struct RotationGesture: _PrimitiveGesture {
  public typealias Value = Angle
  /// The minimum delta required before the gesture succeeds.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture with a minimum delta for the gesture to start.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Angle> {
    let base = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
    return ConvertingRecognizer<RotationGesture, RotateGesture>(base, context, \.rotation) {
      RotateGesture(minimumAngleDelta: $0.minimumAngleDelta)
    }
  }
}

/// The recognizer of an older gesture, which converts the values of the newer one.
final class ConvertingRecognizer<Old: Gesture, New: Gesture>: WrappingRecognizer<New.Value, Old.Value> {
  private let convert: (New.Value) -> Old.Value
  private let renew: (Old) -> New

  init(
    _ gesture: New, _ context: _GestureContext, _ convert: @escaping (New.Value) -> Old.Value,
    renew: @escaping (Old) -> New
  ) {
    self.convert = convert
    self.renew = renew
    super.init(New._makeRecognizer(gesture, context), context)
  }

  override var phase: GesturePhase<Old.Value> { base.phase.map(convert) }
  override func update(_ gesture: Any) { base.update(renew(gesture as! Old)) }
}
