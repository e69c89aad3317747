import Geometry

nonisolated extension GraphicsContext {
  /// The ways that a graphics context combines new content with background content.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A mode that places the source over the backdrop.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// A mode that multiplies the source's and the backdrop's components, so that the result is darker.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// A mode that multiplies the complements of the components, so that the result is lighter.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// A mode that multiplies dark parts of the backdrop and screens light ones.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// A mode that takes the darker of the source's and the backdrop's components.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// A mode that takes the lighter of the source's and the backdrop's components.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// A mode that lightens the backdrop to reflect the source.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// A mode that darkens the backdrop to reflect the source.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// A mode that darkens or lightens the backdrop gently, as the source is dark or light.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// A mode that multiplies where the source is dark and screens where it is light.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// A mode that takes the absolute difference of the source's and the backdrop's components.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// A mode like `difference` with less contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// A mode that takes the hue of the source, and the saturation and luminosity of the backdrop.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// A mode that takes the saturation of the source, and the hue and luminosity of the backdrop.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// A mode that takes the hue and saturation of the source, and the luminosity of the backdrop.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// A mode that takes the luminosity of the source, and the hue and saturation of the backdrop.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// A mode that draws the source only where the backdrop is opaque.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// A mode that draws the source behind the backdrop.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// A mode that erases the backdrop where the source is opaque.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// A mode that adds the complements of the components, so that the result is darker.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// A mode that adds the components, so that the result is lighter.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

    private static let modes: [Int32: Geometry.BlendMode] = [
      0: .normal, 1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge, 7: .colorBurn,
      8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue, 13: .saturation, 14: .color,
      15: .luminosity, 20: .sourceAtop, 21: .destinationOver, 23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
    ]

    var geometry: Geometry.BlendMode { Self.modes[rawValue] ?? .normal }
  }
}
