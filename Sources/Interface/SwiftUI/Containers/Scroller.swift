import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A type that moves a scroll view's content: by dragging, by a wheel, and by itself afterwards.
final class Scroller: FrameTicking {
  private unowned let item: ScrollItem
  private var motion: (x: ScrollMotion, y: ScrollMotion, start: Double)?
  /// The change of the content's origin since the motion began, in points.
  private var shift = CGPoint.zero
  private var limit = CGPoint.zero
  /// The offset that the finger requested when the drag began.
  private var grippedAt = CGPoint.zero
  private(set) var phase = ScrollPhase.idle
  /// Tells one animation of the app from the next.
  private var animation = 0
  /// A Boolean value that indicates whether a person has moved the content since the value was last set to false.
  var wasMoved = false

  init(_ item: ScrollItem) { self.item = item }

  private var graph: ViewGraph { item.graph }
  private var isReversed: Bool { item.environment.layoutDirection == .rightToLeft }

  /// The axes along which dragging moves the content.
  var scrollableAxes: Axis.Set {
    guard let extents = item.extents else { return [] }
    let limit = extents.maximumOffset
    var axes = item.axes
    for axis in Axis.allCases where limit[axis] <= 0 && item.environment.bouncesOnlyIfLarge.contains(Axis.Set(axis)) {
      axes.remove(Axis.Set(axis))
    }
    return axes
  }

  // MARK: Dragging

  /// Stops the motion when a finger touches the content.
  func grip() {
    stopMotion()
    item.stopGlide()
    setPhase(.tracking)
    grippedAt = asked(item.offset)
  }

  func pan(by translation: CGSize) {
    guard let extents = item.extents else { return }
    setPhase(.interacting)
    wasMoved = true
    var asked = grippedAt
    asked.x += isReversed ? translation.width : -translation.width
    asked.y -= translation.height
    let limit = extents.maximumOffset
    var shown = item.offset
    for axis in Axis.allCases where scrollableAxes.contains(Axis.Set(axis)) {
      shown[axis] = RubberBand.shown(asked[axis], limits: 0...limit[axis], length: extents.size[axis])
    }
    item.setOffset(shown)
  }

  /// Ends a drag with the velocity of the finger, in points per second.
  func release(velocity: CGSize) {
    guard let extents = item.extents else { return }
    var speed = CGPoint(x: isReversed ? velocity.width : -velocity.width, y: -velocity.height)
    let axes = scrollableAxes
    for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) { speed[axis] = 0 }
    let limit = extents.maximumOffset
    var from = item.offset
    if axes.contains(.vertical), from.y < 0 { from.y += item.environment.pullToRefresh?.pulled(-from.y) ?? 0 }
    let rest = CGPoint(
      x: ScrollMotion.rest(from: from.x, velocity: speed.x),
      y: ScrollMotion.rest(from: from.y, velocity: speed.y))
    let target = item.target(for: extents.clamped(rest), velocity: speed)
    func motion(_ axis: Axis) -> ScrollMotion {
      ScrollMotion(
        position: from[axis], velocity: speed[axis], limits: 0...limit[axis],
        target: axes.contains(Axis.Set(axis)) ? target?[axis] : nil)
    }
    start(motion(.horizontal), motion(.vertical), .decelerating)
  }

  /// Returns content to its end if a finger is lifted without dragging.
  func settleIfIdle() {
    guard phase == .tracking, let extents = item.extents else { return }
    if extents.clamped(item.offset) != item.offset { return release(velocity: .zero) }
    setPhase(.idle)
  }

  // MARK: Wheel

  /// Scrolls by the available distance. Returns the remainder for the enclosing scroll view.
  func scroll(by delta: CGSize) -> CGSize {
    guard let extents = item.extents else { return delta }
    stopMotion()
    item.stopGlide()
    var wanted = item.offset
    if item.axes.contains(.horizontal) { wanted.x += isReversed ? -delta.width : delta.width }
    if item.axes.contains(.vertical) { wanted.y += delta.height }
    let next = extents.clamped(wanted)
    let moved = CGSize(width: next.x - item.offset.x, height: next.y - item.offset.y)
    if next != item.offset {
      wasMoved = true
      item.setOffset(next)
    }
    setPhase(.idle)
    return CGSize(
      width: delta.width - (isReversed ? -moved.width : moved.width), height: delta.height - moved.height)
  }

  // MARK: Motion

  private func start(_ x: ScrollMotion, _ y: ScrollMotion, _ phase: ScrollPhase) {
    guard x.duration > 0 || y.duration > 0 else {
      item.setOffset(CGPoint(x: x.position(at: 0), y: y.position(at: 0)))
      return setPhase(.idle)
    }
    motion = (x, y, graph.time)
    shift = .zero
    limit = item.extents?.maximumOffset ?? .zero
    setPhase(phase)
    graph.startTicking(self)
  }

  func stop() {
    stopMotion()
    setPhase(.idle)
  }

  private func stopMotion() {
    motion = nil
    animation += 1
    graph.wakes.cancel(self)
  }

  /// A Boolean value that indicates whether the content decelerates after a finger has let it go.
  var isFlung: Bool { motion != nil && phase == .decelerating }

  /// The content moves under an animation of the app: `change` sets where to, in an update of its own.
  func animate(in transaction: Transaction, _ change: @escaping () -> Void) {
    guard transaction.animation != nil, !transaction.disablesAnimations else { return change() }
    setPhase(.animating)
    let number = animation
    var moving = transaction
    moving.addAnimationCompletion { [weak self] in
      guard let self, animation == number, phase == .animating else { return }
      setPhase(.idle)
    }
    graph.enqueueMutation(moving, change)
  }

  private func asked(_ shown: CGPoint) -> CGPoint {
    guard let extents = item.extents else { return shown }
    let limit = extents.maximumOffset
    return CGPoint(
      x: RubberBand.asked(shown.x, limits: 0...limit.x, length: extents.size.width),
      y: RubberBand.asked(shown.y, limits: 0...limit.y, length: extents.size.height))
  }

  func contentDidShift(by delta: CGFloat, _ axis: Axis) {
    shift[axis] += delta
    grippedAt[axis] += delta
  }

  private func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    item.phaseDidChange(from: old, to: new)
  }

  // MARK: FrameTicking

  func tick(at time: Double, graph: ViewGraph) -> Bool {
    guard let motion, item.isAttached else { return false }
    let elapsed = time - motion.start
    wasMoved = true
    var place = CGPoint(x: motion.x.position(at: elapsed) + shift.x, y: motion.y.position(at: elapsed) + shift.y)
    if item.hasLazyContent, let now = item.extents?.maximumOffset {
      // Rows may have turned out shorter than estimated when the motion began.
      for axis in Axis.allCases where now[axis] < limit[axis] { place[axis] = min(place[axis], now[axis]) }
    }
    item.setOffset(place)
    if elapsed >= max(motion.x.duration, motion.y.duration) {
      self.motion = nil
      // After the last offset has been laid out and its observers notified.
      graph.enqueueAction { [weak self] in
        if let self, self.motion == nil, phase == .decelerating { stop() }
      }
      return false
    }
    // Observers of the offset are notified in every frame of a 60 Hz display, even if no frame is drawn.
    if !graph.layoutObservers.isEmpty {
      graph.wakes.schedule(self, at: ((time * 60 + 1e-6).rounded(.down) + 1) / 60) {}
    }
    return true
  }

  var motions: [AttributeMotion] {
    motion.map { [AttributeMotion("scroll", endTime: $0.start + max($0.x.duration, $0.y.duration))] } ?? []
  }
}
