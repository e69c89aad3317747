import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The animatable values of a style. Styles of different kinds have no values in common and are not interpolated.
package struct StyleVector: VectorArithmetic {
  /// The meaning of the values. 0 is the zero vector of every kind.
  package var kind: Int
  package var values: [Double]

  package init(kind: Int, values: [Double]) {
    self.kind = kind
    self.values = values
  }

  package static var zero: StyleVector { StyleVector(kind: 0, values: []) }

  private static func combine(_ a: StyleVector, _ b: StyleVector, _ operation: (Double, Double) -> Double)
    -> StyleVector
  {
    if b.kind == 0 { return a }
    if a.kind == 0 { return StyleVector(kind: b.kind, values: b.values.map { operation(0, $0) }) }
    guard a.kind == b.kind, a.values.count == b.values.count else { return .zero }
    var result = a
    for index in a.values.indices { result.values[index] = operation(a.values[index], b.values[index]) }
    return result
  }

  package static func + (a: StyleVector, b: StyleVector) -> StyleVector { combine(a, b, +) }
  package static func - (a: StyleVector, b: StyleVector) -> StyleVector { combine(a, b, -) }

  package static func == (a: StyleVector, b: StyleVector) -> Bool {
    if a.kind == 0 { return b.values.allSatisfy { $0 == 0 } }
    if b.kind == 0 { return a.values.allSatisfy { $0 == 0 } }
    return a.kind == b.kind && a.values == b.values
  }

  package mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension _ResolvedStyle: Animatable, InspectionDescribing {
  package static let colorScale = 128.0

  private static func append(_ color: Color.Resolved, to values: inout [Double]) {
    values.append(Double(color.linearRed) * colorScale)
    values.append(Double(color.linearGreen) * colorScale)
    values.append(Double(color.linearBlue) * colorScale)
    values.append(Double(color.opacity) * colorScale)
  }

  private struct Reader {
    var values: [Double]
    var next = 0

    mutating func number() -> Double {
      defer { next += 1 }
      return values[next]
    }

    mutating func color() -> Color.Resolved {
      let red = Float(number() / colorScale)
      let green = Float(number() / colorScale)
      let blue = Float(number() / colorScale)
      let opacity = Float(number() / colorScale)
      return Color.Resolved(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
    }

    mutating func unitPoint() -> UnitPoint { UnitPoint(x: number() / colorScale, y: number() / colorScale) }
  }

  private func numbers(_ gradient: ResolvedGradient) -> (Int, [Double]) {
    var values: [Double] = [opacity]
    for stop in gradient.stops {
      Self.append(stop.color, to: &values)
      values.append(Double(stop.location) * Self.colorScale)
    }
    func add(_ point: UnitPoint) {
      values.append(Double(point.x) * Self.colorScale)
      values.append(Double(point.y) * Self.colorScale)
    }
    let kind: Int
    switch gradient.shape {
    case .linear(let start, let end):
      kind = 2
      add(start)
      add(end)
    case .radial(let center, let start, let end):
      kind = 3
      add(center)
      values += [Double(start), Double(end)]
    case .elliptical(let center, let start, let end):
      kind = 4
      add(center)
      values += [Double(start), Double(end)]
    case .angular(let center, let start, let end):
      kind = 5
      add(center)
      values += [start.radians * Self.colorScale, end.radians * Self.colorScale]
    case .mesh(let width, _, let points, let colors, _, _):
      kind = 6 + width
      for point in points { values += [Double(point.x) * Self.colorScale, Double(point.y) * Self.colorScale] }
      for color in colors { Self.append(color, to: &values) }
    }
    return (kind * 1000 + gradient.stops.count, values)
  }

  /// The kind of shadows. Shadows of the same number and kinds have values in common.
  private var shadowKind: Int {
    shadows.reduce(0) { ($0 * 3 + ($1.kind == .drop ? 1 : 2)) % 100_000 } * 1_000_000
  }

  private func appendShadows(to values: inout [Double]) {
    for shadow in shadows {
      Self.append(shadow.color, to: &values)
      values += [Double(shadow.radius), Double(shadow.offset.width), Double(shadow.offset.height)]
    }
  }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    guard case .color(let color) = fill else { return }
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
    attributes += parts.map { ($0, .number(Double($1))) }
    attributes.append(("opacity", .number(Double(color.opacity) * opacity)))
  }

  public var animatableData: _StyleData {
    get {
      switch fill {
      case .color(let color):
        var values: [Double] = [opacity]
        Self.append(color, to: &values)
        appendShadows(to: &values)
        return _StyleData(vector: StyleVector(kind: 1 + shadowKind, values: values))
      case .gradient(let gradient):
        var (kind, values) = numbers(gradient)
        appendShadows(to: &values)
        kind += shadowKind
        return _StyleData(vector: StyleVector(kind: kind, values: values))
      case .image, .material:
        return _StyleData(vector: .zero)
      }
    }
    set {
      guard newValue.vector.kind != 0, newValue.vector.kind == animatableData.vector.kind else { return }
      var reader = Reader(values: newValue.vector.values)
      opacity = reader.number()
      switch fill {
      case .color: fill = .color(reader.color())
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = reader.color()
          gradient.stops[index].location = CGFloat(reader.number() / Self.colorScale)
        }
        switch gradient.shape {
        case .linear: gradient.shape = .linear(start: reader.unitPoint(), end: reader.unitPoint())
        case .radial:
          gradient.shape = .radial(
            center: reader.unitPoint(), startRadius: reader.number(), endRadius: reader.number())
        case .elliptical:
          gradient.shape = .elliptical(
            center: reader.unitPoint(), startRadiusFraction: reader.number(), endRadiusFraction: reader.number())
        case .angular:
          gradient.shape = .angular(
            center: reader.unitPoint(), startAngle: Angle(radians: reader.number() / Self.colorScale),
            endAngle: Angle(radians: reader.number() / Self.colorScale))
        case .mesh(let width, let height, let points, let colors, let background, let smooths):
          let moved = points.map { _ in
            CGPoint(x: reader.number() / Self.colorScale, y: reader.number() / Self.colorScale)
          }
          let tinted = colors.map { _ in reader.color() }
          gradient.shape = .mesh(
            width: width, height: height, points: moved, colors: tinted, background: background, smooths: smooths)
        }
        fill = .gradient(gradient)
      case .image, .material: break
      }
      for index in shadows.indices {
        shadows[index].color = reader.color()
        shadows[index].radius = reader.number()
        shadows[index].offset = CGSize(width: reader.number(), height: reader.number())
      }
    }
  }
}

/// The animatable data of a resolved style.
nonisolated public struct _StyleData: VectorArithmetic, Sendable {
  package var vector: StyleVector

  /// The zero vector, which is equal to the zero vectors of all kinds of styles.
  public static var zero: _StyleData { _StyleData(vector: .zero) }
  public static func + (a: Self, b: Self) -> Self { _StyleData(vector: a.vector + b.vector) }
  public static func - (a: Self, b: Self) -> Self { _StyleData(vector: a.vector - b.vector) }
  public static func == (a: Self, b: Self) -> Bool { a.vector == b.vector }
  /// Multiplies all values by a factor.
  public mutating func scale(by rhs: Double) { vector.scale(by: rhs) }
  /// The sum of the squares of all values.
  public var magnitudeSquared: Double { vector.magnitudeSquared }
}
