import Foundation
import Geometry
import ViewGraph

/// A drag that starts horizontally. A drag that starts vertically is left to the enclosing scroll view.
nonisolated struct HorizontalDragGesture: _PrimitiveGesture {
  typealias Value = CGFloat
  let changed: (CGFloat) -> Void
  let ended: (CGFloat) -> Void

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<CGFloat> {
    HorizontalDragRecognizer(gesture, context)
  }
}

final class HorizontalDragRecognizer: LeafRecognizer<HorizontalDragGesture> {
  private var pointer: Int?
  private var start = CGPoint.zero
  private var isDone = false

  override func handle(_ event: PointerEvent) {
    guard progress == .possible || progress == .active else { return }
    let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      start = event.location
    case .moved:
      guard event.id == pointer else { return }
      if progress == .possible {
        if abs(translation.height) >= TapCounter.tolerance, abs(translation.height) >= abs(translation.width) {
          return current = .failed
        }
        guard abs(translation.width) >= TapCounter.tolerance else { return }
      }
      current = .active(translation.width)
    case .ended:
      guard event.id == pointer else { return }
      pointer = nil
      current = progress == .active ? .ended(translation.width) : .failed
    case .cancelled:
      guard event.id == pointer else { return }
      pointer = nil
      current = .failed
    }
  }

  override func deliver(isAllowed: Bool) {
    guard isAllowed, !isDone else { return }
    switch current {
    case .active(let translation): gesture.changed(translation)
    case .ended(let translation):
      isDone = true
      gesture.ended(translation)
    case .possible, .failed: break
    }
  }

  override func reset() {
    super.reset()
    pointer = nil
    isDone = false
  }
}
