import Foundation

/// The corrections to the advances of the replacement faces, so that texts are as wide as in the system's own face.
enum AdvanceTable {
  /// The corrections to the advance of one glyph, in thousandths of an em.
  struct GlyphTerms {
    var base: CGFloat
    /// The term in proportion to the weight above regular, 1 at bold.
    var heavier: CGFloat
    /// The term in proportion to the optical size, 0 up to 17 pt and 1 from 28 pt.
    var display: CGFloat

    init(_ base: CGFloat, heavier: CGFloat, display: CGFloat) {
      self.base = base
      self.heavier = heavier
      self.display = display
    }

    func value(heavy: CGFloat, optical: CGFloat) -> CGFloat { base + heavier * heavy + display * optical }
  }

  /// The part of the correction that all glyphs of a font share.
  struct Shared {
    var em: CGFloat
    var heavy: CGFloat
    var optical: CGFloat
    var even: CGFloat
    var isFitted: Bool
    var evenDigits: Bool
  }

  /// Returns the shared corrections of a font, or `nil` for a font without corrections.
  ///
  /// - Parameters:
  ///   - font: The requested font.
  ///   - face: The family that was found for the font.
  ///   - size: The size in points at which glyphs are drawn.
  static func shared(for font: FontDescriptor, face: String, size: CGFloat) -> Shared? {
    guard font.family == nil else { return nil }
    let heavy = CGFloat(font.weight - 400) / 300
    let optical = min(max((size - 17) / 11, 0), 1)
    var shared = Shared(
      em: size * font.width / 1000, heavy: heavy, optical: optical, even: 0, isFitted: false,
      evenDigits: font.monospacedDigits)
    switch (font.design, face) {
    case (.default, FontFamilies.standIn), (.rounded, FontFamilies.standIn):
      let weight = CGFloat(font.weight)
      let tracking = SystemFontTables.interpolate(size, sizes, tracking)
      let weightPart = SystemFontTables.interpolate(weight, weights, weightTerm)
      let displayPart = SystemFontTables.interpolate(weight, weights, weightDisplayTerm)
      shared.even = tracking + weightPart + displayPart * optical
      // Measured at 20 pt: the rounded design is 1.5 pt narrower over 19 glyphs.
      if font.design == .rounded { shared.even -= 4 }
      shared.isFitted = true
    // "The quick brown fox" at 20 pt measured 185.5 in the serif design and 235 in the monospaced one.
    case (.serif, "Liberation Serif"): shared.even = 44.6
    case (.serif, "DejaVu Serif"): shared.even = -59
    case (.monospaced, "DejaVu Sans Mono"): shared.even = 16.1
    case (.monospaced, "Liberation Mono"): shared.even = 18.1
    default: return nil
    }
    return shared
  }

  /// Returns the correction to the advance of a cluster of the given characters, in points.
  static func addition(_ shared: Shared, to scalars: some Sequence<Unicode.Scalar>) -> CGFloat {
    var sum: CGFloat = 0
    for scalar in scalars {
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      sum += shared.even
      guard shared.isFitted else { continue }
      let index = classIndex(scalar)
      sum += classTerms[index].value(heavy: shared.heavy, optical: shared.optical)
      if index == 2 && shared.evenDigits {
        // Tabular digits are as wide as a zero.
        sum += glyphTerms[0x30]?.value(heavy: shared.heavy, optical: shared.optical) ?? 0
      } else if let terms = glyphTerms[scalar.value] {
        sum += terms.value(heavy: shared.heavy, optical: shared.optical)
      }
    }
    return sum * shared.em
  }

  private static func classIndex(_ scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isUppercase { return 0 }
    if scalar.properties.isLowercase { return 1 }
    return (0x30...0x39).contains(scalar.value) ? 2 : 3
  }
}
