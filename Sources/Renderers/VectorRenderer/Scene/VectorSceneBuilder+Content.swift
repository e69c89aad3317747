import Drawing
import Foundation
import Geometry

extension VectorSceneBuilder {
  /// Returns the shapes of a layer's content, in drawing order.
  func shapes(_ states: [LayerState], still: LayerState, offset: CGPoint) -> [VectorNode] {
    switch still.content {
    case .none: return []
    case .fill(let fill):
      let all = states.map { state -> FillContent in
        if case .fill(let fill) = state.content { return fill }
        return fill
      }
      guard let paint = paint(all.map(\.paint), still: fill.paint, offset: offset), !fill.path.isEmpty else {
        return []
      }
      var shape = VectorShape(geometry: geometry(all.map(\.path), still: fill.path, offset: offset))
      shape.usesEvenOdd = fill.style.isEOFilled
      shape.isAntialiased = fill.style.isAntialiased
      shape.fill = paint
      shape.gradientLine = movingLine(all, still: fill)
      return [VectorNode(.shape(shape))]
    case .stroke(let stroke):
      let all = states.map { state -> StrokeContent in
        if case .stroke(let stroke) = state.content { return stroke }
        return stroke
      }
      return strokeShape(all, still: stroke, offset: offset).map { [$0] } ?? []
    case .text(let text):
      let all = states.map { state -> TextContent in
        if case .text(let text) = state.content { return text }
        return text
      }
      return textShapes(all, still: text, offset: offset)
    case .image(let image):
      var placed = image
      placed.rect = image.rect.offsetBy(dx: offset.x, dy: offset.y)
      return [VectorNode(.image(placed))]
    }
  }

  /// Returns the gradient's line in the shape's bounding box, if it moves with the box.
  private func movingLine(_ all: [FillContent], still: FillContent) -> [Double]? {
    guard case .gradient(let gradient) = still.paint else { return nil }
    let moves = all.contains { fill in
      if case .gradient(let other) = fill.paint { return other.geometry != gradient.geometry }
      return false
    }
    return moves ? gradient.unitLine(in: still.path.boundingRect) : nil
  }

  private func strokeShape(_ all: [StrokeContent], still: StrokeContent, offset: CGPoint) -> VectorNode? {
    guard let paint = paint(all.map(\.paint), still: still.paint, offset: offset), !still.outline.isEmpty else {
      return nil
    }
    let length = Self.lengthTolerance
    let style = still.style
    var shape = VectorShape(geometry: geometry(all.map(\.outline), still: still.outline, offset: offset))
    shape.isAntialiased = still.isAntialiased
    var stroke = VectorStroke(
      paint: paint,
      width: channel(
        all.map { [Double($0.style.lineWidth)] }, still: [Double(style.lineWidth)], tolerance: [length]),
      cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
      phase: channel(
        all.map { [Double($0.style.dashPhase)] }, still: [Double(style.dashPhase)], tolerance: [length]))
    let dash = style.dash.map { Double($0) }
    if !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) {
      stroke.dash = channel(
        all.map { $0.style.dash.map { Double($0) } }, still: dash, tolerance: dash.map { _ in length })
    }
    if let trim = still.usableTrim {
      stroke.trim = channel(
        all.map { ($0.usableTrim ?? trim).distances }, still: trim.distances, tolerance: [length / 2, length / 2])
    }
    shape.stroke = stroke
    return VectorNode(.shape(shape))
  }

  private func textShapes(_ all: [TextContent], still: TextContent, offset: CGPoint) -> [VectorNode] {
    let isConstant = all.allSatisfy { $0.hasSameGlyphs(as: still) }
    switch self.text {
    case .outlines: break
    case .embedded:
      if isConstant, let parts = embeddedText(all, still: still, offset: offset) { return parts }
      warn("text that changes, or whose font cannot be embedded, is outlines: \(still.string.prefix(40))")
    case .live:
      if isConstant, let text = LiveText.line(still, offset: offset),
        let paint = paint(
          all.map { $0.paints[still.runs[0].style] }, still: still.paints[still.runs[0].style], offset: offset)
      {
        var made = text
        made.paint = paint
        return [VectorNode(.text(made))]
      }
      warn("text that is not one plain line, or that changes, is outlines: \(still.string.prefix(40))")
    }
    var parts: [VectorNode] = []
    for style in still.paints.indices {
      let path = still.path(style: style)
      if path.isEmpty { continue }
      guard let paint = paint(all.map { $0.paints[style] }, still: still.paints[style], offset: offset) else {
        continue
      }
      let template = PathTemplate(path)
      let numbers = PathTemplate.numbers(path, offset: offset)
      var coordinates = Channel(numbers)
      if !isConstant {
        coordinates = channel(
          all.map { PathTemplate.numbers($0.path(style: style), offset: offset) }, still: numbers,
          tolerance: numbers.map { _ in Self.lengthTolerance })
      }
      var shape = VectorShape(geometry: .path(template, coordinates))
      shape.fill = paint
      parts.append(VectorNode(.shape(shape)))
    }
    return parts
  }

  private func geometry(_ paths: [Path], still: Path, offset: CGPoint) -> VectorShape.Geometry {
    let length = Self.lengthTolerance
    if paths.allSatisfy({ $0 == still }) {
      if let oval = Self.oval(still, offset) { return .ellipse(Channel(oval)) }
      if let rect = Self.rect(still, offset) { return .rect(Channel(rect)) }
      return .path(PathTemplate(still), Channel(PathTemplate.numbers(still, offset: offset)))
    }
    let four = [length, length, length, length]
    if let oval = Self.oval(still, offset) {
      let ovals = paths.compactMap { Self.oval($0, offset) }
      if ovals.count == paths.count { return .ellipse(channel(ovals, still: oval, tolerance: four)) }
    }
    if let rect = Self.rect(still, offset) {
      let rects = paths.compactMap { Self.rect($0, offset) }
      if rects.count == paths.count { return .rect(channel(rects, still: rect, tolerance: four)) }
    }
    let numbers = PathTemplate.numbers(still, offset: offset)
    let coordinates = channel(
      paths.map { PathTemplate.numbers($0, offset: offset) }, still: numbers, tolerance: numbers.map { _ in length })
    return .path(PathTemplate(still), coordinates)
  }

  /// Returns center and radii, if the path is the ellipse of a rectangle.
  private static func oval(_ path: Path, _ offset: CGPoint) -> [Double]? {
    guard path.elements.count == 6, case .curve = path.elements[1], case .curve = path.elements[4] else { return nil }
    let bounds = path.boundingRect
    let model = PathTemplate.numbers(Path(ellipseIn: bounds))
    let numbers = PathTemplate.numbers(path)
    guard model.count == numbers.count, zip(model, numbers).allSatisfy({ abs($0 - $1) < 1e-3 }) else { return nil }
    return [bounds.midX + offset.x, bounds.midY + offset.y, bounds.width / 2, bounds.height / 2].map { Double($0) }
  }

  private static func rect(_ path: Path, _ offset: CGPoint) -> [Double]? {
    guard path.elements.count == 5, case .line = path.elements[1], case .closeSubpath = path.elements[4] else {
      return nil
    }
    let bounds = path.boundingRect
    let model = PathTemplate.numbers(Path(bounds))
    let numbers = PathTemplate.numbers(path)
    guard model.count == numbers.count, zip(model, numbers).allSatisfy({ abs($0 - $1) < 1e-6 }) else { return nil }
    return [bounds.minX + offset.x, bounds.minY + offset.y, bounds.width, bounds.height].map { Double($0) }
  }

  func clip(_ still: LayerClip, _ states: [LayerState], offset: CGPoint) -> VectorClip {
    let paths = states.map { $0.clip?.path ?? still.path }
    let numbers = PathTemplate.numbers(still.path, offset: offset)
    var coordinates = Channel(numbers)
    if !paths.allSatisfy({ $0 == still.path }) {
      coordinates = channel(
        paths.map { PathTemplate.numbers($0, offset: offset) }, still: numbers,
        tolerance: numbers.map { _ in Self.lengthTolerance })
    }
    return VectorClip(
      template: PathTemplate(still.path), coordinates: coordinates, usesEvenOdd: still.style.isEOFilled)
  }
}

extension PathTrim {
  /// The distances along the path at which the part starts and ends, in points, accurately measured: trimming itself
  /// uses a few chords per curve.
  var distances: [Double] {
    let low = min(max(from, 0), 1)
    let high = max(low, min(max(to, 0), 1))
    func distance(_ end: CGFloat) -> Double {
      if end <= 0 { return 0 }
      let part = end >= 1 ? path : path.trimmedPath(from: 0, to: end)
      return Double(PathMeasure(part, chords: 64).length)
    }
    return [distance(low), distance(high)]
  }
}
