import Drawing
import Foundation
import Geometry
import Typography
import ViewGraph

/// A symbol ready for drawing: a glyph of a free icon font, split into the pieces that effects and colors
/// distinguish.
struct SymbolPicture {
  /// The size beside text, in points.
  let naturalSize: CGSize
  private let shape: SymbolShape?
  private let value: Double?
  private let paints: Paints
  /// Mirrored, so that symbols that point forward or backward follow the reading direction.
  private let isMirrored: Bool

  private enum Paints {
    case single
    /// Hierarchical levels. The enclosure is painted with the secondary style.
    case levels(_ResolvedStyle?, secondary: _ResolvedStyle)
  }

  init(
    name: String, value: Double?, mode: SymbolRenderingMode?, scale: Image.Scale, pointSize: CGFloat,
    environment: EnvironmentValues
  ) {
    self.value = value
    isMirrored = environment.layoutDirection == .rightToLeft && Self.followsReadingDirection(name)
    let found = SymbolShape.shape(named: name)
    shape = found
    // Measured at 13 pt on macOS 26: a star is 13.5, 16.5 and 21.5 points wide at the three scales.
    let factor: CGFloat
    switch scale {
    case .small: factor = 13.5 / 16.5
    case .medium: factor = 1
    case .large: factor = 21.5 / 16.5
    }
    let em = Self.em(atPointSize: pointSize) * factor
    if let found {
      let unit = em / SymbolShape.designSize
      naturalSize = CGSize(width: found.bounds.width * unit, height: found.bounds.height * unit)
    } else {
      RuntimeIssue.report("There is no symbol named '\(name)' here; a box stands for it.")
      naturalSize = CGSize(width: pointSize, height: pointSize)
    }
    paints = Self.paints(mode, name, environment)
  }

  /// Returns the em. The icons of the font fill about 22 of 24 units, and the em makes a star 16.5 points wide at 13.
  static func em(atPointSize size: CGFloat) -> CGFloat { size * (16.5 / 13) * (24.0 / 20) }

  static func followsReadingDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  private static func paints(
    _ mode: SymbolRenderingMode?, _ name: String, _ environment: EnvironmentValues
  ) -> Paints {
    let given = environment.foregroundStyles?.secondary
    switch mode?.kind {
    case .monochrome: return .single
    // Two explicit styles without a mode mean a palette.
    case nil:
      guard given != nil else { return .single }
      return .levels(nil, secondary: HierarchicalShapeStyle.secondary._paint(in: environment))
    case .hierarchical, .palette:
      return .levels(nil, secondary: HierarchicalShapeStyle.secondary._paint(in: environment))
    case .multicolor:
      guard let color = SymbolTable.color(of: name) else { return .single }
      let inherent = color._paint(in: environment)
      if SymbolTable.isEnclosed(name) {
        return .levels(Color.white._paint(in: environment), secondary: inherent)
      }
      return .levels(inherent, secondary: inherent)
    }
  }

  /// Draws the symbol into `bounds` of a layer.
  func draw(in layer: Layer, bounds: CGRect, style: _ResolvedStyle, pose: SymbolPose?) {
    guard let shape, shape.bounds.width > 0, shape.bounds.height > 0 else { return drawBox(layer, bounds, style) }
    let across = bounds.width / shape.bounds.width
    let transform = CGAffineTransform(
      a: isMirrored ? -across : across, b: 0, c: 0, d: bounds.height / shape.bounds.height,
      tx: isMirrored ? shape.bounds.maxX * across : -shape.bounds.minX * across,
      ty: -shape.bounds.minY * bounds.height / shape.bounds.height)
    let pieces = shape.pieces.count
    let shares = pose?.layerOpacities(count: pieces) ?? value.map { Self.shares(of: $0, count: pieces) }
    if case .single = paints, shares == nil {
      layer.content = .fill(
        FillContent(path: shape.outline.applying(transform), paint: style.paint(in: bounds), bounds: bounds))
      return
    }
    var layers: [Layer] = []
    if case .levels(let first, let secondary) = paints, shares == nil {
      let primary = first ?? style
      if let enclosure = shape.enclosure {
        layers.append(Self.layer(enclosure.outside, transform, secondary, bounds, opacity: 1))
        layers.append(Self.layer(enclosure.inside, transform, primary, bounds, opacity: 1))
      } else {
        for (index, piece) in shape.pieces.enumerated() {
          layers.append(Self.layer(piece, transform, index == 0 ? primary : secondary, bounds, opacity: 1))
        }
      }
    } else {
      for (index, piece) in shape.pieces.enumerated() {
        layers.append(Self.layer(piece, transform, style, bounds, opacity: shares?[index] ?? 1))
      }
    }
    layer.children = layers
  }

  private static func layer(
    _ path: Path, _ transform: CGAffineTransform, _ style: _ResolvedStyle, _ bounds: CGRect, opacity: Double
  ) -> Layer {
    let layer = Layer()
    layer.content = .fill(FillContent(path: path.applying(transform), paint: style.paint(in: bounds), bounds: bounds))
    layer.opacity = opacity
    return layer
  }

  /// Returns the opacities of the layers for a variable value, which enables the first layers up to its fraction.
  ///
  /// The others stay at 0.3, which resembles the system's wireless symbol; its exact figure is not published.
  static func shares(of value: Double, count: Int) -> [Double] {
    (0..<count).map { index in
      let isLit = value > 0 && (index == 0 || value > Double(index) / Double(count))
      return isLit ? 1 : 0.3
    }
  }

  private func drawBox(_ layer: Layer, _ bounds: CGRect, _ style: _ResolvedStyle) {
    let box = CGRect(x: 0.5, y: 0.5, width: max(bounds.width - 1, 0), height: max(bounds.height - 1, 0))
    layer.content = .stroke(
      StrokeContent(
        path: Path(box), paint: style.paint(in: bounds), style: StrokeStyle(lineWidth: 1, dash: [2, 2]),
        bounds: bounds))
  }
}
