import SwiftUI

/// Contrast of colors as WCAG 2.2 defines it.
enum Contrast {
  /// For graphics (success criterion 1.4.11).
  static let graphic = 3.0
  /// For text (success criterion 1.4.3).
  static let text = 4.5

  /// From relative luminances, 0…1: 1…21.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// 0…1. The components of a resolved color are linear, as the definition wants them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  static func luminance(_ color: Color, in scheme: ColorScheme) -> Double {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let color = color.resolve(in: environment)
    let red = Double(color.linearRed) * 0.2126
    let green = Double(color.linearGreen) * 0.7152
    return red + green + Double(color.linearBlue) * 0.0722
  }

  /// Whether black stands out from the color better than white does.
  static func wantsBlack(on color: Color, in scheme: ColorScheme) -> Bool {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
      // The statuses' own colors are dark in light appearance, and light in dark.
      return scheme == .dark
    }
    let luminance = luminance(color, in: scheme)
    return ratio(luminance, 0) > ratio(luminance, 1)
  }

  /// Says once for each color that it stands out too little.
  @MainActor
  static func check(_ color: Color, in scheme: ColorScheme) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !warned.contains(color) else { return }
    let ground = scheme == .dark ? 0.0 : 1.0
    let found = ratio(luminance(color, in: scheme), ground)
    guard found < graphic else { return }
    warned.insert(color)
    let rounded = (found * 10).rounded(.down) / 10
    print("LiveIndicators: \(color) has a contrast of \(rounded):1 to the background; indicators need 3:1, text 4.5:1.")
  }

  @MainActor private static var warned: Set<Color> = []
}
