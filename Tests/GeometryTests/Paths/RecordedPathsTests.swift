import Foundation
import Testing

@testable import Geometry

private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
  Path {
    $0.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
  }
}

private func relativeArc(_ delta: Double) -> Path {
  Path {
    $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
  }
}

private func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle = .continuous, in frame: CGRect = rect) -> Path {
  .roundedRectangle(in: frame, cornerSize: CGSize(width: radius, height: radius), style: style)
}

private func uneven(
  _ style: RoundedCornerStyle, _ width: CGFloat, _ height: CGFloat, tl: CGFloat = 0, bl: CGFloat = 0, br: CGFloat = 0,
  tr: CGFloat = 0
) -> Path {
  .unevenRoundedRectangle(
    in: CGRect(x: 0, y: 0, width: width, height: height),
    cornerRadii: RectangleCornerRadii(topLeading: tl, bottomLeading: bl, bottomTrailing: br, topTrailing: tr),
    style: style)
}

private let triangle = Path {
  $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
  $0.closeSubpath()
}

private let inset = rect.insetBy(dx: 5, dy: 5)

private let cornered: [String: Path] = [
  "capsule": .capsule(in: rect, style: .continuous),
  "capsule-circular": .capsule(in: rect, style: .circular),
  "capsule-tall": .capsule(in: CGRect(x: 0, y: 0, width: 30, height: 80), style: .continuous),
  "inset-capsule-5": .capsule(in: inset, style: .continuous),
  "inset-circle-5": .circle(in: inset),
  "inset-rect-twice": .rectangle(in: inset),
  "inset-rounded-5": rounded(7, in: inset),
  "inset-rounded-past-radius": rounded(-8, in: rect.insetBy(dx: 20, dy: 20)),
  "inset-uneven-5": .unevenRoundedRectangle(
    in: inset,
    cornerRadii: RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
      .inset(by: 5), style: .continuous),
  "rounded-circular-12": rounded(12, .circular),
  "rounded-circular-size-60x8": .roundedRectangle(
    in: rect, cornerSize: CGSize(width: 60, height: 8), style: .circular),
  "rounded-continuous-12": rounded(12),
  "rounded-continuous-20": rounded(20),
  "rounded-continuous-25": rounded(25),
  "rounded-continuous-40-clamped": rounded(40),
  "rounded-continuous-100-in-2000x240": rounded(100, in: CGRect(x: 0, y: 0, width: 2000, height: 240)),
  "rounded-continuous-size-20x8": .roundedRectangle(
    in: rect, cornerSize: CGSize(width: 20, height: 8), style: .continuous),
  "rounded-offset-origin": rounded(8, .circular, in: CGRect(x: 10, y: 20, width: 50, height: 40)),
  "rounded-zero": rounded(0),
  "uneven-all-40-in-60": uneven(.continuous, 200, 60, tl: 40, bl: 40, br: 40, tr: 40),
  "uneven-circular": uneven(.circular, 100, 60, tl: 5, bl: 10, br: 15, tr: 20),
  "uneven-continuous": uneven(.continuous, 100, 60, tl: 5, bl: 10, br: 15, tr: 20),
  "uneven-oversized-20-90": uneven(.circular, 100, 300, tl: 20, tr: 90),
  "uneven-oversized-40-alone": uneven(.continuous, 200, 60, tl: 40),
  "uneven-oversized-50-70": uneven(.continuous, 100, 300, tl: 50, tr: 70),
  "uneven-shared-edge-22-18": uneven(.continuous, 200, 60, tl: 22, bl: 18),
]

private let arcs: [String: Path] = [
  "arc-0-0": arc(0, 0),
  "arc-0-30": arc(0, 30),
  "arc-0-90": arc(0, 90),
  "arc-0-120": arc(0, 120),
  "arc-0-360": arc(0, 360),
  "arc-0-450": arc(0, 450),
  "arc-0-minus90": arc(0, -90),
  "arc-0-minus360": arc(0, -360),
  "arc-after-move": Path {
    $0.move(to: .zero)
    $0.addArc(
      center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
  },
  "arc-cw-0-45": arc(0, 45, clockwise: true),
  "arc-cw-0-360": arc(0, 360, clockwise: true),
  "arc-cw-0-720": arc(0, 720, clockwise: true),
  "arc-cw-0-minus90": arc(0, -90, clockwise: true),
  "arc-cw-minus90-0": arc(-90, 0, clockwise: true),
  "arc-transform": Path {
    $0.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
      transform: CGAffineTransform(scaleX: 2, y: 1))
  },
  "relative-arc-0": relativeArc(0),
  "relative-arc-190": relativeArc(190),
  "relative-arc-minus360": relativeArc(-360),
]

private let built: [String: Path] = [
  "any-shape": .circle(in: rect),
  "circle": .circle(in: rect),
  "ellipse": .ellipse(in: rect),
  "line-after-close": Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 10, y: 0))
    $0.closeSubpath()
    $0.addLine(to: CGPoint(x: 0, y: 10))
  },
  "lines": Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) },
  "offset-shape": Path.rectangle(in: rect).offsetBy(dx: 10, dy: 5),
  "parsed": Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path(),
  "quad-and-cubic": Path {
    $0.move(to: .zero)
    $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
    $0.addCurve(to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
  },
  "rect": .rectangle(in: rect),
  "rect-transform": Path {
    $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
  },
  "rotation-30-anchor": Path(rect).applying(
    CGAffineTransform(rotationAngle: .pi / 6).about(UnitPoint.bottomTrailing.point(in: rect))),
  "rotation-90": Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 2).about(rect.center)),
  "scale-shape-0.5": Path(rect).applying(CGAffineTransform(scaleX: 0.5, y: 0.5).about(rect.center)),
  "scale-shape-anchor": Path(rect).applying(CGAffineTransform(scaleX: 0.5, y: 0.5)),
  "size-shape": Path(CGRect(x: 0, y: 0, width: 40, height: 20)),
  "transform-shape": Path(rect).applying(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
]

private let derived: [String: Path] = [
  "stroked-circle": Path.circle(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4)),
  "stroked-line-square": Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
    .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
  "stroked-shape": Path(rect).strokedPath(StrokeStyle(lineWidth: 2)),
  "stroked-triangle-4": triangle.strokedPath(StrokeStyle(lineWidth: 4)),
  "stroked-triangle-round": triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
  "trim-circle-0-0.5": Path.circle(in: rect).trimmedPath(from: 0, to: 0.5),
  "trim-circle-0.2-0.8": Path.circle(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8),
  "trim-rect-0-0.999": Path(rect).trimmedPath(from: 0, to: 0.999),
  "trim-rect-0-1": Path(rect).trimmedPath(from: 0, to: 1),
  "trim-rect-0.1-0.6": Path(rect).trimmedPath(from: 0.1, to: 0.6),
  "trim-rect-out-of-range": Path(rect).trimmedPath(from: -0.5, to: 1.5),
  "trim-shape": Path(rect).trimmedPath(from: 0.25, to: 0.5),
  "trim-triangle-0.25-0.75": triangle.trimmedPath(from: 0.25, to: 0.75),
  "trim-two-subpaths": Path {
    $0.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)])
  }.trimmedPath(from: 0.25, to: 0.75),
]

/// The text's commands and its numbers.
private func parts(_ text: String) -> (commands: [Substring], numbers: [Double]) {
  let words = text.split(separator: " ")
  return (words.filter { Double($0) == nil }, words.compactMap { Double($0) })
}

@Suite("Paths recorded from Apple's SwiftUI")
struct RecordedPathsTests {
  static let ours: [String: Path] = [cornered, arcs, built, derived].reduce(into: [:]) { all, some in
    all.merge(some) { first, _ in first }
  }
  static let recorded: [String: String] = RecordedPaths.plain.merging(RecordedPaths.cornered) { first, _ in first }

  @Test("All 74 recorded paths are built")
  func complete() {
    #expect(Self.recorded.count == 74)
    #expect(Set(Self.ours.keys) == Set(Self.recorded.keys))
  }

  @Test("Elements agree within 0.001", arguments: recorded.keys.sorted())
  func agrees(name: String) throws {
    let path = try #require(Self.ours[name])
    let text = try #require(Self.recorded[name])
    if RecordedPaths.comparedByBounds.contains(name) {
      let expected = try #require(Path(text)).boundingRect
      let actual = path.boundingRect
      for edge: KeyPath<CGRect, CGFloat> in [\.minX, \.minY, \.maxX, \.maxY] {
        #expect(abs(actual[keyPath: edge] - expected[keyPath: edge]) <= 0.001, "\(actual) is not \(expected)")
      }
      return
    }
    let expected = parts(text)
    // Full precision on our side: `description` would round to six digits.
    let actual = numbers(of: path)
    #expect(parts(path.description).commands == expected.commands)
    try #require(actual.count == expected.numbers.count)
    for (a, b) in zip(actual, expected.numbers) {
      // Six significant digits are coarser than 0.001 above 1000.
      #expect(abs(a - b) <= max(0.001, abs(b) * 5.1e-6), "\(path) is not \(text)")
    }
  }

  private func numbers(of path: Path) -> [Double] {
    var result: [Double] = []
    func add(_ points: CGPoint...) { for p in points { result += [Double(p.x), Double(p.y)] } }
    path.forEach { element in
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let c): add(c, p)
      case .curve(let p, let c1, let c2): add(c1, c2, p)
      case .closeSubpath: break
      }
    }
    return result
  }

  @Test("A path's text reads back as the same path", arguments: recorded.keys.sorted())
  func roundTrip(name: String) throws {
    let text = try #require(Self.recorded[name])
    #expect(try #require(Path(text)).description == text)
  }

  @Test("Text that no path writes is rejected")
  func refusesMalformedText() {
    for text in ["1 m", "0 0 l", "0 0 m 1 2 3 c", "0 0 m 5", "0 0 m 1 1 z", "x y m"] { #expect(Path(text) == nil) }
    #expect(Path("") == Path())
  }
}
