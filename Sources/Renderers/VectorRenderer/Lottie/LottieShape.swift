import Drawing
import Foundation
import Geometry

/// A writer of one shape with its paint as Lottie shape items.
struct LottieShape {
  let timeline: LottieTimeline

  func items(_ shape: VectorShape) -> [LottieValue] {
    var items: [LottieValue]
    // Lottie's own ellipses start at the top, so a trim would give a different part.
    if shape.stroke?.trim != nil {
      items = paths(outline(shape.geometry))
    } else {
      items = geometry(shape.geometry)
    }
    if let fill = shape.fill { items.append(self.fill(fill, usesEvenOdd: shape.usesEvenOdd)) }
    if let stroke = shape.stroke {
      if let trim = stroke.trim { items.append(self.trim(trim, of: outline(shape.geometry))) }
      items.append(self.stroke(stroke))
    }
    return items
  }

  func masks(_ clip: VectorClip) -> [LottieValue] {
    subpaths(clip.template).enumerated().map { index, part in
      .object([
        ("inv", .flag(false)), ("mode", .text(index == 0 ? "a" : clip.usesEvenOdd ? "f" : "a")),
        ("pt", timeline.property(clip.coordinates, shape: { self.bezier(part, $0) })), ("o", .fixed([100])),
        ("x", .fixed([0])),
      ])
    }
  }

  // MARK: Geometry

  private func geometry(_ geometry: VectorShape.Geometry) -> [LottieValue] {
    switch geometry {
    case .ellipse(let oval):
      return [
        .object([
          ("ty", .text("el")), ("p", timeline.property(oval) { [$0[0], $0[1]] }),
          ("s", timeline.property(oval) { [2 * $0[2], 2 * $0[3]] }),
        ])
      ]
    case .rect(let rect):
      return [
        .object([
          ("ty", .text("rc")), ("p", timeline.property(rect) { [$0[0] + $0[2] / 2, $0[1] + $0[3] / 2] }),
          ("s", timeline.property(rect) { [$0[2], $0[3]] }), ("r", .fixed([0])),
        ])
      ]
    case .path(let template, let coordinates): return paths((template, coordinates))
    }
  }

  /// Returns any geometry as a path.
  private func outline(_ geometry: VectorShape.Geometry) -> (PathTemplate, Channel) {
    switch geometry {
    case .ellipse(let oval):
      func path(_ v: [Double]) -> Path {
        Path(ellipseIn: CGRect(x: v[0] - v[2], y: v[1] - v[3], width: 2 * v[2], height: 2 * v[3]))
      }
      return (PathTemplate(path(oval.still)), oval.map { PathTemplate.numbers(path($0)) })
    case .rect(let rect):
      func path(_ v: [Double]) -> Path { Path(CGRect(x: v[0], y: v[1], width: v[2], height: v[3])) }
      return (PathTemplate(path(rect.still)), rect.map { PathTemplate.numbers(path($0)) })
    case .path(let template, let coordinates): return (template, coordinates)
    }
  }

  private func paths(_ outline: (PathTemplate, Channel)) -> [LottieValue] {
    subpaths(outline.0).map { part in
      .object([("ty", .text("sh")), ("ks", timeline.property(outline.1, shape: { bezier(part, $0) }))])
    }
  }

  /// A run of elements and the start of its numbers.
  private struct Part {
    var kinds: [PathTemplate.Kind]
    var first: Int
  }

  private func subpaths(_ template: PathTemplate) -> [Part] {
    var parts: [Part] = []
    var number = 0
    for kind in template.kinds {
      if kind == .move || parts.isEmpty { parts.append(Part(kinds: [], first: number)) }
      parts[parts.count - 1].kinds.append(kind)
      switch kind {
      case .move, .line: number += 2
      case .quad: number += 4
      case .cubic: number += 6
      case .close: break
      }
    }
    return parts.filter { $0.kinds.count > 1 }
  }

  /// Returns vertices with tangents in and out, relative to them.
  private func bezier(_ part: Part, _ numbers: [Double]) -> LottieValue {
    var index = part.first
    var points: [[Double]] = []
    var into: [[Double]] = []
    var out: [[Double]] = []
    var isClosed = false
    func take() -> [Double] {
      defer { index += 2 }
      return [numbers[index], numbers[index + 1]]
    }
    func add(_ point: [Double], control1: [Double]?, control2: [Double]?) {
      if let last = points.last, let control1 {
        out[out.count - 1] = [control1[0] - last[0], control1[1] - last[1]]
      }
      points.append(point)
      into.append(control2.map { [$0[0] - point[0], $0[1] - point[1]] } ?? [0, 0])
      out.append([0, 0])
    }
    for kind in part.kinds {
      switch kind {
      case .move, .line: add(take(), control1: nil, control2: nil)
      case .quad:
        let control = take()
        let to = take()
        let from = points.last ?? to
        func third(_ end: [Double]) -> [Double] {
          [end[0] + 2 / 3 * (control[0] - end[0]), end[1] + 2 / 3 * (control[1] - end[1])]
        }
        add(to, control1: third(from), control2: third(to))
      case .cubic:
        let control1 = take()
        let control2 = take()
        add(take(), control1: control1, control2: control2)
      case .close: isClosed = true
      }
    }
    // The last point of a closed curve is its first.
    if isClosed, points.count > 1, let last = points.last,
      hypot(last[0] - points[0][0], last[1] - points[0][1]) < 1e-6
    {
      into[0] = into[into.count - 1]
      points.removeLast()
      into.removeLast()
      out.removeLast()
    }
    return .object([
      ("c", .flag(isClosed)), ("v", .array(points.map { .numbers($0) })), ("i", .array(into.map { .numbers($0) })),
      ("o", .array(out.map { .numbers($0) })),
    ])
  }

  // MARK: Paint

  private func paintEntries(_ paint: VectorPaint, solid: String, gradient name: String) -> [(String, LottieValue)] {
    switch paint {
    case .color(let color):
      return [
        ("ty", .text(solid)), ("c", timeline.property(color) { [$0[0], $0[1], $0[2], 1] }),
        ("o", timeline.property(color) { [$0[3] * 100] }),
      ]
    case .gradient(let gradient, let stops):
      var entries: [(String, LottieValue)] = [("ty", .text(name)), ("o", .fixed([100]))]
      switch gradient.geometry {
      case .linear(let from, let to):
        entries += [("t", .number(1)), ("s", .fixed([from.x, from.y])), ("e", .fixed([to.x, to.y]))]
      case .radial(let center, _, let end):
        entries += [
          ("t", .number(2)), ("s", .fixed([center.x, center.y])), ("e", .fixed([center.x + end, center.y])),
        ]
      case .elliptical(let rect, let center, _, let end):
        let radius = (rect.width + rect.height) / 2 * end
        entries += [
          ("t", .number(2)), ("s", .fixed([center.x, center.y])), ("e", .fixed([center.x + radius, center.y])),
        ]
      case .angular, .mesh: break
      }
      let locations = gradient.stops.map { Double($0.location) }
      let colors = zip(locations, stops).flatMap { [$0] + $1.still.prefix(3) }
      let alphas = zip(locations, stops).flatMap { [$0, $1.still[3]] }
      let isOpaque = stops.allSatisfy { $0.still[3] >= 1 }
      entries.append(
        ("g", .object([("p", .number(Double(stops.count))), ("k", .fixed(isOpaque ? colors : colors + alphas))])))
      return entries
    }
  }

  private func fill(_ paint: VectorPaint, usesEvenOdd: Bool) -> LottieValue {
    .object(paintEntries(paint, solid: "fl", gradient: "gf") + [("r", .number(usesEvenOdd ? 2 : 1))])
  }

  private func stroke(_ stroke: VectorStroke) -> LottieValue {
    var entries = paintEntries(stroke.paint, solid: "st", gradient: "gs")
    entries += [
      ("w", timeline.property(stroke.width)), ("lc", .number(Double(stroke.cap.rawValue + 1))),
      ("lj", .number(Double(stroke.join.rawValue + 1))), ("ml", .number(Double(stroke.miterLimit))),
    ]
    if let dash = stroke.dash {
      var parts: [LottieValue] = []
      for index in dash.still.indices {
        let name = index.isMultiple(of: 2) ? "d" : "g"
        parts.append(.object([("n", .text(name)), ("v", timeline.property(dash) { [$0[index]] })]))
      }
      parts.append(.object([("n", .text("o")), ("v", timeline.property(stroke.phase))]))
      entries.append(("d", .array(parts)))
    }
    return .object(entries)
  }

  private func trim(_ trim: Channel, of outline: (PathTemplate, Channel)) -> LottieValue {
    let length = max(Double(PathMeasure(outline.0.path(outline.1.still), chords: 64).length), 1e-6)
    return .object([
      ("ty", .text("tm")), ("s", timeline.property(trim) { [$0[0] / length * 100] }),
      ("e", timeline.property(trim) { [min(100, $0[1] / length * 100)] }), ("o", .fixed([0])), ("m", .number(1)),
    ])
  }
}
