import Foundation

/// The vertical metrics of a font in a profile, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The height of a single line.
  package var lineHeight: CGFloat
  /// The distance from the top of a line to its baseline.
  package var baseline: CGFloat
  /// The distance between the baselines of a wrapped text.
  package var linePitch: CGFloat
  /// The line height before it is rounded to pixels. Line spacing is added to it.
  package var unroundedLineHeight: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The default vertical gap between a plain view and a text below it.
  package var spacingAbove: CGFloat
  /// The default vertical gap between a text and a plain view below it.
  package var spacingBelow: CGFloat
  /// The default vertical gap to a text above. The value of the lower text applies.
  package var textToText: CGFloat
  /// The distance of the underline's center below the baseline.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  /// The part of a line below its baseline.
  package var descent: CGFloat { lineHeight - baseline }

  /// Creates the metrics of a font.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - profile: The platform whose metrics are reproduced.
  ///   - displayScale: The scale in pixels per point. Line boxes end on whole pixels. Default 2.
  package init(_ font: FontDescriptor, profile: TypeProfile, displayScale: CGFloat = 2) {
    if font.family != nil {
      self.init(custom: font, displayScale: displayScale)
    } else {
      switch profile {
      case .iOS: self.init(iOS: font, displayScale: displayScale)
      case .macOS: self.init(macOS: font)
      }
    }
    switch font.leading {
    case .standard: break
    case .tight: linePitch = max(1, linePitch - 2)
    case .loose: linePitch += 2
    }
  }

  private init(
    font: FontDescriptor, vertical: SystemFontTables.Vertical, line: CGFloat, baseline: CGFloat, air: CGFloat
  ) {
    let em = font.size / SystemFontTables.unitsPerEm
    let descent = vertical.descent * em
    let capHeight = vertical.capHeight * em
    lineHeight = line
    self.baseline = baseline
    linePitch = line
    unroundedLineHeight = line
    self.capHeight = capHeight
    xHeight = SystemFontTables.xHeight(font) * em
    spacingAbove = descent + air
    spacingBelow = vertical.ascent * em - capHeight + descent + air
    textToText = 0
    underlinePosition = 0.15137 * font.size
    underlineThickness = 0.05859 * font.size * Self.thickening(ofWeight: font.weight)
  }

  private init(macOS font: FontDescriptor) {
    let vertical = SystemFontTables.macOS(font.design)
    let em = font.size / SystemFontTables.unitsPerEm
    let ascent = (vertical.ascent * em).rounded()
    // Measured: the part below the baseline is rounded up below 24 pt, and to the nearest point from there on.
    let exact = vertical.descent * em
    let descent = font.size < 24 ? exact.rounded(.up) : exact.rounded()
    let air = (font.size / 4).rounded(.up) / 2
    self.init(font: font, vertical: vertical, line: ascent + descent, baseline: ascent, air: air)
    guard let style = font.textStyle else { return }
    let box = MacStyleBox.box(of: style)
    lineHeight = font.weight >= box.heavyFrom ? box.heavyLine : box.line
    baseline = box.baseline
    linePitch = box.pitch
    unroundedLineHeight = box.unrounded
    spacingAbove = box.spacingAbove[MacStyleBox.column(ofWeight: font.weight)]
    spacingBelow = box.spacingBelow
    textToText = box.textToText
  }

  private init(iOS font: FontDescriptor, displayScale: CGFloat) {
    let vertical = SystemFontTables.iOS(font.design)
    let em = font.size / SystemFontTables.unitsPerEm
    let exact = (vertical.ascent + vertical.descent) * em
    let line = Self.roundUp(exact, displayScale)
    let baseline = (vertical.ascent * em * displayScale).rounded() / displayScale
    let air = Self.roundUp(font.size / 8, displayScale)
    self.init(font: font, vertical: vertical, line: line, baseline: baseline, air: air)
    unroundedLineHeight = exact
  }

  /// Creates the metrics of a custom family: rounded ascent plus rounded descent, as measured for bundled fonts at
  /// twenty sizes.
  private init(custom font: FontDescriptor, displayScale: CGFloat) {
    let face = FontFace.face(for: font)
    let units = SystemFontTables.unitsPerEm / max(font.size, 0.001)
    let vertical = SystemFontTables.Vertical(
      ascent: face.ascent * units, descent: face.descent * units, capHeight: face.capHeight * units)
    let ascent = face.ascent.rounded()
    let air = Self.roundUp(font.size / 8, displayScale)
    self.init(font: font, vertical: vertical, line: ascent + face.descent.rounded(), baseline: ascent, air: air)
    xHeight = face.xHeight
  }

  static func roundUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns the thickness of an underline relative to regular weight, measured from medium to black.
  private static func thickening(ofWeight weight: Int) -> CGFloat {
    SystemFontTables.interpolate(
      CGFloat(weight), [400, 500, 600, 700, 800, 900], [1, 1.214, 1.369, 1.583, 1.894, 2.167])
  }
}
