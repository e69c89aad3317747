import Drawing
import Foundation
import Geometry

/// A part of the picture over all time, independent of the file format.
final class VectorNode {
  enum Body {
    case group([VectorNode])
    case shape(VectorShape)
    case image(ImageContent)
    /// Text: its characters, the positions of its lines, and its paint.
    case text(VectorText)
  }

  var body: Body
  var transform: VectorTransform?
  /// The opacity factors. The opacity of a part is their product.
  var opacities: [Channel] = []
  var clip: VectorClip?
  var mask: VectorNode?
  /// The mask hides where it is opaque.
  var maskIsInverted = false
  var filters: [VectorFilter] = []
  var blendMode = BlendMode.normal
  /// Becomes one image before it is composited with its backdrop.
  var isolates = false
  /// Parts of it blend with one another and with nothing outside.
  var needsIsolation = false
  /// The bounds over all time in the node's own space. Set only for a whole picture.
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

/// A transform `place + translation · rotation · scale` of coordinates relative to the place. All of its parts may
/// animate.
struct VectorTransform {
  /// The center of rotation and scaling, in the parent's coordinate space.
  var place = CGPoint.zero
  /// The translation in points.
  var translation = Channel([0, 0])
  /// The rotation in degrees, clockwise on screen.
  var rotation = Channel([0])
  var scale = Channel([1, 1])
  /// The matrix a, b, c, d, tx, ty, if the other parts cannot express the transform.
  var matrix: Channel?

  var isMoving: Bool {
    translation.isMoving || rotation.isMoving || scale.isMoving || (matrix?.isMoving ?? false)
  }
}

struct VectorShape {
  enum Geometry {
    /// An ellipse: center and radii.
    case ellipse(Channel)
    /// A rectangle: x, y, width, height.
    case rect(Channel)
    /// A path: its elements, and their numbers.
    case path(PathTemplate, Channel)
  }

  var geometry: Geometry
  var usesEvenOdd = false
  var fill: VectorPaint?
  /// The start and end of the fill's linear gradient in the shape's bounding box, 0–1, if it moves with the box.
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
  /// The distances along the path between which it is drawn, in points.
  var trim: Channel?
  /// The most that the whole path measures while it is trimmed, in points.
  var trimmedLength = 0.0
}

enum VectorPaint {
  /// A color: gamma-encoded red, green, blue and opacity, 0–1.
  case color(Channel)
  case gradient(GradientPaint, stops: [Channel])
}

struct VectorClip {
  var template: PathTemplate
  var coordinates: Channel
  var usesEvenOdd: Bool
}

enum VectorFilter {
  /// A blur with a radius in points.
  case blur(Channel)
  /// A shadow: color, radius, x and y.
  case shadow(color: Channel, radius: Channel, offset: Channel)
  /// Rows of 4 × 5 for unpremultiplied gamma-encoded color.
  case matrix(Channel)
  /// An animated CSS filter function: its name, its unit and its value.
  case function(String, unit: String, Channel)
}

struct VectorText {
  var string: String
  var paint: VectorPaint
  var baseline: CGPoint
  /// The size in points.
  var size: CGFloat
  var weight: Int
  var isItalic = false
  /// Points of kerning and tracking after every character.
  var spacing: CGFloat = 0
  var family: String
  /// The width in points, from the origin of the first glyph to the end of the last one.
  var width: CGFloat
  /// The position of each character relative to the origin of the baseline. If empty, the font determines the
  /// positions, fitted to the width.
  var places: [CGPoint] = []
}

/// The kinds of a path's elements. Their numbers are separate, so that they can animate.
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
