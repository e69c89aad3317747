import Drawing
import Foundation
import Geometry

/// The properties that must be equal for two states of a layer to be one element with changing values.
struct LayerSignature: Hashable {
  var content: [ContentSignature]
  var clip: PathTemplate?
  var filters: [Int]
  var blendMode: BlendMode
  var isIsolated: Bool
  var hasMask: Bool
  /// The number of children, only if they are matched by it.
  var childCount: Int?
}

/// The properties that must be equal for one shape of a layer's content.
enum ContentSignature: Hashable {
  case fill(PathTemplate, usesEvenOdd: Bool, PaintSignature)
  case stroke(PathTemplate, isTrimmed: Bool, cap: CGLineCap, join: CGLineJoin, dashes: Int, PaintSignature)
  /// The glyphs by face, and the number of bars.
  case text([String], PaintSignature)
  case image(ObjectIdentifier, [Double])
}

enum PaintSignature: Hashable {
  case color
  case gradient([Double])
}

extension GradientPaint {
  /// Returns the start and end of a horizontal or vertical linear gradient in a box, 0–1. SVG draws such a gradient
  /// relative to the box.
  func unitLine(in box: CGRect) -> [Double]? {
    guard case .linear(let from, let to) = geometry, from != to, box.width > 0.01, box.height > 0.01,
      abs(from.x - to.x) < 1e-6 || abs(from.y - to.y) < 1e-6
    else { return nil }
    return [from, to].flatMap { point in
      [Double((point.x - box.minX) / box.width), Double((point.y - box.minY) / box.height)]
    }
  }
}

extension Paint {
  var signature: PaintSignature { signature(in: nil) }

  /// Returns the signature.
  ///
  /// - Parameter box: The bounding box of the filled shape, with which the gradient may move.
  func signature(in box: CGRect?) -> PaintSignature {
    guard case .gradient(let gradient) = self else { return .color }
    var numbers: [Double] = []
    func add(_ values: CGFloat...) { numbers += values.map { (Double($0) * 1000).rounded() } }
    if let box, let line = gradient.unitLine(in: box) {
      numbers = [4] + line.map { ($0 * 1000).rounded() }
      for stop in gradient.stops { add(stop.location) }
      return .gradient(numbers)
    }
    switch gradient.geometry {
    case .linear(let from, let to): add(1, from.x, from.y, to.x, to.y)
    case .radial(let center, let start, let end): add(2, center.x, center.y, start, end)
    case .elliptical(let rect, let center, let start, let end):
      add(3, rect.minX, rect.minY, rect.width, rect.height, center.x, center.y, start, end)
    case .angular, .mesh: break
    }
    for stop in gradient.stops { add(stop.location) }
    return .gradient(numbers)
  }
}

extension Filter {
  /// The kind, which is the same for all color filters, because all of them are matrices.
  var kind: Int {
    switch self {
    case .blur: 1
    case .shadow: 2
    default: 3
    }
  }
}

extension LayerState {
  func signature(filters reference: [Int], countsChildren: Bool) -> LayerSignature {
    let kinds = filters.map(\.kind)
    return LayerSignature(
      content: contentSignatures, clip: clip.map { PathTemplate($0.path) },
      filters: kinds.isEmpty ? reference : kinds, blendMode: blendMode,
      isIsolated: isCompositingGroup, hasMask: mask != nil, childCount: countsChildren ? children.count : nil)
  }

  var contentSignatures: [ContentSignature] {
    switch content {
    case .none: return []
    case .fill(let fill):
      let paint: PaintSignature
      // Bounds are computed only where they are needed.
      if case .gradient = fill.paint {
        paint = fill.paint.signature(in: fill.path.boundingRect)
      } else {
        paint = .color
      }
      return [.fill(PathTemplate(fill.path), usesEvenOdd: fill.style.isEOFilled, paint)]
    case .stroke(let stroke):
      let style = stroke.style
      return [
        .stroke(
          PathTemplate(stroke.outline), isTrimmed: stroke.usableTrim != nil, cap: style.lineCap, join: style.lineJoin,
          dashes: style.dash.count, stroke.paint.signature)
      ]
    case .text(let text):
      return text.paints.indices.map { .text(text.glyphNames(style: $0), text.paints[$0].signature) }
    case .image(let image):
      let rect = image.rect
      let numbers: [CGFloat] = [rect.minX, rect.minY, rect.width, rect.height]
      return [.image(ObjectIdentifier(image.bitmap), numbers.map { Double($0) })]
    }
  }
}

extension StrokeContent {
  /// A trim that dashes can express: there is no other dash pattern, and a visible part.
  var usableTrim: PathTrim? { style.dash.isEmpty ? trim : nil }

  /// The whole path of a trimmed stroke.
  var outline: Path { usableTrim?.path ?? path }
}

extension TextContent {
  /// Returns all glyphs and bars in one paint.
  func path(style: Int) -> Path {
    var path = Path()
    for run in runs where run.style == style {
      for glyph in run.glyphs {
        path.addPath(run.source.outline(of: glyph.id).offsetBy(dx: glyph.x, dy: glyph.y))
      }
    }
    for bar in bars where bar.style == style { path.addRect(bar.rect) }
    return path
  }

  func glyphNames(style: Int) -> [String] {
    let glyphs = runs.filter { $0.style == style }.map { run in
      run.source.cacheKey + run.glyphs.map { " \($0.id)" }.joined()
    }
    return glyphs + ["\(bars.filter { $0.style == style }.count)"]
  }

  /// Returns whether both have the same glyphs at the same positions.
  func hasSameGlyphs(as other: TextContent) -> Bool {
    guard runs.count == other.runs.count, bars.count == other.bars.count else { return false }
    for (a, b) in zip(runs, other.runs) {
      if a.style != b.style || a.glyphs != b.glyphs || a.source.cacheKey != b.source.cacheKey { return false }
    }
    return zip(bars, other.bars).allSatisfy { $0.rect == $1.rect && $0.style == $1.style }
  }
}
