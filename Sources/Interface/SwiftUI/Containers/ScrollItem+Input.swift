import Foundation
import Geometry
import LayoutEngine
import ViewGraph

extension ScrollItem: PassiveGestureHost, HitTestGate {
  var recognizer: _AnyGestureRecognizer { panRecognizer }
  var mask: GestureMask { .all }
  var priority: GesturePriority { .low }
  var gestureSize: CGSize { size }

  /// A mouse does not drag the content.
  var isGestureEnabled: Bool { environment.isScrollEnabled && environment.platformProfile != .macOS }

  /// A scroll view is hit everywhere, including outside of its content.
  func admits(_ point: CGPoint) -> HitTestAdmission {
    if presentedFrame.contains(point) { return .everything }
    return environment.scrollSettings.clips ? .nothing : .contents
  }

  /// Changes the offset immediately, without animation.
  func setOffset(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    // A separate update, because other changes may be animated.
    graph.enqueueMutation(Transaction()) { [weak self] in self?.invalidatePlacement() }
  }

  /// The geometry for observers.
  var geometry: ScrollGeometry? {
    guard let extents else { return nil }
    let insets = extents.contentInsets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), contentSize: extents.contentSize,
      contentInsets: insets, containerSize: extents.size)
  }

  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
    forEachEnclosingItem { item in
      (item as? any ScrollObserver)?.scrollPhaseDidChange(from: old, to: new, self)
      return !(item is ScrollItem)
    }
  }

  /// Returns the final offset of a scroll that would end at `rest`, or `nil` to leave it unchanged.
  func target(for rest: CGPoint, velocity: CGPoint) -> CGPoint? {
    guard let behavior = environment.scrollTargetBehavior, let extents else { return nil }
    var target = ScrollTarget(rect: CGRect(origin: rest, size: extents.size), anchor: nil)
    let original = ScrollTarget(rect: CGRect(origin: offset, size: extents.size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: extents.scrolledSize,
      containerSize: extents.size, axes: axes, environment: environment, targets: targetFrames)
    behavior.updateTarget(&target, context: context)
    return extents.clamped(target.rect.origin)
  }

  /// The frames of the scroll targets in the scrolled coordinate space. At offset 0, the first one starts at the inset.
  private var targetFrames: [CGRect] {
    scrollTargets.map { target in
      var frame = target.frame.offsetBy(dx: offset.x - viewportCorner.x, dy: offset.y - viewportCorner.y)
      if let extents, environment.layoutDirection == .rightToLeft {
        let start = target.frame.minX - viewportCorner.x
        frame.origin.x = extents.size.width - start - frame.width + offset.x
      }
      return frame
    }
  }

  /// The views to which scrolling may align.
  var scrollTargets: [ItemNode] {
    var found: [ItemNode] = []
    content?.collectScrollTargets(into: &found)
    return found
  }
}

extension _Node {
  fileprivate func collectScrollTargets(into targets: inout [ItemNode]) {
    if self is ScrollItem { return }
    if let mark = self as? ScrollTargetNode, mark.modifier.isEnabled {
      if mark.modifier.coversLayout, let container = mark.firstContainer {
        targets += container.laidOutItems.compactMap { $0 as? ItemNode }.filter(\.isPlaced)
      } else {
        targets.append(mark)
      }
      return
    }
    forEachHitChild { $0.collectScrollTargets(into: &targets) }
  }

  private var firstContainer: (any ItemContainer)? {
    if let container = self as? any ItemContainer { return container }
    var result: (any ItemContainer)?
    forEachHitChild { if result == nil { result = $0.firstContainer } }
    return result
  }
}
