import Drawing
import Foundation
import Geometry

extension VectorSceneBuilder {
  private static var levels: [Double] { Array(repeating: colorTolerance, count: 4) }

  static func components(_ color: Color.Resolved) -> [Double] {
    [color.red, color.green, color.blue, color.opacity].map { min(max(Double($0), 0), 1) }
  }

  func color(_ colors: [Color.Resolved], still: Color.Resolved) -> Channel {
    if colors.allSatisfy({ $0 == still }) { return Channel(Self.components(still)) }
    return channel(colors.map(Self.components), still: Self.components(still), tolerance: Self.levels, clamped: true)
  }

  /// Returns the paint, or `nil` if it is never visible.
  func paint(_ paints: [Paint], still: Paint, offset: CGPoint) -> VectorPaint? {
    switch still {
    case .color(let rest):
      let colors = paints.map { paint -> Color.Resolved in
        if case .color(let color) = paint { return color }
        return rest
      }
      let channel = color(colors, still: rest)
      if !channel.isMoving, channel.still[3] <= 0 { return nil }
      return .color(channel)
    case .gradient(let rest):
      let gradients = paints.map { paint -> GradientPaint in
        if case .gradient(let gradient) = paint { return gradient }
        return rest
      }
      return gradient(gradients, still: rest, offset: offset)
    case .image, .material: return nil
    }
  }

  /// Returns a gradient with stops close enough for linear interpolation, each with a color that may animate.
  private func gradient(_ all: [GradientPaint], still: GradientPaint, offset: CGPoint) -> VectorPaint? {
    guard !still.stops.isEmpty else { return nil }
    func isSame(_ a: GradientPaint, _ b: GradientPaint) -> Bool {
      a.stops == b.stops && a.opacity == b.opacity && a.isPerceptual == b.isPerceptual
    }
    let isConstant = all.allSatisfy { isSame($0, still) }
    var sources = [still]
    for gradient in all where !isSame(gradient, sources[sources.count - 1]) { sources.append(gradient) }
    var steps: [Int] = []
    for index in still.stops.indices.dropLast() {
      var most = 1
      for source in sources {
        let (a, b) = (source.stops[index], source.stops[index + 1])
        if b.location > a.location { most = max(most, Self.steps(a.color, b.color, source.isPerceptual)) }
      }
      steps.append(most)
    }
    var dense = still
    dense.stops = Self.dense(still, steps)
    dense.geometry = still.geometry.offset(by: offset)
    if isConstant { return .gradient(dense, stops: dense.stops.map { Channel(Self.components($0.color)) }) }
    let moving = all.map { Self.dense($0, steps) }
    let channels = dense.stops.indices.map { index in
      color(moving.map { $0[index].color }, still: dense.stops[index].color)
    }
    return .gradient(dense, stops: channels)
  }

  /// Returns the number of linear segments between two colors that keeps the error within half a level.
  private static func steps(_ a: Color.Resolved, _ b: Color.Resolved, _ isPerceptual: Bool) -> Int {
    var count = 1
    while count < 32 {
      var worst = 0.0
      for piece in 0..<count {
        let t0 = Double(piece) / Double(count)
        let t1 = Double(piece + 1) / Double(count)
        let from = components(Gradient.blend(a, b, t0, isPerceptual: isPerceptual))
        let to = components(Gradient.blend(a, b, t1, isPerceptual: isPerceptual))
        let middle = components(Gradient.blend(a, b, (t0 + t1) / 2, isPerceptual: isPerceptual))
        for n in 0..<4 { worst = max(worst, abs((from[n] + to[n]) / 2 - middle[n])) }
      }
      if worst <= 0.75 / 255 { return count }
      count *= 2
    }
    return count
  }

  private static func dense(_ gradient: GradientPaint, _ steps: [Int]) -> [GradientPaint.Stop] {
    var stops: [GradientPaint.Stop] = []
    func add(_ color: Color.Resolved, _ location: CGFloat) {
      stops.append(.init(color: color.multiplyingOpacity(by: gradient.opacity), location: location))
    }
    for (index, stop) in gradient.stops.enumerated() {
      add(stop.color, stop.location)
      guard index < steps.count else { continue }
      let next = gradient.stops[index + 1]
      for step in 1..<max(1, steps[index]) {
        let t = Double(step) / Double(steps[index])
        add(
          Gradient.blend(stop.color, next.color, t, isPerceptual: gradient.isPerceptual),
          stop.location + (next.location - stop.location) * CGFloat(t))
      }
    }
    return stops
  }

  func filters(_ states: [LayerState], still: LayerState) -> [VectorFilter] {
    let model = ([still] + states).max { $0.filters.count < $1.filters.count }?.filters ?? []
    return model.indices.map { index in
      func at(_ state: LayerState) -> Filter? { state.filters.indices.contains(index) ? state.filters[index] : nil }
      let all = states.map(at)
      let rest = at(still)
      switch model[index] {
      case .blur:
        return .blur(
          channel(all.map { [$0?.radius ?? 0] }, still: [rest?.radius ?? 0], tolerance: [Self.lengthTolerance]))
      case .shadow(let color, _, let offset):
        return shadow(all, rest, color: color, offset: offset)
      default:
        if let function = function(model[index], all) { return function }
        return .matrix(
          channel(
            all.map { $0.map(ColorMatrix.values) ?? ColorMatrix.identity },
            still: rest.map(ColorMatrix.values) ?? ColorMatrix.identity,
            tolerance: Array(repeating: Self.colorTolerance, count: 20)))
      }
    }
  }

  /// Returns an animated filter for which CSS has a function.
  private func function(_ model: Filter, _ all: [Filter?]) -> VectorFilter? {
    func moving(_ name: String, _ unit: String, _ neutral: Double, _ number: (Filter) -> Double?) -> VectorFilter? {
      let values = all.map { [$0.flatMap(number) ?? neutral] }
      guard values.contains(where: { $0 != values[0] }) else { return nil }
      let tolerance = unit == "rad" ? 0.004 : Self.colorTolerance
      return .function(name, unit: unit, channel(values, still: values[values.count - 1], tolerance: [tolerance]))
    }
    switch model {
    case .contrast: return moving("contrast", "", 1) { if case .contrast(let v) = $0 { v } else { nil } }
    case .saturation: return moving("saturate", "", 1) { if case .saturation(let v) = $0 { v } else { nil } }
    case .grayscale: return moving("grayscale", "", 0) { if case .grayscale(let v) = $0 { v } else { nil } }
    case .hueRotation: return moving("hue-rotate", "rad", 0) { if case .hueRotation(let v) = $0 { v } else { nil } }
    default: return nil
    }
  }

  private func shadow(
    _ all: [Filter?], _ rest: Filter?, color: Color.Resolved, offset: CGSize
  ) -> VectorFilter {
    struct Values {
      var color: Color.Resolved
      var radius: Double
      var offset: [Double]
    }
    // Samples without the filter use an invisible one.
    let none = Values(
      color: color.multiplyingOpacity(by: 0), radius: 0, offset: [Double(offset.width), Double(offset.height)])
    func values(_ filter: Filter?) -> Values {
      guard case .shadow(let color, let radius, let offset) = filter else { return none }
      return Values(color: color, radius: Double(radius), offset: [Double(offset.width), Double(offset.height)])
    }
    let moving = all.map(values)
    let still = values(rest)
    let length = Self.lengthTolerance
    return .shadow(
      color: self.color(moving.map(\.color), still: still.color),
      radius: channel(moving.map { [$0.radius] }, still: [still.radius], tolerance: [length]),
      offset: channel(moving.map(\.offset), still: still.offset, tolerance: [length, length]))
  }
}

extension Filter {
  fileprivate var radius: Double {
    if case .blur(let radius, _) = self { return Double(radius) }
    return 0
  }
}

extension GradientPaint.Geometry {
  func offset(by offset: CGPoint) -> GradientPaint.Geometry {
    func moved(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
    switch self {
    case .linear(let from, let to): return .linear(from: moved(from), to: moved(to))
    case .radial(let center, let start, let end):
      return .radial(center: moved(center), startRadius: start, endRadius: end)
    case .elliptical(let rect, let center, let start, let end):
      return .elliptical(
        rect: rect.offsetBy(dx: offset.x, dy: offset.y), center: moved(center), startRadiusFraction: start,
        endRadiusFraction: end)
    case .angular, .mesh: return self
    }
  }
}
