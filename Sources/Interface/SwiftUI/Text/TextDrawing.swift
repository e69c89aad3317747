import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typography
import ViewGraph

/// A text drawn by a custom renderer, with its layout.
final class TextDrawing {
  let renderer: AnyTextRenderer
  private let attributes: [Int: [ObjectIdentifier: AnyHashable]]
  private var laidOut: (text: LaidOutText, proposal: ProposedViewSize)?

  /// The margin in points around the text in which a renderer without display padding may draw layers.
  private static let margin: CGFloat = 100

  /// Creates the drawing.
  ///
  /// - Parameters:
  ///   - environment: The environment with the renderer.
  ///   - resolution: The resolved text.
  ///   - old: The previous drawing of the text, whose layout is reused in all frames of a moving renderer.
  init?(_ environment: EnvironmentValues, _ resolution: TextResolution, after old: TextDrawing?) {
    guard let renderer = environment.textRenderer else { return nil }
    self.renderer = renderer
    attributes = resolution.customAttributes
    if let old, old.attributes == attributes { laidOut = old.laidOut }
  }

  /// Returns the layers that the renderer draws.
  func layers(
    of layout: TextLayout, _ proposal: ProposedViewSize, paints: [Paint], bounds: CGRect, date: Date,
    in environment: EnvironmentValues
  ) -> [Layer] {
    let text: LaidOutText
    if let laidOut, laidOut.proposal == proposal, laidOut.text.layout === layout {
      text = laidOut.text
    } else {
      text = LaidOutText(layout, proposal: proposal, attributes: attributes)
      laidOut = (text, proposal)
    }
    text.paints = paints
    text.bounds = bounds
    let target = GraphicsContext.Target(size: bounds.size, date: date, symbols: nil)
    var context = GraphicsContext(environment: environment, target: target)
    let padding = renderer.displayPadding
    context.clipBounds = CGRect(
      x: -padding.leading - Self.margin, y: -padding.top - Self.margin,
      width: bounds.width + padding.leading + padding.trailing + 2 * Self.margin,
      height: bounds.height + padding.top + padding.bottom + 2 * Self.margin)
    renderer.draw(Text.Layout(source: text), &context)
    return target.layers
  }
}
