import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

/// Contrast as it is painted, by the definition of WCAG 2.2, while the indicators move.
@MainActor
@Suite("Contrast over time")
struct ContrastOverTimeTests {
  private static func luminance(_ pixel: (UInt8, UInt8, UInt8, UInt8)) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let c = Double(byte) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel.0) + 0.7152 * linear(pixel.1) + 0.0722 * linear(pixel.2)
  }

  /// Returns the highest contrast of a pixel of the mark to the background.
  private static func contrast(_ frame: OffscreenHost.Frame, isDark: Bool) -> Double {
    var best = 1.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let own = luminance(frame.rgba(x, y))
        let ground = isDark ? 0.0 : 1.0
        best = max(best, (max(own, ground) + 0.05) / (min(own, ground) + 0.05))
      }
    }
    return best
  }

  @Test(
    "Every mark has 3:1 at some time of its period, and a mark that does not fade away at every time",
    arguments: LiveStatus.allCases, [ColorScheme.light, .dark])
  func marks(status: LiveStatus, scheme: ColorScheme) {
    for style in GalleryStyle.allCases {
      let view = style.apply(LiveIndicator(status)).liveIndicatorContainer(.markOnly)
      let shot = Shot(view, width: 32, height: 20) {
        $0.scale = 2
        $0.colorScheme = scheme
        $0.background = scheme == .dark ? .black : .white
      }
      let found = [0, 0.375, 0.75, 1.125].map {
        Self.contrast(shot.pixels(at: $0), isDark: scheme == .dark)
      }
      #expect(found.max() ?? 0 >= 3, "\(status.id) \(style) \(scheme): \(found)")
      let blinks = style == .blink || (style == .automatic && status.motion == .blink)
      if !blinks { #expect(found.min() ?? 0 >= 3, "\(status.id) \(style) \(scheme): \(found)") }
    }
  }
}
