import Foundation
import Testing

@testable import Geometry

private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

@Suite("Lengths along paths")
struct ArcLengthTests {
  @Test("Lengths include closing lines; curves are accurate to 1e-4")
  func lengths() {
    #expect(PathMeasure(Path(CGRect(x: 0, y: 0, width: 100, height: 60))).length == 320)
    // Quarter cubics exceed the circle by up to 0.03 %.
    let ratio: CGFloat = PathMeasure(circle, chords: PathSegment.fineChords).length / (20 * .pi)
    expectClose(ratio, 1, within: 2e-4)
  }

  @Test("A half circle's trim is its lower half, which ends on the left")
  func halves() {
    let lower = circle.trimmedPath(from: 0, to: 0.5)
    expectClose(lower.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10), within: 1e-9)
    let upper = circle.trimmedPath(from: 0.5, to: 1)
    expectClose(upper.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 10), within: 1e-9)
    #expect(upper.elements.count == 3)
  }

  @Test("Trims that meet share their ends and add up")
  func partition() throws {
    var previous: CGPoint?
    var sum: CGFloat = 0
    for step in 0..<10 {
      let part = circle.trimmedPath(from: CGFloat(step) / 10, to: CGFloat(step + 1) / 10)
      let segments = try #require(part.subpaths.first).segments
      if let previous { expectClose(segments[0].start, previous, within: 1e-9) }
      previous = segments.last?.end
      sum += segments.map { $0.length() }.reduce(0, +)
    }
    // Shorter pieces have shorter chords: the sum may exceed the whole by what 64 chords lose, 3e-5 of it.
    expectClose(sum, PathMeasure(circle, chords: PathSegment.fineChords).length, within: 0.002)
  }

  @Test("Empty and reversed ranges give an empty path")
  func empty() {
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(circle.trimmedPath(from: 1, to: 2).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("A complete subpath stays closed")
  func wholeSubpaths() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 90, y: 0)])
    #expect(path.trimmedPath(from: 0, to: 0.75).description == "0 0 m 10 0 l 10 10 l 0 10 l h 50 0 m 70 0 l")
    #expect(path.trimmedPath(from: 0.125, to: 0.5).description == "10 0 m 10 10 l 0 10 l 0 0 l")
  }

  @Test("A position on the path has a point and a direction")
  func location() throws {
    let measure = PathMeasure(Path(CGRect(x: 0, y: 0, width: 100, height: 60)))
    let place = try #require(measure.location(at: 130))
    #expect(place.point == CGPoint(x: 100, y: 30) && place.direction == CGPoint(x: 0, y: 1))
    #expect(measure.location(at: 1000)?.point == .zero)
    #expect(PathMeasure(Path()).location(at: 0) == nil)
  }

  @Test("Pieces of curves lie on the curves")
  func pieces() {
    let cubic = PathSegment.cubic(.zero, CGPoint(x: 0, y: 9), CGPoint(x: 5, y: -3), CGPoint(x: 8, y: 4))
    let piece = cubic.piece(from: 0.2, to: 0.7)
    expectClose(piece.point(at: 0.4), cubic.point(at: 0.4), within: 1e-12)
    let quad = PathSegment.quad(.zero, CGPoint(x: 3, y: 9), CGPoint(x: 8, y: 4))
    expectClose(quad.piece(from: 0.5, to: 1).point(at: 0.5), quad.point(at: 0.75), within: 1e-12)
    #expect(cubic.reversed.reversed == cubic)
    expectClose(cubic.reversed.point(at: 0.3), cubic.point(at: 0.7), within: 1e-12)
  }
}
