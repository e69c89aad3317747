import Drawing
import Foundation
import Geometry

extension SVGScene {
  /// Sets a paint.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - property: `fill` or `stroke`.
  ///   - element: The element.
  ///   - line: The line of a linear gradient in the element's bounding box, if it moves with the box.
  func paint(_ paint: VectorPaint, _ property: String, on element: SVGElement, line: [Double]? = nil) {
    switch paint {
    case .color(let color): self.color(color, property, "\(property)-opacity", on: element)
    case .gradient(let gradient, let stops): element.set(property, define(gradientElement(gradient, stops, line)))
    }
  }

  private func color(_ color: Channel, _ property: String, _ opacityName: String, on element: SVGElement) {
    element.set(property, Self.hex(color.still))
    let opacity = Self.opacity(color.still)
    if opacity != "1" { element.set(opacityName, opacity) }
    guard let track = color.track else { return }
    let all = [color.still] + track.sections.flatMap { $0.keyframes.map(\.value) }
    let fades = all.contains { Self.opacity($0) != opacity }
    let changes = all.contains { Self.hex($0) != Self.hex(color.still) }
    move(color, on: element) { values in
      var result: [(name: String, value: String)] = []
      if changes || !fades { result.append((property, Self.hex(values))) }
      if fades { result.append((opacityName, Self.opacity(values))) }
      return result
    }
  }

  /// Returns `#rgb` if it equals `#rrggbb`.
  static func hex(_ components: [Double]) -> String {
    let digits = components.prefix(3).map { component -> String in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    if digits.allSatisfy({ $0.first == $0.last }) { return "#" + digits.map { String($0.prefix(1)) }.joined() }
    return "#" + digits.joined()
  }

  private static func opacity(_ components: [Double]) -> String {
    NumberText.text(min(max(components[3], 0), 1), places: 3)
  }

  private func gradientElement(_ gradient: GradientPaint, _ stops: [Channel], _ line: [Double]?) -> SVGElement {
    var locations = gradient.stops.map { Double($0.location) }
    var colors = stops
    let element: SVGElement
    switch gradient.geometry {
    case .linear(let from, let to):
      element = SVGElement(
        "linearGradient",
        [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)].map { ($0.0, NumberText.text($0.1)) })
      if let line {
        for (name, value) in zip(["x1", "y1", "x2", "y2"], line) {
          element.set(name, NumberText.text(value, places: 4))
        }
      }
    case .radial(let center, let start, let end):
      element = radial(Double(start), Double(end), &locations, &colors)
      element.set("cx", NumberText.text(center.x))
      element.set("cy", NumberText.text(center.y))
    case .elliptical(let rect, let center, let start, let end):
      element = radial(Double(start), Double(end), &locations, &colors, places: 4)
      element.set("cx", "0")
      element.set("cy", "0")
      let numbers = [rect.width, 0, 0, rect.height, center.x, center.y].map { Double($0) }
      element.set("gradientTransform", "matrix(\(NumberText.list(numbers)))")
    case .angular, .mesh: element = SVGElement("linearGradient")
    }
    // Otherwise in units of the shape's bounding box.
    if line == nil { element.set("gradientUnits", "userSpaceOnUse") }
    element.children = zip(locations, colors).map { location, color in
      let stop = SVGElement("stop")
      let text = NumberText.text(location, places: 4)
      if text != "0" { stop.set("offset", text) }
      self.color(color, "stop-color", "stop-opacity", on: stop)
      return stop
    }
    return element
  }

  /// Returns a radial gradient. SVG starts at the center, where the area inside the start radius has the first color.
  private func radial(
    _ start: Double, _ end: Double, _ locations: inout [Double], _ colors: inout [Channel], places: Int = 2
  ) -> SVGElement {
    let radius = max(start, end, 1e-6)
    locations = locations.map { (start + (end - start) * $0) / radius }
    if end < start {
      locations.reverse()
      colors.reverse()
    }
    return SVGElement("radialGradient", [("r", NumberText.text(radius, places: places))])
  }

  // MARK: Filters

  func filtered(_ elements: [SVGElement], _ node: VectorNode) -> SVGElement {
    let group = container(elements) { element in
      element.styles.isEmpty
        && ["opacity", "transform", "filter", "mask", "clip-path"].allSatisfy { element[$0] == nil }
        && element.motions.isEmpty
    }
    let channels = node.filters.flatMap(\.channels)
    guard channels.contains(where: \.isMoving) else {
      group.set("filter", define(filterElement(node)))
      return group
    }
    addMovingFilters(node.filters, to: group)
    return group
  }

  private func filterElement(_ node: VectorNode) -> SVGElement {
    var reach = 1.0
    let steps = node.filters.map { filter -> SVGElement in
      switch filter {
      case .blur(let radius):
        reach += 3 * radius.still[0]
        return SVGElement("feGaussianBlur", [("stdDeviation", NumberText.text(radius.still[0]))])
      case .shadow(let color, let radius, let offset):
        reach += 3 * radius.still[0] + max(abs(offset.still[0]), abs(offset.still[1]))
        let shadow = SVGElement(
          "feDropShadow",
          [
            ("dx", NumberText.text(offset.still[0])), ("dy", NumberText.text(offset.still[1])),
            ("stdDeviation", NumberText.text(radius.still[0])),
          ])
        self.color(color, "flood-color", "flood-opacity", on: shadow)
        return shadow
      case .matrix(let values):
        return SVGElement("feColorMatrix", [("values", NumberText.list(values.still, places: 4))])
      case .function: return SVGElement("feMerge")
      }
    }
    let area = node.bounds.insetBy(dx: -reach, dy: -reach)
    return SVGElement(
      "filter",
      [
        ("filterUnits", "userSpaceOnUse"), ("x", NumberText.text(area.minX.rounded(.down))),
        ("y", NumberText.text(area.minY.rounded(.down))), ("width", NumberText.text((area.width + 2).rounded(.down))),
        ("height", NumberText.text((area.height + 2).rounded(.down))), ("color-interpolation-filters", "sRGB"),
      ], steps)
  }

  /// Adds CSS filter functions, which can animate. Those with their own timing are in separate groups.
  private func addMovingFilters(_ filters: [VectorFilter], to group: SVGElement) {
    var parts: [(channel: Channel, range: Range<Int>)] = []
    var values: [Double] = []
    for channel in filters.flatMap(\.channels) {
      parts.append((channel, values.count..<(values.count + channel.still.count)))
      values += channel.still
    }
    let write: ([Double]) -> String = { values in
      var index = 0
      func take(_ count: Int) -> [Double] {
        defer { index += count }
        return Array(values[index..<(index + count)])
      }
      return filters.map { filter in
        switch filter {
        case .blur: return "blur(\(Self.pixels(max(0, take(1)[0]))))"
        case .shadow:
          let color = take(4)
          let radius = Self.pixels(max(0, take(1)[0]))
          let offset = take(2)
          let rgba = color.prefix(3).map { NumberText.text($0 * 255, places: 1) }.joined(separator: " ")
          return "drop-shadow(\(Self.pixels(offset[0])) \(Self.pixels(offset[1])) \(radius) "
            + "rgb(\(rgba)/\(NumberText.text(color[3], places: 3))))"
        case .matrix:
          _ = take(20)
          return ""
        case .function(let name, let unit, _): return "\(name)(\(NumberText.text(take(1)[0], places: 4))\(unit))"
        }
      }.joined()
    }
    if filters.contains(where: { if case .matrix = $0 { true } else { false } }) {
      warn("a color filter beside a moving one is left out")
    }
    group.styles.append(("filter", write(values)))
    let moving = parts.filter { $0.channel.isMoving }
    let timings = moving.map { $0.channel.track?.sections.map(\.timing) }
    guard let first = moving.first?.channel.track, timings.allSatisfy({ $0 == timings[0] }) else {
      warn("filters of one layer that move at different times stand still")
      return
    }
    var track = first
    for section in track.sections.indices {
      for index in track.sections[section].keyframes.indices {
        var all = values
        for part in moving {
          guard let value = part.channel.track?.sections[section].keyframes[index].value else { continue }
          all.replaceSubrange(part.range, with: value)
        }
        track.sections[section].keyframes[index].value = all
      }
    }
    group.motions.append(SVGMotion(track: track) { [("filter", write($0))] })
  }
}

extension VectorFilter {
  var channels: [Channel] {
    switch self {
    case .blur(let radius): [radius]
    case .shadow(let color, let radius, let offset): [color, radius, offset]
    case .matrix(let values): [values]
    case .function(_, _, let value): [value]
    }
  }
}
