import Foundation
import Geometry
import ViewGraph

/// The gesture of dragging a scroll view's content.
nonisolated struct ScrollPanGesture: _PrimitiveGesture {
  typealias Value = Void
  let item: ScrollItem

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Void> {
    ScrollPanRecognizer(gesture, context)
  }
}

final class ScrollPanRecognizer: LeafRecognizer<ScrollPanGesture> {
  private var pointer: Int?
  private var start = CGPoint.zero
  private var track = PointerTrack()
  private var translation = CGSize.zero
  private var time = 0.0
  private var isPanning = false

  private var item: ScrollItem { gesture.item }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible || progress == .active else { return }
    time = event.time
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = item.location(of: event.location, in: .local)
      track = PointerTrack()
      track.add(start, at: event.time)
      item.scroller.grip()
    case .moved:
      guard event.id == pointer else { return }
      follow(event)
      if progress == .possible { begin() }
    case .ended:
      guard event.id == pointer else { return }
      pointer = nil
      guard progress == .active else { return current = .failed }
      follow(event)
      current = .ended(())
    case .cancelled:
      guard event.id == pointer else { return }
      pointer = nil
      current = .failed
    }
  }

  private func follow(_ event: PointerEvent) {
    let place = item.location(of: event.location, in: .local)
    track.add(place, at: event.time)
    translation = CGSize(width: place.x - start.x, height: place.y - start.y)
  }

  /// The gesture starts after ten points along a scrollable axis. A drag across it fails the gesture.
  private func begin() {
    let (width, height) = (abs(translation.width), abs(translation.height))
    guard max(width, height) >= TapCounter.tolerance else { return }
    let axis: Axis.Set = width > height ? .horizontal : .vertical
    current = item.scroller.scrollableAxes.contains(axis) ? .active(()) : .failed
  }

  override func deliver(isAllowed: Bool) {
    if isAllowed, progress == .active {
      isPanning = true
      item.scroller.pan(by: translation)
    } else if isPanning {
      isPanning = false
      let velocity = progress == .ended ? track.velocity(at: time) : .zero
      item.scroller.release(velocity: velocity)
    } else if progress == .failed {
      item.scroller.settleIfIdle()
    }
  }

  override func reset() {
    super.reset()
    pointer = nil
    translation = .zero
    item.scroller.settleIfIdle()
  }
}
