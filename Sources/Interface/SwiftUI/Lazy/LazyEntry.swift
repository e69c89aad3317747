import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The state of one row of a lazy container, or of the elements of a loop that have no rows yet.
final class LazyEntry {
  /// The item that the container lays out.
  let node: _Node
  /// The elements without rows that this entry represents, or `nil` for a row.
  let gap: LazyGapItem?
  /// The item inside all wrappers.
  let content: _Node
  /// The loops that the entry comes from, the innermost first.
  let sources: [any LazyRowSource]
  /// The children of those loops that the entry is in.
  let elements: [_Node]
  let section: SectionTrait?
  /// The wrappers of the row and the topmost node that is the row's own.
  private let nodes: [_Node]

  private var range = 0..<0

  // MARK: Layout

  var isMeasured = false
  var size = CGSize.zero
  var spacing = ViewSpacing()
  /// The distance to the entry before, in points.
  var before: CGFloat = 0
  /// The start of the entry along the container's axis, in points.
  var start: CGFloat = 0
  var length: CGFloat = 0
  /// The track of a grid's cell, or the first track of a gap.
  var track = 0
  /// The number of lines of a grid that the gap spans.
  var lines = 1
  /// The traits of a list's row.
  var traits = ListRowTraits()
  var insets = EdgeInsets()

  /// The last placement that the entry was part of.
  var placement = 0

  init(_ item: _Node, in container: _Node, findsSubviews: Bool) {
    node = item
    gap = item.trait(LazyGapItem.key) as? LazyGapItem
    section = item.trait(SectionTrait.key) as? SectionTrait
    var nodes = [item]
    var inner = item
    // The wrapper of an item of a group is no parent of it.
    while !(inner is SubviewPlace), let target = inner.layoutTarget, target.parent !== inner {
      inner = target
      nodes.append(inner)
    }
    nodes.append(inner.rowRoot(in: container))
    self.nodes = nodes
    // A gap is never visible.
    if gap != nil { for node in nodes { node.rowState = .asleep } }
    while findsSubviews, let place = inner.firstSubviewPlace { inner = place.innermostContent }
    content = inner
    var sources: [any LazyRowSource] = []
    var elements: [_Node] = []
    var node = inner
    while let parent = node.parent, parent !== container {
      if let source = parent as? any LazyRowSource {
        sources.append(source)
        elements.append(node)
      }
      node = parent
    }
    self.sources = sources
    self.elements = elements
  }

  /// True if the gap has represented different elements since the last call.
  func noteRange() -> Bool {
    guard let gap, gap.range != range else { return false }
    range = gap.range
    return true
  }

  var end: CGFloat { start + length }
  /// The topmost node that is the row's own.
  var root: _Node { nodes[nodes.count - 1] }
  var state: RowState { root.rowState }

  func setState(_ new: RowState) {
    let old = state
    guard new != old else { return }
    for node in nodes { node.rowState = new }
    if (old == .shown) != (new == .shown) { root.rowVisibilityDidChange() }
  }

  /// The role of the row. It is a header, a footer, or a row of a list; other rows have the default role.
  var role: SectionRole { section?.role ?? .row }

  func touches(_ low: CGFloat, _ high: CGFloat) -> Bool {
    if length <= 0 { return start >= low && start <= high }
    return end > low && start < high
  }
}

extension _Node {
  /// The topmost node that belongs to the same row as this one and to no other.
  func rowRoot(in container: _Node?) -> _Node {
    var root = self
    while let parent = root.parent, parent !== container, !parent.separatesRows { root = parent }
    return root
  }

  /// The first place below where a view is shown that belongs elsewhere.
  var firstSubviewPlace: SubviewPlace? {
    if let place = self as? SubviewPlace { return place }
    var result: SubviewPlace?
    forEachChild { if result == nil { result = $0.firstSubviewPlace } }
    return result
  }
}

extension SubviewPlace {
  /// The item without the wrappers of modifiers of groups.
  var innermostContent: _Node {
    var inner = content
    while let target = inner.layoutTarget, target.parent !== inner { inner = target }
    return inner
  }
}
