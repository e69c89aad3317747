import Foundation

/// The vertical measures of a font in a profile; points.
package struct FontMetrics: Hashable, Sendable {
  /// Height of a single line.
  package var lineHeight: CGFloat
  /// Distance from the line's top to the baseline.
  package var baseline: CGFloat
  /// Distance between the baselines of a wrapped text.
  package var linePitch: CGFloat
  /// The line height before it is fitted to pixels; line spacing is added to this.
  package var unroundedLineHeight: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// Default vertical gap between a plain view and a text under it.
  package var spacingAbove: CGFloat
  /// Default vertical gap between a text and a plain view under it.
  package var spacingBelow: CGFloat
  /// Default vertical gap to a text above; the lower text's value counts.
  package var textToText: CGFloat
  /// Distance of the underline's center below the baseline.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat

  /// The part of a line below its baseline.
  package var descent: CGFloat { lineHeight - baseline }

  /// - Parameter displayScale: pixels a point; boxes end on whole pixels.
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
    // Measured: the part under the baseline is rounded up below 24 pt and to the nearest point from there on.
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

  /// A named family: rounded ascent plus rounded descent, as measured for bundled fonts at twenty sizes.
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

  /// How much thicker than regular's an underline is; measured from medium to black.
  private static func thickening(ofWeight weight: Int) -> CGFloat {
    SystemFontTables.interpolate(
      CGFloat(weight), [400, 500, 600, 700, 800, 900], [1, 1.214, 1.369, 1.583, 1.894, 2.167])
  }
}
