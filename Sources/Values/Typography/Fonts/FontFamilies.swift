/// Which installed families stand in for the system's designs, best first; fontconfig's generic family comes last, so
/// that there is always an answer.
enum FontFamilies {
  /// The family that the metrics and the fitted advances of the default design are made for.
  static let standIn = "Inter"

  static func candidates(for design: FontDescriptor.Design) -> [String] {
    switch design {
    case .default: [standIn, "sans-serif"]
    case .rounded: [standIn, "sans-serif"]
    case .serif: ["Liberation Serif", "Noto Serif", "DejaVu Serif", "serif"]
    case .monospaced: ["DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "monospace"]
    }
  }

  /// The comma-separated list that fontconfig tries in order.
  static func list(for font: FontDescriptor) -> String {
    let candidates = candidates(for: font.design)
    guard let family = font.family else { return candidates.joined(separator: ",") }
    return ([family] + candidates).joined(separator: ",")
  }
}
