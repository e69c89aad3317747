import Foundation

/// An element of an SVG document, before its style sheet is created.
final class SVGElement {
  let name: String
  /// Presentation attributes and others, in the order of the output.
  var attributes: [(name: String, value: String)] = []
  /// The properties that only a style sheet can set.
  var styles: [(name: String, value: String)] = []
  /// The properties that differ in the dark appearance.
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

/// A track with the formatting of its values as declarations.
struct SVGMotion {
  var track: Track
  var declarations: ([Double]) -> [(name: String, value: String)]

  /// The animated properties.
  var properties: [String] {
    track.sections.first?.keyframes.first.map { declarations($0.value).map(\.name) } ?? []
  }
}

/// Text with characters that XML allows.
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
        // Control characters and the two noncharacters are not allowed in XML.
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
