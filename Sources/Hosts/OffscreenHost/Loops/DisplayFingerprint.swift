import Drawing
import Foundation
import Geometry
import ImageEncoding

/// A display list at one moment as a few numbers: those of displays that look the same are close to each other.
///
/// Dates are inexact, and so is what views compute from them: a rotation that has come round is not the same to the last
/// bit. The numbers of a display are therefore not hashed. They are added up with weights, and the sums may differ a little.
struct DisplayFingerprint {
  fileprivate var structure = 0
  fileprivate var sums = SIMD4<Double>.zero
  fileprivate var count = 0

  /// A Boolean value that indicates whether both displays look the same: less than a hundredth of a point or of a level
  /// apart.
  func matches(_ other: DisplayFingerprint) -> Bool {
    guard structure == other.structure, count == other.count else { return false }
    let difference = sums - other.sums
    // What is uncertain of many numbers adds up like a random walk.
    let tolerance = 0.002 * max(1, Double(count).squareRoot() / 16)
    return (difference * difference).max() <= tolerance * tolerance
  }
}

/// Reads fingerprints of one host's display list.
@MainActor
final class DisplayReader {
  /// The pixels of bitmaps that were shown last, so that each is read once.
  private var bitmaps: [ObjectIdentifier: (bitmap: Bitmap, sum: UInt64)] = [:]
  private var shown: [ObjectIdentifier: (bitmap: Bitmap, sum: UInt64)] = [:]
  private var hasher = Hasher()
  private var result = DisplayFingerprint()

  /// Weights of colors and opacities: a level of 255 counts as much as a few hundredths of a point.
  private static let levels = 10.0

  func fingerprint(_ root: Layer) -> DisplayFingerprint {
    hasher = Hasher()
    result = DisplayFingerprint()
    shown = [:]
    add(root)
    bitmaps = shown
    result.structure = hasher.finalize()
    return result
  }

  private func add(_ layer: Layer) {
    guard !layer.isHidden, layer.opacity > 0 else {
      hasher.combine(0)
      return
    }
    add(layer.position)
    if let transform = layer.transform {
      hasher.combine(1)
      // The first two columns turn and stretch what may be far from the origin.
      for value in [transform.m11, transform.m12, transform.m21, transform.m22] { add(Double(value) * 100) }
      for value in [transform.m31, transform.m32, transform.m33] { add(Double(value)) }
      for value in [transform.m13, transform.m23] { add(Double(value) * 10_000) }
    }
    add(min(layer.opacity, 1) * Self.levels)
    hasher.combine(layer.blendMode)
    hasher.combine(layer.isCompositingGroup)
    add(layer.content)
    if let clip = layer.clip {
      hasher.combine(2)
      add(clip.path)
      hasher.combine(clip.style.isEOFilled)
    }
    for filter in layer.filters { add(filter) }
    if let mask = layer.mask {
      hasher.combine(3)
      add(mask)
    }
    hasher.combine(layer.children.count)
    for child in layer.children { add(child) }
  }

  private func add(_ content: LayerContent) {
    switch content {
    case .none: hasher.combine(10)
    case .fill(let fill):
      hasher.combine(11)
      add(fill.path)
      hasher.combine(fill.style.isEOFilled)
      add(fill.paint)
    case .stroke(let stroke):
      hasher.combine(12)
      add(stroke.path)
      add(stroke.style)
      add(stroke.paint)
    case .text(let text):
      hasher.combine(13)
      for run in text.runs {
        hasher.combine(run.source.cacheKey)
        hasher.combine(run.style)
        for glyph in run.glyphs {
          hasher.combine(glyph.id)
          add(CGPoint(x: glyph.x, y: glyph.y))
        }
      }
      for bar in text.bars { add(bar.rect) }
      for paint in text.paints { add(paint) }
    case .image(let image):
      hasher.combine(14)
      add(image.bitmap)
      add(image.rect)
      if let template = image.template { add(template) }
    }
  }

  private func add(_ style: StrokeStyle) {
    add(Double(style.lineWidth))
    add(Double(style.dashPhase))
    for length in style.dash { add(Double(length)) }
    hasher.combine(style.dash.count)
    hasher.combine(style.lineCap)
    hasher.combine(style.lineJoin)
  }

  private func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to):
        hasher.combine(20)
        add(to)
      case .line(let to):
        hasher.combine(21)
        add(to)
      case .quadCurve(let to, let control):
        hasher.combine(22)
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        hasher.combine(23)
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: hasher.combine(24)
      }
    }
  }

  private func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .gradient(let gradient):
      hasher.combine(30)
      for stop in gradient.stops {
        add(stop.color)
        add(Double(stop.location) * 100)
      }
      add(gradient.opacity * Self.levels)
      add(gradient.geometry)
    case .image(let image):
      hasher.combine(31)
      add(image.bitmap)
      add(image.sourceRect)
      add(Double(image.scale))
    case .material(let material):
      hasher.combine(32)
      add(Double(material.blurRadius))
      add(material.saturation)
      add(material.tint)
    }
  }

  private func add(_ geometry: GradientPaint.Geometry) {
    switch geometry {
    case .linear(let from, let to):
      add(from)
      add(to)
    case .radial(let center, let start, let end):
      add(center)
      add(Double(start))
      add(Double(end))
    case .elliptical(let rect, let center, let start, let end):
      add(rect)
      add(center)
      add(Double(start) * 100)
      add(Double(end) * 100)
    case .angular(let center, let start, let end):
      add(center)
      // Whole turns look the same.
      for value in [cos(start), sin(start)] { add(value * 100) }
      add((end - start) * 100)
    case .mesh(let width, let height, let points, let colors, let background, _):
      hasher.combine(width)
      hasher.combine(height)
      for point in points { add(point) }
      for color in colors { add(color) }
      add(background)
    }
  }

  private func add(_ filter: Filter) {
    switch filter {
    case .blur(let radius, _): add(Double(radius))
    case .shadow(let color, let radius, let offset):
      add(color)
      add(Double(radius))
      add(CGPoint(x: offset.width, y: offset.height))
    case .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value):
      add(value * Self.levels)
    case .hueRotation(let angle): for value in [cos(angle), sin(angle)] { add(value * Self.levels) }
    case .colorMultiply(let color): add(color)
    case .alphaThreshold(let least, let most, let color):
      add(least * Self.levels)
      add(most * Self.levels)
      add(color)
    case .colorMatrix(let values): for value in values { add(Double(value) * Self.levels) }
    case .colorInvert, .luminanceToAlpha: break
    }
    hasher.combine(filter.kind)
  }

  private func add(_ bitmap: Bitmap) {
    let key = ObjectIdentifier(bitmap)
    let known = shown[key] ?? bitmaps[key] ?? (bitmap, bitmap.pixels.fastHash)
    shown[key] = known
    hasher.combine(known.sum)
  }

  private func add(_ color: Color.Resolved) {
    // Dark levels lie close together in linear light.
    for value in [color.linearRed, color.linearGreen, color.linearBlue] { add(Double(value) * 4 * Self.levels) }
    add(Double(color.opacity) * Self.levels)
  }

  private func add(_ rect: CGRect) {
    add(rect.origin)
    add(CGPoint(x: rect.width, y: rect.height))
  }

  private func add(_ point: CGPoint) {
    add(Double(point.x))
    add(Double(point.y))
  }

  private func add(_ value: Double) {
    guard value.isFinite else {
      hasher.combine(value.bitPattern)
      return
    }
    result.sums += value * Self.weights(result.count)
    result.count += 1
  }

  /// Four weights of 0.5 to 1.5, either sign, that depend on the number's place alone.
  private static func weights(_ place: Int) -> SIMD4<Double> {
    // SplitMix64.
    var bits = UInt64(truncatingIfNeeded: place) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    func weight(_ part: UInt64) -> Double {
      let size = 0.5 + Double(part & 0x7FFF) / 32768
      return part & 0x8000 == 0 ? size : -size
    }
    return SIMD4(weight(bits), weight(bits >> 16), weight(bits >> 32), weight(bits >> 48))
  }
}

extension Filter {
  fileprivate var kind: Int {
    switch self {
    case .blur(_, let isOpaque): isOpaque ? 40 : 41
    case .shadow: 42
    case .brightness: 43
    case .contrast: 44
    case .saturation: 45
    case .grayscale: 46
    case .hueRotation: 47
    case .colorInvert: 48
    case .colorMultiply: 49
    case .luminanceToAlpha: 50
    case .alphaThreshold: 51
    case .colorMatrix: 52
    }
  }
}
