import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

extension Color: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(resolve(in: environment))
  }

  /// Evaluates this color to a resolved color given the set of environment values.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolve(in: environment.colorContext)
  }
}

extension Color.Resolved: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle { _ResolvedStyle(self) }
}

/// A color as a view fills the proposal. Unspecified dimensions are 10 points.
extension Color: View, _PrimitiveView {
  nonisolated public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _ViewNode<Color> {
    StyleFillNode.make(view, context)
  }
}

/// The node of a style that fills its whole frame.
final class StyleFillItem<S: ShapeStyle & View>: LeafItem<S> {
  override var requiresEagerLayout: Bool { false }

  private var style: AnimatedValue<_ResolvedStyle>
  private var reads: Set<ObjectIdentifier>

  required init(_ view: S, _ context: _NodeContext) {
    var reads: Set<ObjectIdentifier> = []
    style = AnimatedValue(EnvironmentReads.noting(context.environment, into: &reads) { view._paint(in: $0) })
    self.reads = reads
    super.init(view, context)
    makeLayer()
  }

  override func viewDidChange(from old: S) { resolve() }

  private func resolve() {
    let now = EnvironmentReads.noting(environment, into: &reads) { view._paint(in: $0) }
    if style.set(now, node: self) { startTicking() }
    contentsNeedDisplay()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.isDisjoint(with: changed) { resolve() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    layer?.content = .fill(
      FillContent(path: Path(bounds), paint: style.presented.paint(in: bounds), bounds: bounds))
    if let layer { ShapePainter.applyExtras(of: style.presented, to: layer) }
  }

  override func tickAttributes(at time: Double) -> Bool {
    guard style.isMoving else { return false }
    let moving = style.tick(at: time, graph: graph)
    contentsNeedDisplay()
    return moving
  }

  override func teardown() {
    super.teardown()
    style.cancel(graph)
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = style.attributeMotion("color") { visit(motion) }
  }
}

enum StyleFillNode {
  static func make<S: ShapeStyle & View>(_ view: S, _ context: _NodeContext) -> _ViewNode<S> {
    LeafNode(view, context) { StyleFillItem($0, $1) }
  }
}
