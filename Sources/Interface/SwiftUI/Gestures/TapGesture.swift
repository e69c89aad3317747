import Foundation
import Geometry
import ViewGraph

/// A gesture that recognizes one or more taps.
nonisolated public struct TapGesture: _PrimitiveGesture {
  public typealias Value = ()
  /// The required number of tap events.
  public var count: Int

  /// Creates a tap gesture with the number of required taps.
  public init(count: Int = 1) { self.count = count }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Void> {
    TapRecognizer(gesture, context)
  }
}

/// A gesture that recognizes one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  /// The attributes of a tap gesture.
  nonisolated public struct Value: Equatable, @unchecked Sendable {
    /// The location of the tap gesture's current event.
    public var location: CGPoint
  }

  /// The required number of tap events.
  public var count: Int
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with the number of required taps and the coordinate space of the gesture's location.
  ///
  /// SwiftUI will deprecate this form in a future version.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture with the number of required taps and the coordinate space of the gesture's location.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    SpatialTapRecognizer(gesture, context)
  }
}

/// A counter of taps, which both tap gestures share.
struct TapCounter {
  /// The maximum time in seconds between the taps of a double tap. No figure is published; 0.35 is usual.
  static let window = 0.35
  /// The maximum distance in points by which a pointer may move during a tap. It is this project's choice.
  static let tolerance: CGFloat = 10

  private var pointer: Int?
  private var start = CGPoint.zero
  private(set) var taps = 0
  private(set) var deadline: Double?
  /// The location of the previous tap, near which the next one must be.
  private var previous: CGPoint?

  enum Step { case nothing, tapped, failed }

  mutating func handle(_ event: PointerEvent, count: Int) -> Step {
    switch event.phase {
    case .began:
      guard pointer == nil else { return .failed }
      // Twice the tolerance, because two taps are aimed separately.
      if let previous, previous.distance(to: event.location) > 2 * Self.tolerance { return .failed }
      pointer = event.id
      start = event.location
      deadline = nil
    case .moved:
      guard event.id == pointer else { return .nothing }
      if start.distance(to: event.location) > Self.tolerance { return .failed }
    case .ended:
      guard event.id == pointer else { return .nothing }
      pointer = nil
      if start.distance(to: event.location) > Self.tolerance { return .failed }
      taps += 1
      if taps >= count { return .tapped }
      previous = start
      deadline = event.time + Self.window
    case .cancelled:
      guard event.id == pointer else { return .nothing }
      return .failed
    }
    return .nothing
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let dx: CGFloat = other.x - x
    let dy: CGFloat = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}

final class TapRecognizer: LeafRecognizer<TapGesture> {
  private var counter = TapCounter()

  override var dependency: GestureDependency { .untilFailed }
  override var deadline: Double? { progress == .possible ? counter.deadline : nil }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible else { return }
    switch counter.handle(event, count: gesture.count) {
    case .nothing: break
    case .tapped: current = .ended(())
    case .failed: current = .failed
    }
  }

  override func timeDidPass(_ time: Double) { if progress == .possible { current = .failed } }

  override func reset() {
    super.reset()
    counter = TapCounter()
  }
}

final class SpatialTapRecognizer: LeafRecognizer<SpatialTapGesture> {
  private var counter = TapCounter()

  override var dependency: GestureDependency { .untilFailed }
  override var deadline: Double? { progress == .possible ? counter.deadline : nil }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible else { return }
    switch counter.handle(event, count: gesture.count) {
    case .nothing: break
    case .tapped:
      let location = context.host.location(of: event.location, in: gesture.coordinateSpace)
      current = .ended(SpatialTapGesture.Value(location: location))
    case .failed: current = .failed
    }
  }

  override func timeDidPass(_ time: Double) { if progress == .possible { current = .failed } }

  override func reset() {
    super.reset()
    counter = TapCounter()
  }
}
