import Foundation
import Geometry
import ViewGraph

/// A pair of pointers.
struct PointerPair {
  private var first: (id: Int, location: CGPoint)?
  private var second: (id: Int, location: CGPoint)?

  var isComplete: Bool { first != nil && second != nil }

  /// The distance between the pointers in points.
  var span: CGFloat {
    guard let first, let second else { return 0 }
    return first.location.distance(to: second.location)
  }

  /// The angle from the first to the second pointer in radians, clockwise from 3 o'clock.
  var angle: Double {
    guard let first, let second else { return 0 }
    return atan2(Double(second.location.y - first.location.y), Double(second.location.x - first.location.x))
  }

  var center: CGPoint {
    guard let first, let second else { return .zero }
    return CGPoint(x: (first.location.x + second.location.x) / 2, y: (first.location.y + second.location.y) / 2)
  }

  /// Handles an event. Returns true if it belongs to one of the pointers.
  mutating func handle(_ event: PointerEvent) -> Bool {
    if event.phase == .began {
      if first == nil {
        first = (event.id, event.location)
      } else if second == nil {
        second = (event.id, event.location)
      } else {
        return false
      }
      return true
    }
    if first?.id == event.id {
      first?.location = event.location
    } else if second?.id == event.id {
      second?.location = event.location
    } else {
      return false
    }
    return true
  }
}

/// The recognizer of a gesture with two pointers, which starts when its measured value has changed by a minimum.
class TwoFingerRecognizer<G: Gesture>: LeafRecognizer<G> {
  private(set) var pair = PointerPair()
  private(set) var startAnchor = UnitPoint.center
  private(set) var startLocation = CGPoint.zero
  /// The measured values, as the x-coordinates of points.
  private var track = PointerTrack()
  private var hasStarted = false

  /// The change of the measured value since the start.
  var amount: CGFloat { 0 }
  var isBeyondMinimum: Bool { false }
  func pairDidForm() {}
  func pairDidMove() {}
  func value(at time: Double) -> G.Value { fatalError("abstract") }

  /// Returns the velocity per second.
  func velocity(at time: Double) -> CGFloat { track.velocity(at: time).width }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible || progress == .active, pair.handle(event) else { return }
    switch event.phase {
    case .began:
      guard pair.isComplete else { return }
      hasStarted = true
      startLocation = context.host.location(of: pair.center, in: .local)
      let size = context.host.gestureSize
      startAnchor = UnitPoint(
        x: size.width > 0 ? startLocation.x / size.width : 0.5,
        y: size.height > 0 ? startLocation.y / size.height : 0.5)
      pairDidForm()
      track.add(CGPoint(x: amount, y: 0), at: event.time)
    case .moved:
      guard pair.isComplete else { return }
      pairDidMove()
      track.add(CGPoint(x: amount, y: 0), at: event.time)
      if progress == .active || isBeyondMinimum { current = .active(value(at: event.time)) }
    case .ended:
      guard hasStarted, progress == .active else { return current = .failed }
      pairDidMove()
      track.add(CGPoint(x: amount, y: 0), at: event.time)
      current = .ended(value(at: event.time))
    case .cancelled: current = .failed
    }
  }

  override func reset() {
    super.reset()
    pair = PointerPair()
    track = PointerTrack()
    hasStarted = false
  }
}

final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture> {
  private var startSpan: CGFloat = 1

  override var amount: CGFloat { pair.span / startSpan }
  override var isBeyondMinimum: Bool { abs(amount - 1) >= gesture.minimumScaleDelta }
  override func pairDidForm() { startSpan = max(pair.span, 1) }

  override func value(at time: Double) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: context.graph.referenceDate.addingTimeInterval(time), magnification: amount, velocity: velocity(at: time),
      startAnchor: startAnchor, startLocation: startLocation)
  }
}

final class RotateRecognizer: TwoFingerRecognizer<RotateGesture> {
  private var lastAngle = 0.0
  private var turned = 0.0

  override var amount: CGFloat { CGFloat(turned) }
  override var isBeyondMinimum: Bool { abs(turned) >= gesture.minimumAngleDelta.radians }

  override func pairDidForm() {
    lastAngle = pair.angle
    turned = 0
  }

  /// Adds the smallest rotation since the last event, so that several turns accumulate.
  override func pairDidMove() {
    let now = pair.angle
    turned += (now - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = now
  }

  override func value(at time: Double) -> RotateGesture.Value {
    RotateGesture.Value(
      time: context.graph.referenceDate.addingTimeInterval(time), rotation: .radians(turned),
      velocity: .radians(Double(velocity(at: time))), startAnchor: startAnchor, startLocation: startLocation)
  }
}
