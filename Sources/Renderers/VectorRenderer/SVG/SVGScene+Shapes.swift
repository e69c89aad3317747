import Drawing
import Foundation
import Geometry

extension SVGScene {
  func shapeElement(_ shape: VectorShape) -> SVGElement? {
    let element = geometryElement(shape.geometry, canBeRect: shape.stroke == nil)
    if !shape.isAntialiased { element.set("shape-rendering", "crispEdges") }
    if let fill = shape.fill {
      paint(fill, "fill", on: element, line: shape.gradientLine)
      if shape.usesEvenOdd { element.set("fill-rule", "evenodd") }
    }
    if let stroke = shape.stroke {
      element.set("fill", "none")
      paint(stroke.paint, "stroke", on: element)
      addStroke(stroke, to: element)
    }
    return element
  }

  private func addStroke(_ stroke: VectorStroke, to element: SVGElement) {
    let width = NumberText.text(stroke.width.still[0])
    if width != "1" { element.set("stroke-width", width) }
    move(stroke.width, on: element) { [("stroke-width", NumberText.text($0[0]))] }
    switch stroke.cap {
    case .butt: break
    case .round: element.set("stroke-linecap", "round")
    case .square: element.set("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter:
      // SVG's default limit is 4.
      if stroke.miterLimit != 4, !isSmooth(element) {
        element.set("stroke-miterlimit", NumberText.text(Double(max(1, stroke.miterLimit))))
      }
    case .round: element.set("stroke-linejoin", "round")
    case .bevel: element.set("stroke-linejoin", "bevel")
    }
    if let trim = stroke.trim {
      addTrim(trim, length: stroke.trimmedLength, to: element)
    } else if let dash = stroke.dash {
      element.set("stroke-dasharray", NumberText.list(dash.still))
      move(dash, on: element) { values in
        [("stroke-dasharray", values.map { NumberText.text($0) }.joined(separator: " "))]
      }
      // In Cairo and SVG, the phase is a distance into the pattern.
      let phase = NumberText.text(stroke.phase.still[0])
      if phase != "0" { element.set("stroke-dashoffset", phase) }
      move(stroke.phase, on: element) { [("stroke-dashoffset", NumberText.text($0[0]))] }
    }
  }

  /// Returns whether the element has no corners, and therefore no miters.
  private func isSmooth(_ element: SVGElement) -> Bool { element.name == "circle" || element.name == "ellipse" }

  /// A part of the path, as one dash and a gap that reaches beyond its end. Lengths are in points: `pathLength` would
  /// be shorter to write, but Chromium measures small circles 2 % too short for it.
  private func addTrim(_ trim: Channel, length: Double, to element: SVGElement) {
    let all = [trim.still] + (trim.track?.sections.flatMap { $0.keyframes.map(\.value) } ?? [])
    // Browsers measure curves a little differently.
    let gap = String(Int((1.05 * max(length, all.joined().max() ?? 0) + 9).rounded(.up)))
    func array(_ values: [Double]) -> String { "\(NumberText.text(max(0, values[1] - values[0]), places: 3)) \(gap)" }
    func offset(_ values: [Double]) -> String { NumberText.text(-values[0], places: 3) }
    element.set("stroke-dasharray", array(trim.still))
    if offset(trim.still) != "0" { element.set("stroke-dashoffset", offset(trim.still)) }
    let moves = all.contains { offset($0) != offset(all[0]) }
    move(trim, on: element) { values in
      let dash = [(name: "stroke-dasharray", value: array(values))]
      return moves ? dash + [(name: "stroke-dashoffset", value: offset(values))] : dash
    }
  }

  private func geometryElement(_ geometry: VectorShape.Geometry, canBeRect: Bool) -> SVGElement {
    switch geometry {
    case .ellipse(let oval): return ovalElement(oval)
    case .rect(let rect):
      let element = SVGElement("rect")
      let names = ["x", "y", "width", "height"]
      for (name, value) in zip(names, rect.still) where NumberText.text(value) != "0" {
        element.set(name, NumberText.text(value))
      }
      move(rect, on: element) { zip(names, $0).map { (name: $0, value: Self.pixels($1)) } }
      return element
    case .path(let template, let coordinates): return pathElement(template, coordinates)
    }
  }

  private func ovalElement(_ oval: Channel) -> SVGElement {
    let all = [oval.still] + (oval.track?.sections.flatMap { $0.keyframes.map(\.value) } ?? [])
    let isRound = all.allSatisfy { abs($0[2] - $0[3]) < 0.005 }
    let element = SVGElement(isRound ? "circle" : "ellipse")
    let names = isRound ? ["cx", "cy", "r"] : ["cx", "cy", "rx", "ry"]
    for (name, value) in zip(names, oval.still) where NumberText.text(value) != "0" {
      element.set(name, NumberText.text(value))
    }
    let moves = names.indices.filter { index in
      all.contains { NumberText.text($0[index]) != NumberText.text(all[0][index]) }
    }
    move(oval, on: element) { values in moves.map { (name: names[$0], value: Self.pixels(values[$0])) } }
    return element
  }

  func pathElement(_ template: PathTemplate, _ coordinates: Channel) -> SVGElement {
    let element = SVGElement("path", [("d", PathText.text(template.path(coordinates.still)))])
    move(coordinates, on: element) { [("d", "path(\"\(PathText.text(template.path($0)))\")")] }
    return element
  }

  func imageElement(_ image: ImageContent) -> SVGElement {
    let data = encodePNG(image.bitmap).base64EncodedString()
    let rect = image.rect
    let element = SVGElement(
      "image",
      [
        ("x", NumberText.text(rect.minX)), ("y", NumberText.text(rect.minY)),
        ("width", NumberText.text(rect.width)), ("height", NumberText.text(rect.height)),
        ("preserveAspectRatio", "none"),
      ])
    if image.interpolation == .none { element.set("style", "image-rendering:pixelated") }
    element.set("href", "data:image/png;base64,\(data)")
    return element
  }

  func textElement(_ text: VectorText) -> SVGElement {
    let isPlaced = !text.places.isEmpty
    let isLevel = text.places.allSatisfy { $0.y == text.baseline.y }
    let xs = isPlaced ? text.places.map { Double($0.x) } : [Double(text.baseline.x)]
    let ys = isLevel ? [Double(text.baseline.y)] : text.places.map { Double($0.y) }
    let element = SVGElement(
      "text",
      [
        ("x", xs.map { NumberText.text($0) }.joined(separator: " ")),
        ("y", ys.map { NumberText.text($0) }.joined(separator: " ")), ("font-family", text.family),
        ("font-size", NumberText.text(text.size, places: 3)),
      ])
    if text.weight != 400 { element.set("font-weight", "\(text.weight)") }
    if text.isItalic { element.set("font-style", "italic") }
    if text.spacing != 0 { element.set("letter-spacing", NumberText.text(text.spacing)) }
    // Glyphs keep their exact positions, independent of the screen's pixels.
    if isPlaced { element.set("text-rendering", "geometricPrecision") }
    if text.width > 0, !isPlaced {
      element.set("textLength", NumberText.text(text.width))
      element.set("lengthAdjust", "spacingAndGlyphs")
    }
    element.set("xml:space", "preserve")
    element.text = text.string
    paint(text.paint, "fill", on: element)
    return element
  }

  func move(
    _ channel: Channel, on element: SVGElement, _ write: @escaping ([Double]) -> [(name: String, value: String)]
  ) {
    if let track = channel.track { element.motions.append(SVGMotion(track: track, declarations: write)) }
  }
}
