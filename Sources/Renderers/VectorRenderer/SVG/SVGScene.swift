import Drawing
import Foundation
import Geometry

/// A writer of the parts of a picture as SVG elements.
final class SVGScene {
  let encodePNG: (Bitmap) -> Data
  var definitions: [SVGElement] = []
  private(set) var warnings: [String] = []
  private var nextNumber: Int

  /// - Parameter firstNumber: Where the numbers of this scene's definitions start.
  init(firstNumber: Int, encodePNG: @escaping (Bitmap) -> Data) {
    self.encodePNG = encodePNG
    nextNumber = firstNumber
  }

  func define(_ element: SVGElement) -> String {
    let id = ShortNames.name(nextNumber)
    nextNumber += 1
    element.attributes.insert((name: "id", value: id), at: 0)
    definitions.append(element)
    return "url(#\(id))"
  }

  var usedNumbers: Int { nextNumber }

  func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }

  // MARK: Nodes

  func elements(_ node: VectorNode) -> [SVGElement] {
    var made: [SVGElement]
    switch node.body {
    case .group(let children): made = children.flatMap(elements)
    case .shape(let shape): made = shapeElement(shape).map { [$0] } ?? []
    case .image(let image): made = [imageElement(image)]
    case .text(let text): made = [textElement(text)]
    }
    if made.isEmpty { return [] }
    if let clip = node.clip { made = [clipped(made, clip)] }
    if let mask = node.mask { made = [masked(made, mask, node)] }
    if !node.filters.isEmpty { made = [filtered(made, node)] }
    let opacities = node.opacities.filter { $0.isMoving || $0.still != [1] }
    if !opacities.isEmpty { made = [faded(made, opacities)] }
    if node.needsIsolation {
      let group = SVGElement("g", [], made)
      group.styles.append(("isolation", "isolate"))
      made = [group]
    }
    if let transform = node.transform { made = [transformed(made, transform)] }
    // Outermost, because a moving element around it would separate it from its backdrop.
    if node.blendMode != .normal, let name = VectorSupport.name(of: node.blendMode) {
      let group = container(made) { $0.styles.isEmpty }
      group.styles.append(("mix-blend-mode", name))
      made = [group]
    }
    return made
  }

  /// Returns the only element, if it can take the attributes, or else a group.
  func container(_ elements: [SVGElement], where canTake: (SVGElement) -> Bool) -> SVGElement {
    if elements.count == 1, canTake(elements[0]) { return elements[0] }
    return SVGElement("g", [], elements)
  }

  private static let wholes = ["opacity", "transform", "clip-path", "mask", "filter"]

  private func isBare(_ element: SVGElement) -> Bool {
    element.styles.isEmpty && Self.wholes.allSatisfy { element[$0] == nil }
      && !element.motions.contains { $0.properties.contains { Self.wholes.contains($0) } }
  }

  private func clipped(_ elements: [SVGElement], _ clip: VectorClip) -> SVGElement {
    let group = container(elements, where: isBare)
    let shape = pathElement(clip.template, clip.coordinates)
    if clip.usesEvenOdd { shape.set("clip-rule", "evenodd") }
    group.set("clip-path", define(SVGElement("clipPath", [], [shape])))
    return group
  }

  private func masked(_ elements: [SVGElement], _ mask: VectorNode, _ node: VectorNode) -> SVGElement {
    let group = container(elements, where: isBare)
    let area = node.bounds.isNull ? .zero : node.bounds.insetBy(dx: -1, dy: -1).integral
    let region = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)].map {
      ($0.0, NumberText.text($0.1))
    }
    let made = SVGElement("mask", [("maskUnits", "userSpaceOnUse")] + region)
    made.children = self.elements(mask)
    if node.maskIsInverted {
      // Masks use luminance by default: black parts are hidden.
      made.children.insert(SVGElement("rect", region + [("fill", "#fff")]), at: 0)
    } else {
      made.set("style", "mask-type:alpha")
    }
    group.set("mask", define(made))
    return group
  }

  private func faded(_ elements: [SVGElement], _ opacities: [Channel]) -> SVGElement {
    var moving = opacities.filter(\.isMoving)
    let factor = opacities.filter { !$0.isMoving }.reduce(1) { $0 * $1.still[0] }
    guard !moving.isEmpty else { return opaque(elements, Channel([factor])) }
    moving[0] = moving[0].map { [$0[0] * factor] }
    return moving.dropFirst().reduce(opaque(elements, moving[0])) { opaque([$0], $1) }
  }

  private func opaque(_ elements: [SVGElement], _ opacity: Channel) -> SVGElement {
    let canTake: (SVGElement) -> Bool = { element in
      element["opacity"] == nil && !element.styles.contains { $0.name == "mix-blend-mode" }
        && !element.motions.contains { $0.properties.contains("opacity") }
    }
    var group = container(elements, where: canTake)
    // A group that is only a translation passes it to its child, which may have a motion with which to share keyframes.
    if group.name == "g", group.children.count == 1, group.attributes.map(\.name) == ["transform"],
      group.styles.isEmpty,
      group.motions.isEmpty, canTake(group.children[0])
    {
      let whole = group
      group = group.children[0]
      set(opacity, on: group)
      return whole
    }
    set(opacity, on: group)
    return group
  }

  private func set(_ opacity: Channel, on group: SVGElement) {
    let text = NumberText.text(opacity.still[0], places: 3)
    if text != "1" { group.set("opacity", text) }
    if let track = opacity.track {
      group.motions.append(
        SVGMotion(track: track) { [("opacity", NumberText.text(min(max($0[0], 0), 1), places: 3))] })
    }
  }
}

/// The shortest names, in order: a, b, … z, A, … Z, aa, ab, …
enum ShortNames {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  static func name(_ number: Int) -> String {
    var rest = number
    var name = ""
    repeat {
      name.insert(letters[rest % letters.count], at: name.startIndex)
      rest = rest / letters.count - 1
    } while rest >= 0
    return name
  }
}
