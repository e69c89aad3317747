import Drawing
import Foundation
import Geometry

/// A part of the picture over all time, independent of the format that says it.
final class VectorNode {
  enum Body {
    case group([VectorNode])
    case shape(VectorShape)
    case image(ImageContent)
    /// Text that stays text: its characters, where its lines stand, and how it is painted.
    case text(VectorText)
  }

  var body: Body
  var transform: VectorTransform?
  /// Factors; a part is as opaque as their product.
  var opacities: [Channel] = []
  var clip: VectorClip?
  var mask: VectorNode?
  /// The mask hides where it is opaque.
  var maskIsInverted = false
  var filters: [VectorFilter] = []
  var blendMode = BlendMode.normal
  /// Becomes one image before it meets what is behind it.
  var isolates = false
  /// Parts of it blend with one another and with nothing outside.
  var needsIsolation = false
  /// What it may cover over all time, in its own space; only kept where it is a whole.
  var bounds = CGRect.null

  init(_ body: Body) { self.body = body }

  /// Another node with the same parts.
  convenience init(copying other: VectorNode) {
    self.init(other.body)
    transform = other.transform
    opacities = other.opacities
    clip = other.clip
    mask = other.mask
    maskIsInverted = other.maskIsInverted
    filters = other.filters
    blendMode = other.blendMode
    isolates = other.isolates
    needsIsolation = other.needsIsolation
    bounds = other.bounds
  }
}

/// `place + translation · rotation · scale` of coordinates that count from the place, all of which may move.
struct VectorTransform {
  /// What it turns and grows about, in the parent's space.
  var place = CGPoint.zero
  /// Points.
  var translation = Channel([0, 0])
  /// Degrees, clockwise on screen.
  var rotation = Channel([0])
  var scale = Channel([1, 1])
  /// Where the parts above cannot say it: a, b, c, d, tx, ty.
  var matrix: Channel?

  var isMoving: Bool {
    translation.isMoving || rotation.isMoving || scale.isMoving || (matrix?.isMoving ?? false)
  }
}

struct VectorShape {
  enum Geometry {
    /// Center and radii.
    case ellipse(Channel)
    /// x, y, width, height.
    case rect(Channel)
    /// The elements without their numbers, and the numbers.
    case path(PathTemplate, Channel)
  }

  var geometry: Geometry
  var usesEvenOdd = false
  var fill: VectorPaint?
  /// Where the fill's linear gradient starts and ends in the shape's box, 0…1, if it moves with that.
  var gradientLine: [Double]?
  var stroke: VectorStroke?
  var isAntialiased = true
}

struct VectorStroke {
  var paint: VectorPaint
  var width: Channel
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
  var dash: Channel?
  var phase: Channel
  /// Distances along the path from and to which it is drawn, in points.
  var trim: Channel?
  /// The most that the whole path measures while it is trimmed, in points.
  var trimmedLength = 0.0
}

enum VectorPaint {
  /// Gamma-encoded red, green, blue and opacity, 0…1.
  case color(Channel)
  case gradient(GradientPaint, stops: [Channel])
}

struct VectorClip {
  var template: PathTemplate
  var coordinates: Channel
  var usesEvenOdd: Bool
}

enum VectorFilter {
  /// Points.
  case blur(Channel)
  /// Color, radius, x and y.
  case shadow(color: Channel, radius: Channel, offset: Channel)
  /// Rows of 4 × 5 over straight gamma-encoded color.
  case matrix(Channel)
  /// One of CSS's filter functions, moving: its name, its unit and its number.
  case function(String, unit: String, Channel)
}

struct VectorText {
  var string: String
  var paint: VectorPaint
  var baseline: CGPoint
  /// Points.
  var size: CGFloat
  var weight: Int
  var isItalic = false
  /// Points of kerning and tracking after every character.
  var spacing: CGFloat = 0
  var family: String
  /// Points from the first glyph's origin to the end of the last.
  var width: CGFloat
  /// Where each character stands, from the baseline's origin on; empty: as the font says, fitted to the width.
  var places: [CGPoint] = []
}

/// The kinds of a path's elements; the numbers are apart, so that they can move.
struct PathTemplate: Hashable {
  enum Kind: UInt8 { case move, line, quad, cubic, close }

  var kinds: [Kind]

  init(_ path: Path) {
    kinds = path.elements.map { element in
      switch element {
      case .move: .move
      case .line: .line
      case .quadCurve: .quad
      case .curve: .cubic
      case .closeSubpath: .close
      }
    }
  }

  static func numbers(_ path: Path, offset: CGPoint = .zero) -> [Double] {
    var numbers: [Double] = []
    func add(_ point: CGPoint) {
      numbers.append(Double(point.x + offset.x))
      numbers.append(Double(point.y + offset.y))
    }
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: break
      }
    }
    return numbers
  }

  func path(_ numbers: [Double]) -> Path {
    var index = 0
    func point() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    var path = Path()
    for kind in kinds {
      switch kind {
      case .move: path.elements.append(.move(to: point()))
      case .line: path.elements.append(.line(to: point()))
      case .quad:
        let control = point()
        path.elements.append(.quadCurve(to: point(), control: control))
      case .cubic:
        let control1 = point()
        let control2 = point()
        path.elements.append(.curve(to: point(), control1: control1, control2: control2))
      case .close: path.elements.append(.closeSubpath)
      }
    }
    return path
  }
}
