import Foundation

/// What `inspect` shows: the tree at a moment.
struct InspectionReport: Codable {
  /// Seconds since the views appeared.
  var time: Double
  /// The picture's size in points.
  var width: Double
  var height: Double
  var root: InspectionNode

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  func tree() -> String {
    var lines = ["\(Self.number(time)) s, \(Self.number(width)) × \(Self.number(height)) pt"]
    add(root, depth: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ node: InspectionNode, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    var parts = [node.type]
    if let frame = node.frame {
      let place = "(\(Self.number(frame.x)), \(Self.number(frame.y)))"
      parts.append("\(place) \(Self.number(frame.width)) × \(Self.number(frame.height))")
    }
    parts += node.texts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.debugDescription)" }
    parts += node.values.sorted { $0.key < $1.key }.map { "\($0.key) \(Self.number($0.value))" }
    lines.append(indent + parts.joined(separator: "  "))
    for animation in node.animations {
      lines.append("\(indent)  ~ \(animation.attribute): \(animation.description)")
    }
    for child in node.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// At most four places after the point.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}
