import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The operations of a visual effect with their values, which animate while the operations stay the same.
nonisolated public struct _VisualOperations: Equatable, Sendable {
  enum Operation: Sendable {
    case offset, scale, rotation, rotation3D, affine, opacity, blur, opaqueBlur
    case brightness, contrast, grayscale, hueRotation, saturation

    var count: Int {
      switch self {
      case .offset: return 2
      case .scale: return 4
      case .rotation: return 3
      case .rotation3D: return 8
      case .affine: return 6
      default: return 1
      }
    }
  }

  private(set) var operations: [Operation] = []
  private var numbers = _NumberVector()

  init() {}

  func adding(_ operation: Operation, _ new: [Double]) -> _VisualOperations {
    var copy = self
    copy.operations.append(operation)
    copy.numbers.values += new
    return copy
  }

  /// Returns the operations at a fraction, 0–1, between no effect and these values.
  func scaled(by share: Double) -> _VisualOperations {
    var copy = self
    copy.numbers.values = []
    var index = 0
    for operation in operations {
      let neutral = operation.neutral
      for place in 0..<operation.count {
        let number = numbers.values[index + place]
        // Anchors and axes are not interpolated.
        copy.numbers.values.append(neutral[place].map { $0 + (number - $0) * share } ?? number)
      }
      index += operation.count
    }
    return copy
  }
}

extension _VisualOperations.Operation {
  /// The values with which the operation has no effect. `nil` stands for any value.
  fileprivate var neutral: [Double?] {
    switch self {
    case .offset: return [0, 0]
    case .scale: return [1, 1, nil, nil]
    case .rotation: return [0, nil, nil]
    case .rotation3D: return [0, nil, nil, nil, nil, nil, nil, nil]
    case .affine: return [1, 0, 0, 1, 0, 0]
    case .opacity, .contrast, .saturation: return [1]
    case .blur, .opaqueBlur, .brightness, .grayscale, .hueRotation: return [0]
    }
  }
}

extension _VisualOperations: LayerEffect {
  public var animatableData: _NumberVector {
    get { numbers }
    set { numbers = newValue }
  }

  package func apply(to layer: Layer, size: CGSize) {
    var transform = ProjectionTransform()
    var filters: [Filter] = []
    var opacity = 1.0
    var index = 0
    for operation in operations {
      let n = Array(numbers.values[index..<index + operation.count])
      index += operation.count
      switch operation {
      case .offset, .scale, .rotation, .rotation3D, .affine:
        transform = transform.concatenating(Self.transform(operation, n, size))
      case .opacity: opacity *= n[0]
      case .blur: if n[0] > 0 { filters.append(.blur(radius: n[0], opaque: false)) }
      case .opaqueBlur: if n[0] > 0 { filters.append(.blur(radius: n[0], opaque: true)) }
      case .brightness: filters.append(.brightness(n[0]))
      case .contrast: filters.append(.contrast(n[0]))
      case .grayscale: filters.append(.grayscale(n[0]))
      case .hueRotation: filters.append(.hueRotation(n[0]))
      case .saturation: filters.append(.saturation(n[0]))
      }
    }
    layer.transform = transform.isIdentity ? nil : transform
    layer.filters = filters
    layer.opacity = opacity
  }

  private static func transform(_ operation: Operation, _ n: [Double], _ size: CGSize) -> ProjectionTransform {
    switch operation {
    case .offset: return ProjectionTransform(CGAffineTransform(translationX: n[0], y: n[1]))
    case .scale:
      let x = n[2] * size.width
      let y = n[3] * size.height
      let sx = n[0] == 0 ? 1e-6 : n[0]
      let sy = n[1] == 0 ? 1e-6 : n[1]
      return ProjectionTransform(CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: x - sx * x, ty: y - sy * y))
    case .rotation:
      let x = n[1] * size.width
      let y = n[2] * size.height
      let about = CGAffineTransform(translationX: -x, y: -y).concatenating(CGAffineTransform(rotationAngle: n[0]))
      return ProjectionTransform(about.concatenating(CGAffineTransform(translationX: x, y: y)))
    case .rotation3D:
      let effect = _Rotation3DEffect(
        angle: .radians(n[0]), axis: (n[1], n[2], n[3]), anchor: UnitPoint(x: n[4], y: n[5]), anchorZ: n[6],
        perspective: n[7])
      return effect.projection(size: size)
    default:
      return ProjectionTransform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }
}

/// A vector of any number of values that animate together. An empty vector stands for zeros.
nonisolated public struct _NumberVector: VectorArithmetic, Sendable {
  var values: [Double] = []

  /// The empty vector.
  public static var zero: _NumberVector { _NumberVector() }

  private static func combine(_ a: _NumberVector, _ b: _NumberVector, _ by: (Double, Double) -> Double) -> _NumberVector
  {
    let count = max(a.values.count, b.values.count)
    return _NumberVector(
      values: (0..<count).map { index in
        by(index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0)
      })
  }

  public static func + (a: _NumberVector, b: _NumberVector) -> _NumberVector { combine(a, b, +) }
  public static func - (a: _NumberVector, b: _NumberVector) -> _NumberVector { combine(a, b, -) }
  /// Multiplies all values by a factor.
  public mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }
  /// The sum of the squares of all values.
  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  public static func == (a: _NumberVector, b: _NumberVector) -> Bool {
    a.values == b.values || combine(a, b, -).values.allSatisfy { $0 == 0 }
  }
}
