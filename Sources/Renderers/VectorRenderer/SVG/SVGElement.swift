import Foundation

/// An element of an SVG document before its style sheet is made.
final class SVGElement {
  let name: String
  /// Presentation attributes and others, in the order they are written.
  var attributes: [(name: String, value: String)] = []
  /// What only a style sheet can say.
  var styles: [(name: String, value: String)] = []
  /// What differs where dark colors are preferred.
  var darkStyles: [(name: String, value: String)] = []
  var motions: [SVGMotion] = []
  var darkMotions: [SVGMotion]?
  var children: [SVGElement] = []
  var text = ""

  init(_ name: String, _ attributes: [(String, String)] = [], _ children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.children = children
  }

  func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }

  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// A track and how its values are written as declarations.
struct SVGMotion {
  var track: Track
  var declarations: ([Double]) -> [(name: String, value: String)]

  /// What it moves.
  var properties: [String] {
    track.sections.first?.keyframes.first.map { declarations($0.value).map(\.name) } ?? []
  }
}

/// Text that XML can hold.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      default:
        // Control characters and the two that are no characters cannot stand in XML.
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
