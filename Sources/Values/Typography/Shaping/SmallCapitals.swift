import Foundation

/// Small capitals synthesized from capitals, because the replacement face has none.
enum SmallCapitals {
  /// The size of a small capital relative to a capital.
  static let scale: CGFloat = 0.8

  static func parts(of run: ShapedText.Run) -> [ShapedText.Run] {
    let mode = run.font.smallCaps
    guard mode != .none else { return [run] }
    var parts: [ShapedText.Run] = []
    for character in run.string {
      let lower = character.isLowercase && mode != .uppercase
      let upper = character.isUppercase && mode != .lowercase
      let string = lower ? character.uppercased() : String(character)
      var font = run.font
      font.smallCaps = .none
      if lower || upper { font.glyphScale *= scale }
      if let last = parts.last, last.font == font {
        parts[parts.count - 1].string += string
      } else {
        parts.append(ShapedText.Run(string: string, font: font, spacing: run.spacing))
      }
    }
    return parts
  }
}
