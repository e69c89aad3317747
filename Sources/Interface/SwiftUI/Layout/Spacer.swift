import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A flexible space that expands along the major axis of its containing stack layout, or on both axes.
nonisolated public struct Spacer: _PrimitiveView {
  /// The minimum length this spacer can be shrunk to, along the axis of expansion, in points. With `nil`, 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points, or `nil` for 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _ViewNode<Spacer> {
    LeafNode(view, context) { SpacerItem($0, $1) }
  }
}

final class SpacerItem: LeafItem<Spacer> {
  override var requiresEagerLayout: Bool { false }

  override func viewDidChange(from old: Spacer) {
    if old.minLength != view.minLength { invalidateLayout() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.spacer(proposal, minLength: view.minLength, along: stackAxis)
  }

  override var isSpacer: Bool { true }

  override var spacing: ViewSpacing {
    guard let axis = stackAxis else { return ViewSpacing() }
    return ViewSpacing.spacer(along: axis)
  }
}

/// A visual element that can be used to separate other content.
nonisolated public struct Divider: _PrimitiveView {
  /// Creates a line across the axis of the containing stack.
  public init() {}

  public static func _makeNode(_ view: Divider, _ context: _NodeContext) -> _ViewNode<Divider> {
    LeafNode(view, context) { DividerItem($0, $1) }
  }
}

final class DividerItem: LeafItem<Divider> {
  override var requiresEagerLayout: Bool { false }

  required init(_ view: Divider, _ context: _NodeContext) {
    super.init(view, context)
    makeLayer()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.divider(proposal, along: stackAxis)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    let color = Color.separator.resolve(in: environment)
    layer?.content = .fill(FillContent(path: Path(bounds), paint: .color(color), bounds: bounds))
  }
}
