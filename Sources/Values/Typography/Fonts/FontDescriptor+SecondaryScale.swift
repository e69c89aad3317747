import Foundation

extension FontDescriptor {
  /// Returns the font of a secondary text scale, and the tracking in points that belongs to it.
  ///
  /// Measured on macOS 26: the line box is unchanged. Glyphs shrink to 0.8 up to 17 pt, falling linearly to 0.46 at 70
  /// pt (regular; other weights have their own two end points), with slightly more tracking and a heavier face. Serif,
  /// monospaced and custom fonts do not scale.
  package func secondaryScaled() -> (font: FontDescriptor, tracking: CGFloat) {
    guard family == nil, design == .default || design == .rounded else { return (self, 0) }
    let weights: [CGFloat] = [400, 500, 600, 700, 800, 900]
    let heavy = CGFloat(weight)
    let small = SystemFontTables.interpolate(heavy, weights, [0.8, 0.8, 0.84, 0.85, 0.85, 0.87])
    let large = SystemFontTables.interpolate(heavy, weights, [0.46, 0.48, 0.49, 0.5, 0.52, 0.55])
    let air = SystemFontTables.interpolate(heavy, weights, [0.25, 0.4147, 0, -0.05, -0.05, -0.05])
    let t = min(max((size - 17) / (70 - 17), 0), 1)
    var font = self
    font.glyphScale = glyphScale * (small + t * (large - small))
    if weight == 400 { font.weight = 500 }
    return (font, air * (1 - t))
  }
}
