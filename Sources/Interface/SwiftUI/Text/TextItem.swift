import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// Draws a text.
final class TextItem: LeafItem<Text> {
  private var layout: TextLayout!
  private var resolution: TextResolution!
  private var style: AnimatedValue<_ResolvedStyle>
  private let reads = EnvironmentReads()

  required init(_ view: Text, _ context: _NodeContext) {
    style = AnimatedValue(_ResolvedStyle(.clear))
    super.init(view, context)
    makeLayer()
    resolve()
    style = AnimatedValue(resolution.styles[0])
  }

  private func resolve() {
    graph.wakes.cancel(self)
    resolution = TextResolution(view, in: environment.noting(reads), now: graph.date)
    layout = TextLayout.layout(resolution.runs, options: resolution.options)
    if let next = resolution.nextChange {
      graph.wakes.schedule(self, at: graph.time(of: next)) { [weak self] in self?.refresh() }
    }
  }

  /// What is read out.
  var accessibilityString: String { resolution.string }

  private func refresh() {
    let old = layout
    resolve()
    if style.set(resolution.styles[0], node: self) { startTicking() }
    if layout !== old { invalidateLayout() }
    contentsNeedDisplay()
  }

  override func viewDidChange(from old: Text) {
    if old != view { refresh() }
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.keys.isDisjoint(with: changed) { refresh() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout.size(width: proposal.width, height: proposal.height)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let arrangement = layout.arrangement(width: proposal.width, height: proposal.height)
    if key == VerticalAlignment.firstTextBaseline.key { return arrangement.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return arrangement.lastBaseline }
    return nil
  }

  override var spacing: ViewSpacing {
    guard let metrics = layout.firstMetrics else { return ViewSpacing() }
    return ViewSpacing(
      textAbove: metrics.spacingAbove, below: metrics.spacingBelow, toTextAbove: metrics.textToText)
  }

  override func contentsNeedDisplay() {
    guard let layer, isPlaced else { return }
    let arrangement = layout.arrangement(width: proposal.width, height: proposal.height)
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    var paints = resolution.styles.map { $0.paint(in: bounds) }
    paints[0] = style.presented.paint(in: bounds)
    layer.content = .text(
      TextContent(
        runs: arrangement.glyphRuns, bars: arrangement.bars.map { ($0.rect, $0.style) }, paints: paints, bounds: bounds,
        string: resolution.string))
    ShapePainter.applyExtras(of: style.presented, to: layer)
    graph.setNeedsDisplay()
  }

  override func placeContents(sizeChanged: Bool) {
    // A new proposal may break the lines elsewhere though the frame is the same.
    contentsNeedDisplay()
  }

  override func tickAttributes(at time: Double) -> Bool {
    guard style.animation.isRunning else { return false }
    let moving = style.tick(at: time, graph: graph)
    contentsNeedDisplay()
    return moving
  }

  override func teardown() {
    super.teardown()
    style.animation.cancel(graph)
    graph.wakes.cancel(self)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("text", .text(resolution.string)))
    attributes.append(("fontSize", .number(Double(resolution.runs.first?.font.size ?? 0))))
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let animator = style.animation.animator { visit(AttributeMotion("style", animator)) }
  }
}
