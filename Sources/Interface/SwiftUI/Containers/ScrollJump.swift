import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A requested position of a scroll view.
struct ScrollJump {
  enum Destination {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case anchor(UnitPoint)
    /// A point of the content, without its insets.
    case point(x: CGFloat?, y: CGFloat?)
  }

  var destination: Destination
  /// Rows in between that did not exist change its position.
  var attempts = 6
}

/// A scroll under an animation, past rows that are created during it.
struct ScrollGlide {
  let start: CGPoint
  let jump: ScrollJump
  /// 0…1.
  var progress = AnimatedValue(0.0)
}

extension ScrollItem {
  /// Scrolls as soon as the current changes are laid out.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) { scroll(to: .view(id, anchor)) }

  /// Scrolls to a destination in the transaction of the current update.
  func scroll(to destination: ScrollJump.Destination) {
    stopGlide()
    let jump = ScrollJump(destination: destination)
    if hasLazyContent {
      var made = ScrollGlide(start: offset, jump: jump)
      if made.progress.set(1, node: self) {
        glide = made
        return startTicking()
      }
    }
    pending = jump
    invalidatePlacement()
  }

  func stopGlide() {
    glide?.progress.cancel(graph)
    glide = nil
  }

  func moveGlide(at time: Double) -> Bool {
    guard let isMoving = glide?.progress.tick(at: time, graph: graph), let now = glide else { return false }
    if isMoving, let extents {
      guard let end = offset(of: now.jump.destination, extents: extents) else { return true }
      let share = now.progress.presented
      setOffset(
        CGPoint(
          x: now.start.x + (end.x - now.start.x) * share, y: now.start.y + (end.y - now.start.y) * share))
      return true
    }
    glide = nil
    graph.enqueueMutation(Transaction()) { [weak self] in
      self?.pending = now.jump
      self?.invalidatePlacement()
    }
    return false
  }

  /// Returns the content offset of a destination, or `nil` if the content has no such place.
  func offset(of destination: ScrollJump.Destination, extents: ScrollExtents) -> CGPoint? {
    switch destination {
    case .view(let id, let anchor):
      return targetFrame(id, extents: extents).map { extents.offset(revealing: $0, anchor: anchor, from: offset) }
    case .anchor(let anchor): return extents.offset(at: anchor)
    case .edge(let edge):
      let limit = extents.maximumOffset
      var result = offset
      switch edge {
      case .top: result.y = 0
      case .bottom: result.y = limit.y
      case .leading: result.x = 0
      case .trailing: result.x = limit.x
      }
      return result
    case .point(let x, let y):
      var result = offset
      if let x { result.x = x + extents.contentInsets.leading }
      if let y { result.y = y + extents.contentInsets.top }
      return extents.clamped(result)
    }
  }

  /// The frame of an identified view in the content's coordinates, in the reading direction.
  private func targetFrame(_ id: AnyHashable, extents: ScrollExtents) -> CGRect? {
    guard let node = content.descendant(identified: id) else { return nil }
    var found: [_Node] = []
    node.collectItems(into: &found)
    var frame = CGRect.null
    for case let item as ItemNode in found { if let place = item.placeInScrollView { frame = frame.union(place) } }
    guard !frame.isNull else { return nil }
    var x = frame.minX - viewportCorner.x
    if environment.layoutDirection == .rightToLeft { x = extents.size.width - x - frame.width }
    let alignment = environment.scrollSettings.alignmentAnchor ?? .topLeading
    let start = extents.contentOrigin(offset: offset, alignment: alignment)
    return CGRect(
      x: x - start.x, y: frame.minY - viewportCorner.y - start.y, width: frame.width, height: frame.height)
  }

  /// Moves the content so that the visible rows keep their position after rows before them have been measured.
  func contentDidShift(by delta: CGFloat, _ axis: Axis) {
    offset[axis] += delta
    scroller.contentDidShift(by: delta, axis)
  }
}

extension ItemNode {
  /// The frame in the scroll view, or the estimated frame of a row that is not laid out.
  fileprivate var placeInScrollView: CGRect? {
    if let container = enclosingLazyContainer {
      let isAsleep = !isPlaced || rowRoot(in: container).rowState == .asleep
      var inner: _Node = self
      while let target = inner.layoutTarget, target.parent !== inner { inner = target }
      if isAsleep || container.isAsleep(inner) { return container.frame(ofRow: inner) }
    }
    return isPlaced ? frame : nil
  }
}
