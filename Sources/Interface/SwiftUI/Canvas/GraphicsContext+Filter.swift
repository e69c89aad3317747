import Drawing
import Foundation
import Geometry

nonisolated extension GraphicsContext {
  /// A type that applies image processing operations to rendered content.
  public struct Filter: Sendable {
    enum Storage: Sendable {
      case fixed(Drawing.Filter)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case colorMultiply(Color)
      case alphaThreshold(min: Double, max: Double, color: Color)
    }

    let storage: Storage

    /// Returns a filter that adds a shadow. Radius and offset are in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(storage: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Returns a filter that multiplies each color component by the matching component of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .colorMultiply(color)) }

    /// Returns a filter that multiplies by a given color matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(storage: .fixed(.colorMatrix(matrix.rows)))
    }

    /// Returns a filter that applies a hue rotation adjustment.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(storage: .fixed(.hueRotation(angle.radians))) }
    /// Returns a filter that applies a saturation adjustment.
    public static func saturation(_ amount: Double) -> Filter { Filter(storage: .fixed(.saturation(amount))) }
    /// Returns a filter that applies a brightness adjustment.
    public static func brightness(_ amount: Double) -> Filter { Filter(storage: .fixed(.brightness(amount))) }
    /// Returns a filter that applies a contrast adjustment.
    public static func contrast(_ amount: Double) -> Filter { Filter(storage: .fixed(.contrast(amount))) }

    /// Returns a filter that inverts the color of its input. The amount is in 0–1, and 0.5 gives gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      if amount == 1 { return Filter(storage: .fixed(.colorInvert)) }
      let scale = Float(1 - 2 * amount)
      let shift = Float(amount)
      let rows: [Float] = [
        scale, 0, 0, 0, shift, 0, scale, 0, 0, shift, 0, 0, scale, 0, shift, 0, 0, 0, 1, 0,
      ]
      return Filter(storage: .fixed(.colorMatrix(rows)))
    }

    /// Returns a filter that applies a grayscale adjustment.
    public static func grayscale(_ amount: Double) -> Filter { Filter(storage: .fixed(.grayscale(amount))) }
    /// Returns a filter that sets the opacity of each pixel based on its luminance.
    public static var luminanceToAlpha: Filter { Filter(storage: .fixed(.luminanceToAlpha)) }

    /// Returns a filter that applies a Gaussian blur with a sigma of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(storage: .fixed(.blur(radius: radius, opaque: options.contains(.opaque))))
    }

    /// Returns a filter that replaces each pixel with alpha components within a range by a constant color, or
    /// transparency otherwise.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(storage: .alphaThreshold(min: min, max: max, color: color))
    }
  }

  /// Options that configure the blur filter.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An option that causes the filter to ensure the result is completely opaque.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
  }

  /// Adds a filter that applies to subsequent drawing operations.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.storage {
    case .fixed(.blur(let radius, _)) where radius <= 0: return
    case .fixed(let filter): filters.append(filter)
    case .shadow(let color, let radius, let offset):
      filters.append(.shadow(color: color.resolve(in: environment), radius: max(0, radius), offset: offset))
    case .colorMultiply(let color): filters.append(.colorMultiply(color.resolve(in: environment)))
    case .alphaThreshold(let min, let max, let color):
      filters.append(.alphaThreshold(min: min, max: max, color: color.resolve(in: environment)))
    }
  }
}

/// A matrix to use in an RGBA color transformation. The rows compute red, green, blue and alpha; the fifth column is
/// added.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  /// The share of red in the resulting red. Default 1.
  public var r1: Float = 1
  /// The share of green in the resulting red. Default 0.
  public var r2: Float = 0
  /// The share of blue in the resulting red. Default 0.
  public var r3: Float = 0
  /// The share of alpha in the resulting red. Default 0.
  public var r4: Float = 0
  /// The number that is added to the resulting red. Default 0.
  public var r5: Float = 0
  /// The share of red in the resulting green. Default 0.
  public var g1: Float = 0
  /// The share of green in the resulting green. Default 1.
  public var g2: Float = 1
  /// The share of blue in the resulting green. Default 0.
  public var g3: Float = 0
  /// The share of alpha in the resulting green. Default 0.
  public var g4: Float = 0
  /// The number that is added to the resulting green. Default 0.
  public var g5: Float = 0
  /// The share of red in the resulting blue. Default 0.
  public var b1: Float = 0
  /// The share of green in the resulting blue. Default 0.
  public var b2: Float = 0
  /// The share of blue in the resulting blue. Default 1.
  public var b3: Float = 1
  /// The share of alpha in the resulting blue. Default 0.
  public var b4: Float = 0
  /// The number that is added to the resulting blue. Default 0.
  public var b5: Float = 0
  /// The share of red in the resulting alpha. Default 0.
  public var a1: Float = 0
  /// The share of green in the resulting alpha. Default 0.
  public var a2: Float = 0
  /// The share of blue in the resulting alpha. Default 0.
  public var a3: Float = 0
  /// The share of alpha in the resulting alpha. Default 1.
  public var a4: Float = 1
  /// The number that is added to the resulting alpha. Default 0.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  var rows: [Float] { [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5] }
}
