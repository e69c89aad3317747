import LiveIndicators
import SwiftUI
import Testing

/// Contrast by the definition of WCAG 2.2, computed here from the colors' components.
private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
  func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

private func ratio(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

@Suite("Contrast of the statuses' colors")
struct ContrastTests {
  /// Backgrounds of windows and lists, 0…255 (Human Interface Guidelines, system background colors).
  private static let grounds: [ColorScheme: [(Double, Double, Double)]] = [
    .light: [(255, 255, 255), (242, 242, 247)],
    .dark: [(0, 0, 0), (28, 28, 30), (44, 44, 46)],
  ]

  @Test("White on black is 21:1, equal colors are 1:1")
  func definition() {
    #expect(ratio(luminance(1, 1, 1), luminance(0, 0, 0)) == 21)
    #expect(ratio(0.3, 0.3) == 1)
  }

  @Test("Text has 4.5:1 and graphics 3:1 in light and dark, 7:1 in increased contrast", arguments: LiveStatus.allCases)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  func contrast(status: LiveStatus) {
    for scheme in [ColorScheme.light, .dark] {
      for (contrast, least) in [(ColorSchemeContrast.standard, 4.5), (.increased, 7.0)] {
        let color = status.color(in: scheme, contrast: contrast).resolve(in: EnvironmentValues())
        let own = luminance(Double(color.red), Double(color.green), Double(color.blue))
        for ground in Self.grounds[scheme] ?? [] {
          let found = ratio(own, luminance(ground.0 / 255, ground.1 / 255, ground.2 / 255))
          #expect(found >= least, "\(status) in \(scheme), \(contrast): \(found)")
        }
        // A capsule's text is white on it in light, black in dark.
        #expect(ratio(own, scheme == .light ? 1 : 0) >= least)
      }
    }
  }
}
