import Foundation

/// The output of `inspect`: the tree at one time.
struct InspectionReport: Codable {
  /// The time in seconds since the views appeared.
  var time: Double
  /// The size of the view in points.
  var width: Double
  var height: Double
  var root: InspectionNode
  /// The elements that assistive technologies can reach, in reading order.
  var accessibility: [AccessibilityReport]

  /// Foundation's encoder writes 512 objects and arrays in one another, and each view is one of both.
  private static let deepestTree = 250

  func checkDepth() throws {
    let depth = root.depth
    guard depth > Self.deepestTree else { return }
    throw PreviewJob.Failure(
      .failed(
        "The views are nested \(depth.grouped) deep: --json holds at most \(Self.deepestTree). "
          + "'inspect' without --json prints them."))
  }

  /// Returns one report as an object, and several as an array.
  static func json(_ reports: [some Encodable]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let data = reports.count == 1 ? try encoder.encode(reports[0]) : try encoder.encode(reports)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  func tree() -> String {
    var lines = ["\(Self.number(time)) s, \(Self.number(width)) × \(Self.number(height)) pt"]
    add(root, depth: 0, to: &lines)
    if !accessibility.isEmpty {
      lines.append("accessibility")
      for element in accessibility { add(element, depth: 1, to: &lines) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func add(_ element: AccessibilityReport, depth: Int, to lines: inout [String]) {
    var parts = [element.label?.debugDescription ?? "(no label)"]
    if let value = element.value { parts.append("value \(value.debugDescription)") }
    if let hint = element.hint { parts.append("hint \(hint.debugDescription)") }
    if let identifier = element.identifier { parts.append("identifier \(identifier.debugDescription)") }
    parts += element.traits
    if !element.isEnabled { parts.append("disabled") }
    parts.append("at \(Self.number(element.tapPoint.x)),\(Self.number(element.tapPoint.y))")
    let actions = element.actions.filter { $0 != "activate" }
    if !actions.isEmpty { parts.append("actions \(actions.joined(separator: ", "))") }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: "  "))
    for child in element.children ?? [] { add(child, depth: depth + 1, to: &lines) }
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
    if let frame = node.presentedFrame {
      let size = "\(Self.number(frame.width)) × \(Self.number(frame.height))"
      parts.append("shown (\(Self.number(frame.x)), \(Self.number(frame.y))) \(size)")
    }
    lines.append(indent + parts.joined(separator: "  "))
    for animation in node.animations {
      lines.append("\(indent)  ~ \(animation.attribute): \(animation.description)\(Self.ends(of: animation))")
    }
    for child in node.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// Returns the values that change, such as ` (opacity 0.3 → 0)`.
  private static func ends(of animation: InspectionNode.Animation) -> String {
    guard let from = animation.from, let to = animation.to else { return "" }
    let changes = to.keys.sorted().compactMap { name -> String? in
      guard let old = from[name], let new = to[name], old != new else { return nil }
      return "\(name) \(number(old)) → \(number(new))"
    }
    return changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))"
  }

  /// Formats a number with at most four decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension InspectionNode {
  /// The number of views from this one to the innermost one.
  fileprivate var depth: Int {
    var depth = 0
    var row = [self]
    while !row.isEmpty {
      depth += 1
      row = row.flatMap(\.children)
    }
    return depth
  }
}
