import Foundation
import Geometry
import LayoutEngine

/// A layout element whose frame is recorded when it is placed. Origins are passed down in the host's coordinates.
class Node: LayoutElement {
  private(set) var frame: CGRect?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    frame = CGRect(origin: origin, size: size)
    placeContent(at: origin, size: size, proposal: proposal)
  }

  func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {}

  var layoutPriority: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  var isSpacer: Bool { false }
  var gridTraits: GridTraits { GridTraits() }
  func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

/// A view without children, sized by a function; counts how often it is measured.
final class Leaf: Node {
  private let measure: (ProposedViewSize) -> CGSize
  private let ownSpacing: ViewSpacing
  private let spacer: Bool
  private(set) var measureCount = 0

  init(
    spacing: ViewSpacing = ViewSpacing(), isSpacer: Bool = false, measure: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.measure = measure
    ownSpacing = spacing
    spacer = isSpacer
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measureCount += 1
    return measure(proposal)
  }

  override var spacing: ViewSpacing { ownSpacing }
  override var isSpacer: Bool { spacer }

  static func color() -> Leaf { Leaf(measure: LeafSizing.flexible) }
  static func circle() -> Leaf { Leaf(measure: LeafSizing.square) }

  static func box(_ width: CGFloat, _ height: CGFloat, spacing: ViewSpacing = ViewSpacing()) -> Leaf {
    Leaf(spacing: spacing) { _ in CGSize(width: width, height: height) }
  }

  /// A text of the default font, 16 points high (macOS 26.2).
  static func text(_ width: CGFloat) -> Leaf {
    box(width, 16, spacing: ViewSpacing(textAbove: 4.742, below: 8.151, toTextAbove: 0))
  }

  static func spacer(_ minLength: CGFloat? = nil, along axis: Axis) -> Leaf {
    Leaf(spacing: .spacer(along: axis), isSpacer: true) {
      LeafSizing.spacer($0, minLength: minLength, along: axis)
    }
  }

  static func divider(along axis: Axis) -> Leaf { Leaf { LeafSizing.divider($0, along: axis) } }
}

/// A modified view.
class Modified: Node {
  let layout: any UnaryLayout
  let child: any LayoutElement
  let direction: LayoutDirection
  private var sizes = SizeCache()

  init(_ layout: any UnaryLayout, _ child: any LayoutElement, direction: LayoutDirection = .leftToRight) {
    self.layout = layout
    self.child = child
    self.direction = direction
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizes.size(for: proposal) { layout.sizeThatFits(proposal, child: child) }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    layout.explicitAlignment(key, size: size, proposal: proposal, child: child)
  }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    layout.place(at: origin, size: size, proposal: proposal, child: child, direction: direction)
  }

  override var layoutPriority: Double { child.layoutPriority }
  override var spacing: ViewSpacing { layout.spacing(child: child) }
  override var gridTraits: GridTraits { child.gridTraits }
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }
}

/// The layout of a view that only passes through.
struct Passthrough: UnaryLayout {
  func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize { child.sizeThatFits(proposal) }
  func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: .zero, proposal: proposal)
  }
}

/// A view that only adds traits.
final class Trait: Modified {
  private let priority: Double?
  private let grid: GridTraits?
  private let values: [ObjectIdentifier: Any]

  init(
    _ child: any LayoutElement, priority: Double? = nil, grid: GridTraits? = nil,
    values: [ObjectIdentifier: Any] = [:]
  ) {
    self.priority = priority
    self.grid = grid
    self.values = values
    super.init(Passthrough(), child)
  }

  override var layoutPriority: Double { priority ?? child.layoutPriority }
  override var gridTraits: GridTraits { grid ?? child.gridTraits }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? child.layoutValue(key)
  }
}

/// A text's baseline on top of its box.
final class Baseline: Modified {
  private let first: CGFloat
  private let last: CGFloat

  init(_ child: any LayoutElement, first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
    super.init(Passthrough(), child)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return first }
    if key == VerticalAlignment.lastTextBaseline.key { return last }
    return nil
  }
}

/// A container.
final class Box<L: Layout>: Node {
  let container: LayoutContainer<L>

  init(_ layout: L, _ children: [any LayoutElement], direction: LayoutDirection = .leftToRight) {
    container = LayoutContainer(layout, children: children, layoutDirection: direction)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { container.sizeThatFits(proposal) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    container.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func placeContent(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    container.placeChildren(size: size, proposal: proposal, offset: origin)
  }

  override var spacing: ViewSpacing { container.spacing }
}

/// Lays `root` out in a host of the given size: proposed all of it and centered in it.
func layOut(_ root: any LayoutElement, in width: CGFloat, _ height: CGFloat) {
  let size = CGSize(width: width, height: height)
  let fitted = root.sizeThatFits(ProposedViewSize(size))
  let origin = CGPoint(x: (width - fitted.width) / 2, y: (height - fitted.height) / 2)
  root.place(at: origin, proposal: ProposedViewSize(size))
}

/// A frame as four numbers, for comparison with a table.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGRect {
  /// Whether each of the four numbers is within `tolerance` points of the other's.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
