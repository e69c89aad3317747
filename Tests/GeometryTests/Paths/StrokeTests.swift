import Foundation
import Testing

@testable import Geometry

private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
private let corner = Path { $0.addLines([CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)]) }

/// The bounding rectangles of a path's subpaths, left to right.
private func boxes(_ path: Path) -> [CGRect] {
  path.subpaths.map { subpath in
    Path(elements: [.move(to: subpath.start)] + subpath.segments.map(\.element)).boundingRect
  }.sorted { $0.minX < $1.minX }
}

@Suite("Strokes")
struct StrokeTests {
  @Test("Caps end a line at it, past it, or round it")
  func caps() {
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    expectClose(butt.boundingRect, CGRect(x: 0, y: -2, width: 10, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    expectClose(square.boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    expectClose(round.boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4), within: 1e-9)
    #expect(square.contains(CGPoint(x: 11.9, y: 1.9)) && !round.contains(CGPoint(x: 11.9, y: 1.9)))
  }

  @Test("Joins fill a corner to its tip, in a round, or cut it")
  func joins() {
    let outer = CGPoint(x: -1.9, y: -1.9)
    let rounded = CGPoint(x: -1.3, y: -1.3)
    func stroke(_ join: CGLineJoin, limit: CGFloat = 10) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    }
    #expect(stroke(.miter).contains(outer))
    #expect(!stroke(.round).contains(outer) && stroke(.round).contains(rounded))
    #expect(!stroke(.bevel).contains(rounded) && stroke(.bevel).contains(CGPoint(x: -0.9, y: -0.9)))
    // A right angle's miter is √2 widths long.
    #expect(!stroke(.miter, limit: 1.41).contains(outer) && stroke(.miter, limit: 1.42).contains(outer))
  }

  @Test("A closed outline has a ring's two edges")
  func closed() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(boxes(ring).count == 2)
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && !ring.contains(CGPoint(x: 20, y: 2.1)))
    #expect(ring.contains(CGPoint(x: 20, y: 1.9)) && ring.contains(CGPoint(x: 41.9, y: 20)))
    let diagonal: CGFloat = 20 + 21.95 * CGFloat(0.5).squareRoot()
    #expect(ring.contains(CGPoint(x: diagonal, y: diagonal)))
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(square.contains(CGPoint(x: -1.9, y: -1.9)) && square.contains(CGPoint(x: 41.9, y: 41.9)))
    #expect(!square.contains(CGPoint(x: 2.1, y: 2.1)) && square.contains(CGPoint(x: 1.9, y: 1.9)))
  }

  @Test("Offsets of a curve keep their distance")
  func offsets() {
    let curve = PathSegment.cubic(.zero, CGPoint(x: 30, y: 60), CGPoint(x: 60, y: -60), CGPoint(x: 90, y: 0))
    var points: [CGPoint] = []
    curve.flattened(tolerance: 0.0001) { points.append($0) }
    for piece in curve.offset(by: 4) {
      for t: CGFloat in [0.1, 0.3, 0.6, 0.9] {
        let p = piece.point(at: t)
        let nearest: CGFloat = points.map { $0.distance(to: p) }.min() ?? 0
        // The flattened points are up to 0.5 apart, which adds at most 0.01 to a distance of 4.
        expectClose(nearest, 4, within: 0.03)
      }
    }
  }

  @Test("Dashes start with the phase and restart on each subpath")
  func dashes() {
    let style = StrokeStyle(lineWidth: 2, dash: [3, 2])
    #expect(boxes(line.strokedPath(style)).map(\.minX) == [0, 5])
    #expect(boxes(line.strokedPath(style)).map(\.maxX) == [3, 8])
    var shifted = style
    shifted.dashPhase = 1
    #expect(boxes(line.strokedPath(shifted)).map(\.minX) == [0, 4, 9])
    #expect(boxes(line.strokedPath(shifted)).map(\.maxX) == [2, 7, 10])
    shifted.dashPhase = -1
    #expect(boxes(line.strokedPath(shifted)).map(\.minX) == [1, 6])
    shifted.dashPhase = 21
    #expect(boxes(line.strokedPath(shifted)).map(\.minX) == [0, 4, 9])
    var two = line
    two.addPath(line, transform: CGAffineTransform(translationX: 0, y: 10))
    #expect(boxes(two.strokedPath(style)).map(\.minX) == [0, 0, 5, 5])
  }

  @Test("With an odd count, dashes and gaps swap on every round")
  func oddDashes() {
    let boxes = boxes(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3])))
    #expect(boxes.map(\.minX) == [0, 6] && boxes.map(\.maxX) == [3, 9])
  }

  @Test("Dashes without length are dots under round caps")
  func dots() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5])
    #expect(boxes(line.strokedPath(style)).map(\.midX) == [0, 5])
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 5])).isEmpty)
  }

  @Test("A dash runs across the start of a closed outline")
  func closedDashes() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // 40 round, in dashes of 4 and gaps of 4, from 2 before the corner to 2 after it.
    let style = StrokeStyle(lineWidth: 2, dash: [4, 4], dashPhase: 2)
    let stroked = square.strokedPath(style)
    #expect(boxes(stroked).count == 5)
    #expect(stroked.contains(CGPoint(x: -0.9, y: -0.9)), "joined at the corner")
    #expect(
      square.strokedPath(StrokeStyle(lineWidth: 2, dash: [50, 10])) == square.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test("Invalid dash patterns give solid lines")
  func meaninglessPatterns() {
    let solid = line.strokedPath(StrokeStyle(lineWidth: 2))
    for dash: [CGFloat] in [[0, 0], [-1, 5], []] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)) == solid)
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
