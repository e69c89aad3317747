import Foundation

/// The installed families that replace the system's designs, best first. The generic family of fontconfig is last, so
/// that there is always a result.
enum FontFamilies {
  /// The family for which the metrics and the fitted advances of the default design are made.
  static let standIn = "Inter"

  static func candidates(for design: FontDescriptor.Design) -> [String] {
    switch design {
    case .default: [standIn, "sans-serif"]
    case .rounded: [standIn, "sans-serif"]
    case .serif: ["Liberation Serif", "Noto Serif", "DejaVu Serif", "serif"]
    case .monospaced: ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "monospace"]
    }
  }

  /// Returns the comma-separated list of families that fontconfig tries in order.
  static func list(for font: FontDescriptor) -> String {
    let candidates = candidates(for: font.design)
    guard let family = font.family else { return candidates.joined(separator: ",") }
    return ([family] + candidates).joined(separator: ",")
  }

  /// Returns the scale of a family's glyphs for a design of the system, so that capitals have the system's height.
  ///
  /// The numbers are heights of an H: 1443 of 2048 units in the system's sans, 1444 in its serif.
  static func drawnScale(_ font: FontDescriptor, face: String) -> CGFloat {
    guard font.family == nil else { return 1 }
    switch (font.design, face) {
    case (.default, standIn), (.rounded, standIn): return (1443 / 2048) / (2048 / 2816)
    case (.serif, "Liberation Serif"): return 1444 / 1341
    case (.serif, "DejaVu Serif"): return 1444 / 1493
    case (.monospaced, "DejaVu Sans Mono"): return 1443 / 1493
    case (.monospaced, "Liberation Mono"): return 1443 / 1349
    default: return 1
    }
  }
}
