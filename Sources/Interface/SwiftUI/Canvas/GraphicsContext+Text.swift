import Drawing
import Foundation
import Geometry
import Typography
import ViewGraph

nonisolated extension GraphicsContext {
  /// A text view resolved to a particular environment.
  public struct ResolvedText {
    /// The shading to fill uncolored text regions with.
    public var shading: Shading
    let resolution: TextResolution
    let layout: TextLayout

    /// Measures the size of the resolved text for a given area in which the text should be placed.
    public func measure(in size: CGSize) -> CGSize { layout.size(width: size.width, height: size.height) }

    /// Gets the distance from the first line's ascender to its baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout.arrangement(width: size.width, height: size.height).firstBaseline
    }

    /// Gets the distance from the first line's ascender to the last line's baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      layout.arrangement(width: size.width, height: size.height).lastBaseline
    }
  }

  /// Gets a version of a text view that is ready for drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolution = TextResolution(text, in: environment, now: target.date)
    let layout = TextLayout.layout(resolution.runs, options: resolution.options)
    return ResolvedText(
      shading: Shading(storage: .resolved(resolution.styles[0])), resolution: resolution, layout: layout)
  }

  /// Draws resolved text into the context, aligning an anchor within the ideal size of the rendered view to a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let arrangement = text.layout.arrangement(width: nil, height: nil)
    let pivot = anchor.point(in: arrangement.size)
    draw(text, arrangement, at: CGPoint(x: point.x - pivot.x, y: point.y - pivot.y))
  }

  /// Draws resolved text into a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout.arrangement(width: rect.width, height: rect.height), at: rect.origin)
  }

  /// Draws text into the context, aligning an anchor within the ideal size of the text to a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text into a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func draw(_ text: ResolvedText, _ arrangement: TextArrangement, at origin: CGPoint) {
    let bounds = CGRect(origin: .zero, size: arrangement.size)
    var paints = text.resolution.styles.map { $0.paint(in: bounds) }
    paints[0] = text.shading.paint(in: environment, bounds: bounds)
    var placed = self
    placed.translateBy(x: origin.x, y: origin.y)
    let content = TextContent(
      runs: arrangement.glyphRuns, bars: arrangement.bars.map { ($0.rect, $0.style) }, paints: paints, bounds: bounds,
      string: text.resolution.string)
    let layer = placed.userLayer(.text(content))
    layer.children = EmojiPainter.layers(for: content)
    emit(layer)
  }
}
