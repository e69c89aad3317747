import Drawing
import Foundation
import Geometry

extension SVGScene {
  func transformed(_ elements: [SVGElement], _ transform: VectorTransform) -> SVGElement {
    let canTake: (SVGElement) -> Bool = { element in
      element["transform"] == nil
        && !element.motions.contains {
          $0.properties.contains { ["transform", "translate", "rotate", "scale"].contains($0) }
        }
    }
    let place = (Double(transform.place.x), Double(transform.place.y))
    let shift = Self.translate(place.0, place.1)
    guard transform.isMoving else {
      let text = ([shift] + rest(transform)).compactMap { $0 }.joined()
      guard !text.isEmpty else { return container(elements) { _ in true } }
      let group = container(elements, where: canTake)
      group.set("transform", text)
      return group
    }
    let moving = container(elements, where: canTake)
    let base = rest(transform).joined()
    if !base.isEmpty { moving.set("transform", base) }
    addMotion(transform, to: moving)
    guard let shift else { return moving }
    return SVGElement("g", [("transform", shift)], [moving])
  }

  /// Returns a translation, or `nil` if it is rounded to zero.
  private static func translate(_ x: Double, _ y: Double) -> String? {
    let (left, top) = (NumberText.text(x), NumberText.text(y))
    if left == "0", top == "0" { return nil }
    if top == "0" { return "translate(\(left))" }
    return "translate(\(NumberText.list([x, y])))"
  }

  /// Returns the parts of the transform without motion.
  private func rest(_ transform: VectorTransform) -> [String] {
    if let matrix = transform.matrix { return ["matrix(\(NumberText.list(matrix.still, places: 4)))"] }
    let parts = [
      Self.translate(transform.translation.still[0], transform.translation.still[1]),
      Self.rotate(transform.rotation.still[0], unit: ""), Self.scale(transform.scale.still),
    ]
    return parts.compactMap { $0 }
  }

  private static func rotate(_ degrees: Double, unit: String) -> String? {
    let text = NumberText.text(degrees, places: 3)
    return text == "0" ? nil : "rotate(\(text)\(unit))"
  }

  private static func scale(_ values: [Double]) -> String? {
    let text = scaleText(values, separator: ",")
    return text == "1" ? nil : "scale(\(text))"
  }

  private static func scaleText(_ values: [Double], separator: String) -> String {
    let (x, y) = (NumberText.text(values[0], places: 4), NumberText.text(values[1], places: 4))
    return x == y ? x : "\(x)\(separator)\(y)"
  }

  private func addMotion(_ transform: VectorTransform, to element: SVGElement) {
    if let track = transform.matrix?.track {
      element.motions.append(
        SVGMotion(track: track) { values in
          [("transform", "matrix(\(values.map { NumberText.text($0, places: 5) }.joined(separator: ",")))")]
        })
      return
    }
    let parts = [transform.translation, transform.rotation, transform.scale]
    let moving = parts.indices.filter { parts[$0].isMoving }
    if let joined = Self.joined(parts) {
      element.motions.append(
        SVGMotion(track: joined) { values in
          // A function that never animates and has no effect is omitted from every keyframe.
          var text = ""
          if moving.contains(0) || !Self.isNeutral(parts[0].still, part: 0) {
            text += "translate(\(Self.pixels(values[0])),\(Self.pixels(values[1])))"
          }
          if moving.contains(1) || !Self.isNeutral(parts[1].still, part: 1) {
            text += "rotate(\(Self.degrees(values[2])))"
          }
          if moving.contains(2) || !Self.isNeutral(parts[2].still, part: 2) {
            text += "scale(\(Self.scaleText(Array(values[3...4]), separator: ",")))"
          }
          return [("transform", text)]
        })
      return
    }
    // Motions with their own timing are separate properties, applied in this order.
    element.attributes.removeAll { $0.name == "transform" }
    let names = ["translate", "rotate", "scale"]
    for (index, part) in parts.enumerated() {
      let write: ([Double]) -> String = { values in
        switch index {
        case 0: "\(Self.pixels(values[0])) \(Self.pixels(values[1]))"
        case 1: Self.degrees(values[0])
        default: Self.scaleText(values, separator: " ")
        }
      }
      if !Self.isNeutral(part.still, part: index) { element.styles.append((names[index], write(part.still))) }
      if let track = part.track { element.motions.append(SVGMotion(track: track) { [(names[index], write($0))] }) }
    }
  }

  private static func isNeutral(_ still: [Double], part: Int) -> Bool {
    part == 2 ? scaleText(still, separator: " ") == "1" : still.allSatisfy { NumberText.text($0, places: 3) == "0" }
  }

  static func pixels(_ value: Double) -> String {
    let text = NumberText.text(value)
    return text == "0" ? "0" : text + "px"
  }

  private static func degrees(_ value: Double) -> String {
    let text = NumberText.text(value, places: 3)
    return text == "0" ? "0deg" : text + "deg"
  }

  /// Returns the parts as one track, if those that animate do so in sync. The others are in every keyframe.
  private static func joined(_ parts: [Channel]) -> Track? {
    let tracks = parts.compactMap(\.track)
    guard let first = tracks.first else { return nil }
    let timings = first.sections.map(\.timing)
    guard tracks.allSatisfy({ $0.sections.map(\.timing) == timings }) else { return nil }
    var result = first
    result.isSampled = tracks.contains(where: \.isSampled)
    for section in result.sections.indices {
      for index in result.sections[section].keyframes.indices {
        result.sections[section].keyframes[index].value = parts.flatMap { part in
          part.track?.sections[section].keyframes[index].value ?? part.still
        }
      }
    }
    return result
  }
}
