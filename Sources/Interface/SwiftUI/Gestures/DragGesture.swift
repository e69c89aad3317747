import Foundation
import Geometry
import ViewGraph

/// A dragging motion that invokes an action as the drag-event sequence changes.
nonisolated public struct DragGesture: _PrimitiveGesture {
  /// The attributes of a drag gesture.
  nonisolated public struct Value: Equatable, Sendable {
    /// The time associated with the drag gesture's current event.
    public var time: Date
    /// The location of the drag gesture's current event.
    public var location: CGPoint
    /// The location of the drag gesture's first event.
    public var startLocation: CGPoint
    /// The current drag velocity, in points per second.
    public var velocity: CGSize

    /// The time in seconds for which predictions extrapolate the velocity. No figure is published.
    static let prediction: CGFloat = 0.25

    /// The total translation from the start of the drag gesture to the current event of the drag gesture.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// A prediction, based on the current drag velocity, of where the final location will be if dragging stopped now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.prediction, y: location.y + velocity.height * Self.prediction)
    }

    /// A prediction, based on the current drag velocity, of what the final translation will be if dragging stopped now.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The minimum dragging distance before the gesture succeeds, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space in which to receive location values.
  public var coordinateSpace: CoordinateSpace

  /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and the coordinate space
  /// of the gesture's location.
  ///
  /// SwiftUI will deprecate this form in a future version.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a dragging gesture with the minimum dragging distance before the gesture succeeds and the coordinate space
  /// of the gesture's location.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    DragRecognizer(gesture, context)
  }
}

final class DragRecognizer: LeafRecognizer<DragGesture> {
  private var pointer: Int?
  private var start = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var track = PointerTrack()
  private var distance: CGFloat = 0

  /// Below the tolerance of a tap, a drag does not block taps.
  override var dependency: GestureDependency { distance >= TapCounter.tolerance ? .whileActive : .untilFailed }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible || progress == .active else { return }
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = event.location
      startLocation = context.host.location(of: event.location, in: gesture.coordinateSpace)
      track = PointerTrack()
      track.add(startLocation, at: event.time)
      distance = 0
      if gesture.minimumDistance <= 0 { current = .active(value(at: event.time)) }
    case .moved:
      guard event.id == pointer else { return }
      distance = max(distance, start.distance(to: event.location))
      track.add(context.host.location(of: event.location, in: gesture.coordinateSpace), at: event.time)
      guard progress == .active || distance >= gesture.minimumDistance else { return }
      current = .active(value(at: event.time))
    case .ended:
      guard event.id == pointer else { return }
      pointer = nil
      guard progress == .active else { return current = .failed }
      track.add(context.host.location(of: event.location, in: gesture.coordinateSpace), at: event.time)
      current = .ended(value(at: event.time))
    case .cancelled:
      guard event.id == pointer else { return }
      pointer = nil
      current = .failed
    }
  }

  private func value(at time: Double) -> DragGesture.Value {
    DragGesture.Value(
      time: context.graph.referenceDate.addingTimeInterval(time), location: track.last ?? startLocation,
      startLocation: startLocation, velocity: track.velocity(at: time))
  }

  override func reset() {
    super.reset()
    pointer = nil
    distance = 0
  }
}
