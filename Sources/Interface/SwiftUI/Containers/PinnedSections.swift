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
    guard isPlaced, rowState != .asleep else { return }
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
      let available = section.origin[axis] + section.size[axis] - length - origin[axis]
      return min(max(start - origin[axis], 0), max(available, 0))
    }
    let available = section.origin[axis] - origin[axis]
    return max(min(end - length - origin[axis], 0), min(available, 0))
  }

  override func teardown() {
    super.teardown()
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}
