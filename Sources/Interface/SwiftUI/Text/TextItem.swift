import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// The node of a text.
final class TextItem: LeafItem<Text> {
  override var requiresEagerLayout: Bool { false }

  private var layout: TextLayout!
  /// The styles after the text's own, which few texts have.
  private var otherStyles: [_ResolvedStyle] = []
  private var style: AnimatedValue<_ResolvedStyle>
  private let reads = EnvironmentReads()
  private lazy var change = ContentChange()
  private var contentTransition = ContentTransition.interpolate
  /// A Boolean value that indicates whether a change of the font is animated, so that the glyphs scale with the frame.
  private var scalesWithFrame = false
  /// The drawing of a custom renderer, if there is one.
  private var drawing: TextDrawing?
  /// The redaction that replaces the text.
  private var redaction = Redaction.none
  /// The update in which the font changed. The frame follows in the layout of that update.
  private var fontUpdate = 0

  required init(_ view: Text, _ context: _NodeContext) {
    style = AnimatedValue(_ResolvedStyle(.clear))
    super.init(view, context)
    makeLayer()
    style = AnimatedValue(resolve())
    contentTransition = context.environment.contentTransition
  }

  /// Resolves the text and returns its own style. All other results are in the layout, which equal texts share.
  private func resolve() -> _ResolvedStyle {
    graph.wakes.cancel(self)
    let noting = environment.noting(reads)
    let resolution = TextResolution(view, in: noting, now: graph.date)
    redaction = noting.redaction
    drawing = redaction == .placeholder ? nil : TextDrawing(noting, resolution, after: drawing)
    layout = TextLayout.layout(resolution.runs, options: resolution.options)
    otherStyles = resolution.styles.count > 1 ? Array(resolution.styles.dropFirst()) : []
    if let next = resolution.nextChange {
      graph.wakes.schedule(self, at: graph.time(of: next)) { [weak self] in self?.refresh() }
    }
    return resolution.styles[0]
  }

  /// The text that assistive technologies read.
  var accessibilityString: String { layout.string }

  private func refresh() {
    let old = layout
    let own = resolve()
    if let old, layout !== old { beginContentChange(from: old) }
    if style.set(own, node: self) { startTicking() }
    if layout !== old {
      // Baselines and spacing depend on the font of the first run.
      if old?.firstMetrics == layout.firstMetrics { invalidateSize() } else { invalidateLayout() }
      // A text that is measured again is also placed and drawn again.
      if drawing == nil, graph.mayPutOffLayout { return }
    } else if drawing != nil, isPlaced, sizeThatFits(proposal) != modelFrame.size {
      invalidateSize()
    }
    contentsNeedDisplay()
  }

  /// Animates a new text with the content transition.
  private func beginContentChange(from old: TextLayout) {
    let earlier = contentTransition
    contentTransition = environment.contentTransition
    guard let layer, isPlaced, !graph.suppressesAnimations else { return }
    let transaction = transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations else { return }
    guard contentTransition != .identity, drawing == nil else { return }
    if old.string == layout.string {
      scalesWithFrame = true
      fontUpdate = graph.updateID
      return
    }
    change.begin(
      contentTransition.kind, after: earlier.kind, from: layer, size: presentedFrame.size, animation: animation,
      node: self)
    startTicking()
  }

  override func viewDidChange(from old: Text) {
    if old != view { refresh() }
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.keys.isDisjoint(with: changed) { refresh() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let drawing { return drawing.renderer.size(proposal, TextProxy(layout: layout)) }
    return layout.size(width: proposal.width, height: proposal.height)
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
    if redaction == .placeholder {
      let lines = arrangement.lines.map { CGRect(x: $0.x, y: $0.top, width: $0.width, height: $0.height) }
      layer.children = []
      RedactionBars.draw(RedactionBars.path(of: lines), in: layer, style: style.presented, bounds: bounds)
      return
    }
    if let drawing {
      layer.content = .none
      layer.children = drawing.layers(
        of: layout, proposal, paints: paints(in: bounds), bounds: bounds, date: graph.date,
        in: environment.noting(reads))
      return
    }
    let content = TextContent(
      runs: arrangement.glyphRuns, bars: arrangement.bars.map { ($0.rect, $0.style) }, paints: paints(in: bounds),
      bounds: bounds, string: layout.string)
    if change.isRunning {
      change.incoming.content = .text(content)
      change.apply(to: layer, size: bounds.size)
    } else if scalesWithFrame, presentedFrame.size != modelFrame.size, modelFrame.height > 0 {
      show(content, scaledIn: layer)
    } else {
      if fontUpdate != graph.updateID { scalesWithFrame = false }
      let pictures = EmojiPainter.layers(for: content)
      if !layer.children.isEmpty || !pictures.isEmpty { layer.children = pictures }
      layer.content = .text(content)
    }
    ShapePainter.applyExtras(of: style.presented, to: layer)
  }

  private func paints(in bounds: CGRect) -> [Paint] {
    let own = paint(style.presented, in: bounds)
    guard otherStyles.isEmpty, case .color(let color) = own else {
      return [own] + otherStyles.map { paint($0, in: bounds) }
    }
    if case .color(let known)? = Self.lastPaints.first, known == color { return Self.lastPaints }
    Self.lastPaints = [own]
    return Self.lastPaints
  }

  private func paint(_ style: _ResolvedStyle, in bounds: CGRect) -> Paint {
    guard redaction == .pale else { return style.paint(in: bounds) }
    var pale = style
    pale.opacity *= redaction.opacity
    return pale.paint(in: bounds)
  }

  /// The paints of the last text with a single color. Texts with the same color share the array.
  nonisolated(unsafe) private static var lastPaints: [Paint] = []

  private func show(_ content: TextContent, scaledIn layer: Layer) {
    let inner = Layer()
    inner.content = .text(content)
    let factor = presentedFrame.height / modelFrame.height
    inner.transform = ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor))
    layer.content = .none
    layer.children = [inner]
  }

  override func layersDidRebuild() { contentsNeedDisplay() }

  override func placeContents(sizeChanged: Bool) {
    // A new proposal may break the lines differently, even if the frame is the same.
    contentsNeedDisplay()
  }

  override func tickAttributes(at time: Double) -> Bool {
    guard style.isMoving || change.isRunning else { return false }
    var moving = style.isMoving && style.tick(at: time, graph: graph)
    if change.isRunning, change.tick(at: time, graph: graph) { moving = true }
    contentsNeedDisplay()
    return moving
  }

  override func teardown() {
    super.teardown()
    style.cancel(graph)
    change.cancel(graph)
    graph.wakes.cancel(self)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("text", .text(layout.string)))
    attributes.append(("fontSize", .number(Double(layout.runs.first?.font.size ?? 0))))
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = style.attributeMotion("style") { visit(motion) }
    change.forEachAnimation(visit)
  }
}
