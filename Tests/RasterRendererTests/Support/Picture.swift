import Drawing
import Foundation
import Geometry
import ImageEncoding
import RasterRenderer

/// A rendered layer whose pixels can be read by position.
struct Picture {
  let width: Int
  let height: Int
  /// Straight R, G, B, A.
  let bytes: [UInt8]

  /// Draws `layers` at 1 pixel a point unless told otherwise.
  init(
    _ width: Int, _ height: Int, scale: CGFloat = 1, background: Color.Resolved? = .white, _ layers: [Layer]
  ) {
    let surface = RasterSurface(width: width, height: height, scale: scale, background: background)
    RasterRenderer().render(Layer(children: layers), into: surface)
    self.init(surface)
  }

  init(_ surface: RasterSurface) {
    width = surface.width
    height = surface.height
    bytes = surface.rgba()
    if let folder = ProcessInfo.processInfo.environment["GLOWWORM_TEST_PICTURES"] {
      let name = "\(width)x\(height)-\(bytes.hashValue).png"
      let data = PNGEncoder.encode(RGBAImage(width: width, height: height, pixels: bytes))
      try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }

  /// R, G, B, A.
  subscript(x: Int, y: Int) -> [Int] {
    let i = (y * width + x) * 4
    return bytes[i..<(i + 4)].map { Int($0) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// The covered length of a row in pixels: the sum of alpha over 255.
  func coveredLength(row: Int) -> Double {
    (0..<width).reduce(0.0) { $0 + Double(alpha($1, row)) / 255 }
  }

  func coveredLength(column: Int) -> Double {
    (0..<height).reduce(0.0) { $0 + Double(alpha(column, $1)) / 255 }
  }
}

extension Layer {
  convenience init(children: [Layer]) {
    self.init()
    self.children = children
  }

  /// A filled path.
  convenience init(_ path: Path, _ paint: Paint, bounds: CGRect? = nil) {
    self.init()
    content = .fill(FillContent(path: path, paint: paint, bounds: bounds ?? .zero))
  }

  convenience init(_ path: Path, _ color: Color.Resolved) {
    self.init(path, .color(color))
  }

  /// The same layer after a change.
  func with(_ change: (Layer) -> Void) -> Layer {
    change(self)
    return self
  }
}

extension Path {
  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(elements: [
      .move(to: CGPoint(x: x, y: y)), .line(to: CGPoint(x: x + width, y: y)),
      .line(to: CGPoint(x: x + width, y: y + height)), .line(to: CGPoint(x: x, y: y + height)), .closeSubpath,
    ])
  }

  /// Four cubics from 3 o'clock, clockwise, as SwiftUI's circle.
  static func disc(_ x: CGFloat, _ y: CGFloat, radius r: CGFloat) -> Path {
    let k = r * 0.5522847
    func p(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    return Path(elements: [
      .move(to: p(r, 0)),
      .curve(to: p(0, r), control1: p(r, k), control2: p(k, r)),
      .curve(to: p(-r, 0), control1: p(-k, r), control2: p(-r, k)),
      .curve(to: p(0, -r), control1: p(-r, -k), control2: p(-k, -r)),
      .curve(to: p(r, 0), control1: p(k, -r), control2: p(r, -k)),
      .closeSubpath,
    ])
  }
}

extension Color.Resolved {
  /// Gamma-encoded 0…255.
  static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: Float = 1) -> Color.Resolved {
    Color.Resolved(bytes: red, green, blue, opacity: opacity)
  }
}

/// Whether two colors agree within `tolerance` in every component.
func near(_ a: [Int], _ b: [Int], _ tolerance: Int = 1) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
