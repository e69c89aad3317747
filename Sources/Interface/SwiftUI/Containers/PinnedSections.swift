import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The parts of sections that are pinned while their section is visible, and the axis of scrolling.
struct PinnedSections: Equatable, Sendable {
  var views: PinnedScrollableViews
  var axis: Axis

  func pins(_ role: SectionRole) -> Bool {
    switch role {
    case .header: views.contains(.sectionHeaders)
    case .footer: views.contains(.sectionFooters)
    case .row: false
    }
  }
}

private struct PinnedSectionsKey: EnvironmentKey { static var defaultValue: PinnedSections? { nil } }

extension EnvironmentValues {
  /// The parts that the enclosing lazy container pins, or `nil` for none.
  var pinnedSections: PinnedSections? {
    get { self[PinnedSectionsKey.self] }
    set { self[PinnedSectionsKey.self] = newValue }
  }
}

/// A container that can pin parts of its sections.
protocol PinningView: LayoutView {
  var pinnedViews: PinnedScrollableViews { get }
}

/// The node of a container that tells the sections inside which of their parts are pinned.
final class PinningStackNode<V: PinningView>: ContainerNode<V, V.ContainerLayout, V.Content> {
  private let axis: Axis
  private var pinnedViews: PinnedScrollableViews

  init(_ view: V, _ context: _NodeContext, axis: Axis) {
    self.axis = axis
    pinnedViews = view.pinnedViews
    var inner = context
    inner.environment = Self.pinning(view.pinnedViews, axis, context.environment)
    super.init(inner, layout: view.layout, content: view.content)
  }

  private static func pinning(
    _ views: PinnedScrollableViews, _ axis: Axis, _ outer: EnvironmentValues
  ) -> EnvironmentValues {
    let pinned = views.isEmpty ? nil : PinnedSections(views: views, axis: axis)
    guard pinned != outer.pinnedSections else { return outer }
    var values = outer
    values.pinnedSections = pinned
    return values
  }

  override func update(_ view: V) {
    pinnedViews = view.pinnedViews
    update(layout: view.layout, content: view.content)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(Self.pinning(pinnedViews, axis, new), changed: changed)
  }
}

/// The frames of a section's items, from the first to the last.
protocol PinningSection: AnyObject {
  var extent: CGRect? { get }
}

/// A header or footer that stays at the edge of its scroll view while its section is visible.
final class PinnedSectionItem: SectionItem, LayoutObserver {
  private unowned let section: any PinningSection
  private let isHeader: Bool
  private let axis: Axis
  private var shift: CGFloat = 0

  init(
    _ context: _NodeContext, content: _Node, trait: SectionTrait, section: any PinningSection, axis: Axis
  ) {
    self.section = section
    self.axis = axis
    isHeader = trait.role == .header
    super.init(context, content: content, trait: trait)
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  /// A pinned item is drawn above the rows.
  override var zIndex: Double { 1 }

  override func placeContents(sizeChanged: Bool) {
    var place = origin
    place[axis] += shift
    content.place(at: place, proposal: proposal)
  }

  func layoutDidFinish() {
    guard isPlaced else { return }
    let new = currentShift
    guard new != shift else { return }
    shift = new
    placeContents(sizeChanged: false)
  }

  private var currentShift: CGFloat {
    var scroll: ScrollItem?
    content.forEachEnclosingItem { item in
      scroll = item as? ScrollItem
      return scroll == nil
    }
    guard let scroll, scroll.axes.contains(Axis.Set(axis)), let section = section.extent else { return 0 }
    // The part that is visible below bars and inside margins.
    let window = CGRect(origin: scroll.origin, size: scroll.size)
    let start = window.origin[axis]
    let end = start + window.size[axis]
    let length = size[axis]
    if isHeader {
      let room = section.origin[axis] + section.size[axis] - length - origin[axis]
      return min(max(start - origin[axis], 0), max(room, 0))
    }
    let room = section.origin[axis] - origin[axis]
    return max(min(end - length - origin[axis], 0), min(room, 0))
  }

  override func teardown() {
    super.teardown()
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}
