import OSLog
import SwiftUI

/// The contrast of colors as defined by WCAG 2.2.
enum Contrast {
  /// The minimum contrast of graphics (success criterion 1.4.11).
  static let graphic = 3.0
  /// The minimum contrast of text (success criterion 1.4.3).
  static let text = 4.5

  /// Returns the contrast ratio, 1–21, of two relative luminances in 0–1.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the relative luminance, 0–1. The components of a resolved color are linear, as the definition requires.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  static func luminance(_ color: Color, in scheme: ColorScheme) -> Double {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let color = color.resolve(in: environment)
    let red = Double(color.linearRed) * 0.2126
    let green = Double(color.linearGreen) * 0.7152
    return red + green + Double(color.linearBlue) * 0.0722
  }

  /// Returns whether black has a higher contrast to the color than white.
  static func wantsBlack(on color: Color, in scheme: ColorScheme) -> Bool {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
      // The default status colors are dark in light appearance and light in dark appearance.
      return scheme == .dark
    }
    let luminance = luminance(color, in: scheme)
    return ratio(luminance, 0) > ratio(luminance, 1)
  }

  /// Logs a warning in debug builds, once per color, if its contrast to the background is too low.
  @MainActor
  static func check(_ color: Color, in scheme: ColorScheme) {
    assert(warn(color, in: scheme))
  }

  /// Returns true, so that an assertion can call it: release builds leave it out.
  @MainActor
  private static func warn(_ color: Color, in scheme: ColorScheme) -> Bool {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *), !warned.contains(color) else { return true }
    let ground = scheme == .dark ? 0.0 : 1.0
    let found = ratio(luminance(color, in: scheme), ground)
    guard found < graphic else { return true }
    warned.insert(color)
    let rounded = (found * 10).rounded(.down) / 10
    let text = "\(color) has a contrast of \(rounded):1 to the background; indicators need 3:1, text 4.5:1."
    Logger(subsystem: "LiveIndicators", category: "contrast").warning("\(text, privacy: .public)")
    return true
  }

  @MainActor private static var warned: Set<Color> = []
}
