import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Which parts of sections stay in sight while their section is scrolled through, and along which axis.
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
  /// What the lazy container around pins; nil: nothing.
  var pinnedSections: PinnedSections? {
    get { self[PinnedSectionsKey.self] }
    set { self[PinnedSectionsKey.self] = newValue }
  }
}

/// A container that may pin parts of the sections in it.
protocol PinningView: LayoutView {
  var pinnedViews: PinnedScrollableViews { get }
}

/// Tells the sections inside what is pinned.
final class PinningStackNode<V: PinningView>: ContainerNode<V, V.ContainerLayout, V.Content> {
  private let axis: Axis

  init(_ view: V, _ context: _NodeContext, axis: Axis) {
    self.axis = axis
    var inner = context
    inner.environment = Self.pinning(view, axis, context.environment)
    super.init(view, inner, layout: view.layout, content: view.content)
  }

  private static func pinning(_ view: V, _ axis: Axis, _ outer: EnvironmentValues) -> EnvironmentValues {
    let pinned = view.pinnedViews.isEmpty ? nil : PinnedSections(views: view.pinnedViews, axis: axis)
    guard pinned != outer.pinnedSections else { return outer }
    var values = outer
    values.pinnedSections = pinned
    return values
  }

  override func update(_ view: V) { update(view, layout: view.layout, content: view.content) }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(Self.pinning(view, axis, new), changed: changed)
  }
}

/// The frames of a section's items, from the first to the last.
protocol PinningSection: AnyObject {
  var extent: CGRect? { get }
}

/// A header or footer that stays at the edge of its scroll view as long as its section is in sight.
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

  /// It lies over the rows.
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
    // What is seen below bars and within margins.
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
