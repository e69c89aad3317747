import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import Typography
import ViewGraph

/// Draws a symbol: a glyph of a free icon font, as large as the font around it.
final class SymbolItem: LeafItem<Image> {
  private var style: AnimatedValue<_ResolvedStyle>
  private let reads = EnvironmentReads()
  /// Nil: the name is not in the table, or the font is not installed.
  private var glyph: (run: GlyphRun, bounds: CGRect)?
  private var natural = CGSize.zero
  private var pointSize: CGFloat = 17

  /// The glyph is designed once at this size and scaled.
  private static let designSize: CGFloat = 100

  required init(_ view: Image, _ context: _NodeContext) {
    style = AnimatedValue(_ResolvedStyle(.clear))
    super.init(view, context)
    makeLayer()
    resolve()
    style = AnimatedValue(paint())
  }

  private func paint() -> _ResolvedStyle { HierarchicalShapeStyle.primary._paint(in: environment.noting(reads)) }

  private func resolve() {
    let values = environment.noting(reads)
    var font = values.effectiveFont
    font.traits += values.fontTraits
    pointSize = font.descriptor(in: values).size
    // Measured at 13 pt on macOS 26: a star is 13.5, 16.5 and 21.5 points wide at the three scales.
    let factor: CGFloat
    switch values.imageScale {
    case .small: factor = 13.5 / 16.5
    case .medium: factor = 1
    case .large: factor = 21.5 / 16.5
    }
    // The font's icons fill about 22 of 24 units; the em that makes a star 16.5 points wide at 13.
    let em = pointSize * factor * (16.5 / 13) * (24.0 / 20)
    glyph = nil
    if let codepoint = SymbolTable.codepoint(view.symbol) {
      glyph = SymbolGlyph.glyph(family: SymbolTable.family, codepoint: codepoint, size: Self.designSize)
    }
    if let glyph {
      let scale = em / Self.designSize
      natural = CGSize(width: glyph.bounds.width * scale, height: glyph.bounds.height * scale)
    } else {
      RuntimeIssue.report("There is no symbol named '\(view.symbol)' here; a box stands for it.")
      natural = CGSize(width: pointSize, height: pointSize)
    }
    let pixel = 1 / max(values.displayScale, 1)
    natural.width = (natural.width / pixel).rounded(.up) * pixel
    natural.height = (natural.height / pixel).rounded(.up) * pixel
  }

  override func viewDidChange(from old: Image) {
    guard old != view else { return }
    resolve()
    invalidateLayout()
    contentsNeedDisplay()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    guard !reads.keys.isDisjoint(with: changed) else { return }
    let old = natural
    resolve()
    if style.set(paint(), node: self) { startTicking() }
    if old != natural { invalidateLayout() }
    contentsNeedDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.image(proposal, size: natural, isResizable: view.isResizable)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    // Measured: the frame's bottom lies 3 points below the baseline at 13 points.
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline && !view.isResizable ? size.height - pointSize * 3 / 13 : nil
  }

  override func contentsNeedDisplay() {
    guard let layer else { return }
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    let paint = style.presented.paint(in: bounds)
    if let glyph, glyph.bounds.width > 0, glyph.bounds.height > 0, let first = glyph.run.glyphs.first {
      let transform = CGAffineTransform(
        a: bounds.width / glyph.bounds.width, b: 0, c: 0, d: bounds.height / glyph.bounds.height,
        tx: -glyph.bounds.minX * bounds.width / glyph.bounds.width,
        ty: -glyph.bounds.minY * bounds.height / glyph.bounds.height)
      let path = glyph.run.source.outline(of: first.id).applying(transform)
      layer.content = .fill(FillContent(path: path, paint: paint, bounds: bounds))
    } else {
      let box = CGRect(x: 0.5, y: 0.5, width: max(bounds.width - 1, 0), height: max(bounds.height - 1, 0))
      layer.content = .stroke(
        StrokeContent(
          path: Path(box), paint: paint, style: StrokeStyle(lineWidth: 1, dash: [2, 2]), bounds: bounds))
    }
    ShapePainter.applyExtras(of: style.presented, to: layer)
    graph.setNeedsDisplay()
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
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("symbol", .text(view.symbol)))
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let animator = style.animation.animator { visit(AttributeMotion("style", animator)) }
  }
}
