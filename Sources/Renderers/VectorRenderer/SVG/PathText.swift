import Drawing
import Foundation
import Geometry

/// A path in SVG syntax: relative coordinates in hundredths of a point, with letters and separators only where they
/// are needed.
struct PathText {
  private var text = ""
  private var command: Character?
  /// The current point in hundredths, exactly as a reader computes it, so that rounding errors do not accumulate.
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  /// The last control point of a cubic or quadratic curve, for smooth continuations.
  private var lastCubic: (x: Int, y: Int)?
  private var lastQuad: (x: Int, y: Int)?

  static func text(_ path: Path) -> String {
    var writer = PathText()
    for element in path.elements { writer.add(element) }
    return writer.text
  }

  private static func rounded(_ point: CGPoint) -> (x: Int, y: Int) {
    func hundredths(_ value: CGFloat) -> Int {
      let scaled = (Double(value) * 100).rounded()
      return scaled.isFinite ? Int(min(max(scaled, -1e12), 1e12)) : 0
    }
    return (hundredths(point.x), hundredths(point.y))
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      let point = Self.rounded(to)
      write("m", [point.x - current.x, point.y - current.y])
      // Numbers after a move are lines.
      command = "l"
      current = point
      start = point
      (lastCubic, lastQuad) = (nil, nil)
    case .line(let to): line(to: Self.rounded(to))
    case .quadCurve(let to, let control): quad(Self.rounded(control), Self.rounded(to))
    case .curve(let to, let control1, let control2):
      cubic(Self.rounded(control1), Self.rounded(control2), Self.rounded(to))
    case .closeSubpath:
      text += "z"
      command = nil
      current = start
      (lastCubic, lastQuad) = (nil, nil)
    }
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    if point.y == current.y {
      write("h", [point.x - current.x])
    } else if point.x == current.x {
      write("v", [point.y - current.y])
    } else {
      write("l", [point.x - current.x, point.y - current.y])
    }
    current = point
    (lastCubic, lastQuad) = (nil, nil)
  }

  private mutating func quad(_ control: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    let mirror = lastQuad.map { (x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) }
    if let mirror, mirror == control {
      write("t", [to.x - current.x, to.y - current.y])
    } else {
      write("q", [control.x - current.x, control.y - current.y, to.x - current.x, to.y - current.y])
    }
    current = to
    (lastCubic, lastQuad) = (nil, control)
  }

  private mutating func cubic(_ first: (x: Int, y: Int), _ second: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
    let mirror = lastCubic.map { (x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    let rest = [second.x - current.x, second.y - current.y, to.x - current.x, to.y - current.y]
    if mirror == first {
      write("s", rest)
    } else {
      write("c", [first.x - current.x, first.y - current.y] + rest)
    }
    current = to
    (lastCubic, lastQuad) = (second, nil)
  }

  private mutating func write(_ letter: Character, _ numbers: [Int]) {
    if command != letter {
      text.append(letter)
      command = letter
    }
    for number in numbers { NumberText.append(NumberText.text(hundredths: number), to: &text) }
  }
}
