import Foundation
import Geometry

/// The arithmetic of scroll offsets, in points and in the reading direction.
package struct ScrollExtents: Equatable, Sendable {
  package var axes: Axis.Set
  /// The size of the scroll view.
  package var size: CGSize
  /// The size of the content without its insets.
  package var contentSize: CGSize
  package var contentInsets: EdgeInsets

  package init(axes: Axis.Set, size: CGSize, contentSize: CGSize, contentInsets: EdgeInsets = EdgeInsets()) {
    self.axes = axes
    self.size = size
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  /// The size of the content with its insets.
  package var scrolledSize: CGSize { contentSize.outset(by: contentInsets) }

  /// The maximum offset in each axis, at which the end of the content meets the end of the scroll view.
  package var maximumOffset: CGPoint {
    let scrolled = scrolledSize
    return CGPoint(
      x: axes.contains(.horizontal) ? max(0, scrolled.width - size.width) : 0,
      y: axes.contains(.vertical) ? max(0, scrolled.height - size.height) : 0)
  }

  /// Returns the nearest offset that shows nothing beyond the content.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let limit = maximumOffset
    return CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  /// Returns the offset at which `anchor` of the content meets `anchor` of the scroll view, as for
  /// `defaultScrollAnchor`.
  package func offset(at anchor: UnitPoint) -> CGPoint {
    let limit = maximumOffset
    return CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
  }

  /// Returns the offset after `scrollTo` of `target`, a rectangle in the content's coordinates.
  ///
  /// With an anchor, the anchor of the target meets that of the scroll view. Without one, the offset changes by the
  /// smallest amount that shows the whole target.
  package func offset(revealing target: CGRect, anchor: UnitPoint?, from current: CGPoint) -> CGPoint {
    var result = current
    for axis in Axis.allCases where axes.contains(axis) {
      let inset: CGFloat = axis == .horizontal ? contentInsets.leading : contentInsets.top
      let start: CGFloat = target.origin[axis] + inset
      let length: CGFloat = target.size[axis]
      if let anchor {
        let unit: CGFloat = axis == .horizontal ? anchor.x : anchor.y
        result[axis] = start + length * unit - size[axis] * unit
      } else {
        // A target that does not fit shows its start.
        let low: CGFloat = start + length - size[axis]
        result[axis] = min(max(current[axis], low), start)
      }
    }
    return clamped(result)
  }

  /// Returns the offset after the content or the scroll view changed from `old` to this.
  ///
  /// With an anchor for size changes, a scroll view at that anchor stays there. Any other keeps its offset.
  package func offset(after old: ScrollExtents, from current: CGPoint, anchor: UnitPoint?) -> CGPoint {
    guard let anchor else { return clamped(current) }
    let resting = old.offset(at: anchor)
    let now = offset(at: anchor)
    let isResting = (x: abs(current.x - resting.x) < 0.5, y: abs(current.y - resting.y) < 0.5)
    return clamped(CGPoint(x: isResting.x ? now.x : current.x, y: isResting.y ? now.y : current.y))
  }

  /// Returns the position of the content's top leading corner in the scroll view.
  package func contentOrigin(offset: CGPoint, alignment: UnitPoint = .topLeading) -> CGPoint {
    let spare = CGSize(width: size.width - scrolledSize.width, height: size.height - scrolledSize.height)
    let slack = CGPoint(
      x: axes.contains(.horizontal) ? max(0, spare.width) * alignment.x : 0,
      y: axes.contains(.vertical) ? max(0, spare.height) * alignment.y : 0)
    return CGPoint(
      x: contentInsets.leading - offset.x + slack.x, y: contentInsets.top - offset.y + slack.y)
  }
}
