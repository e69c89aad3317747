import Foundation
import Geometry
import LayoutEngine
import ViewGraph

extension LazyContainerItem {
  private var isReversed: Bool { axis == .horizontal && environment.layoutDirection == .rightToLeft }

  /// The part of the container that can be seen, along its axis and in the reading direction, and the scroll view that
  /// moves it.
  func visibleRange() -> (visible: ClosedRange<CGFloat>, scroll: ScrollItem?) {
    var low: CGFloat = 0
    var high: CGFloat = max(graph.root.canvasSize[axis], 0)
    var scroll: ScrollItem?
    var next = parent
    while let node = next {
      // What is presented lies on the picture.
      if node is OverlayPortalNode { break }
      if let item = node as? ScrollItem {
        if scroll == nil, item.axes.contains(Axis.Set(axis)) {
          scroll = item
          item.hasLazyContent = true
        }
        if item.environment.scrollSettings.clips, let extents = item.extents {
          low = max(low, item.viewportCorner[axis])
          high = min(high, item.viewportCorner[axis] + extents.size[axis])
        }
      }
      next = node.parent
    }
    low -= origin[axis]
    high -= origin[axis]
    if isReversed { (low, high) = (size[axis] - high, size[axis] - low) }
    return (low...max(low, high), scroll)
  }

  /// The frame in the layout space of a part of the container.
  private func frame(_ start: CGFloat, _ end: CGFloat) -> CGRect {
    let low = isReversed ? size[axis] - end : start
    var frame = CGRect(origin: origin, size: size)
    frame.origin[axis] += low
    frame.size[axis] = end - start
    return frame
  }

  /// The frame of a section in the layout space, with the estimated lengths of rows that have not been made.
  func frame(of section: ObjectIdentifier) -> CGRect? { sections[section].map { frame($0.start, $0.end) } }

  /// The frames in the layout space of the first row and of the rows around the visible part, with estimated ones for
  /// rows that have not been made.
  ///
  /// - Parameters:
  ///   - before: The distance in points before the visible part; 0 or less.
  ///   - after: How far behind it.
  func rowFrames(before: CGFloat, after: CGFloat) -> [CGRect] {
    let (visible, _) = visibleRange()
    let length = visible.upperBound - visible.lowerBound
    let low = visible.lowerBound + before - length
    let high = visible.upperBound + after + length
    var result: [CGRect] = []
    for (index, entry) in entries.enumerated() {
      guard index == 0 || entry.touches(low, high) else { continue }
      if entry.gap == nil {
        result.append(frame(entry.start, entry.end))
      } else {
        let estimate = estimates.estimate(entry)
        let pitch = max(estimate.length + estimate.spacing, 1)
        let last = min(entry.lines, Int(((min(high, entry.end) - entry.start) / pitch).rounded(.up)))
        let first = index == 0 ? 0 : min(max(0, Int(((low - entry.start) / pitch).rounded(.down))), last)
        for line in first..<max(last, first) {
          let start = entry.start + CGFloat(line) * pitch
          result.append(frame(start, start + estimate.length))
        }
      }
    }
    return result
  }

  /// Returns whether the item is in a row that is not laid out now.
  func isAsleep(_ content: _Node) -> Bool { row(of: content)?.state == .asleep }

  private func row(of content: _Node) -> LazyEntry? {
    var around: Set<ObjectIdentifier> = []
    var next: _Node? = content
    while let node = next, node !== self {
      around.insert(ObjectIdentifier(node))
      next = node.parent
    }
    return entries.first { $0.content === content || around.contains(ObjectIdentifier($0.root)) }
  }

  /// The frame, perhaps an estimated one, of a row that is not laid out now.
  func frame(ofRow content: _Node) -> CGRect? {
    // Rows that were made just now have no places yet.
    _ = sizeThatFits(proposal)
    return row(of: content).map { frame($0.start, $0.end) }
  }
}

extension ClosedRange<CGFloat> {
  func shifted(by delta: CGFloat) -> Self { (lowerBound + delta)...(upperBound + delta) }
  func widened(by margin: CGFloat) -> Self { (lowerBound - margin)...(upperBound + margin) }
}

extension _Node {
  /// The lazy container that this node is a row of, or part of one.
  var enclosingLazyContainer: LazyContainerItem? {
    var next = parent
    while let node = next {
      if let container = node as? LazyContainerItem { return container }
      next = node.parent
    }
    return nil
  }
}
