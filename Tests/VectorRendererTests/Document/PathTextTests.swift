import Foundation
import Geometry
import Testing

@testable import VectorRenderer

@Suite
struct PathTextTests {
  @Test(
    "Numbers are as short as they can be",
    arguments: [
      (0.5, ".5"), (-0.25, "-.25"), (3.0, "3"), (0.004, "0"), (-0.004, "0"), (10.10, "10.1"), (1234.567, "1234.57"),
      (-0.996, "-1"),
    ])
  func numbers(_ value: Double, _ text: String) { #expect(NumberText.text(value) == text) }

  @Test("Separators are written only where a parser needs them")
  func lists() {
    #expect(NumberText.list([1, -2, 0.5, 0.25, 3]) == "1-2 .5.25 3")
  }

  @Test("Paths are relative, and rounding errors do not accumulate")
  func drift() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    for index in 1...300 { path.addLine(to: CGPoint(x: Double(index) / 3, y: Double(index % 2))) }
    // Thirds are written as .33, .34, .33: after 300 of them the reader is at 100 exactly.
    let pieces = PathText.text(path).dropFirst("m0 0 ".count).split(separator: "1")
    let steps = pieces.compactMap { Double($0.filter { !"- ".contains($0) }) }
    #expect(PathText.text(path).hasPrefix("m0 0 .33 1 .34-1"))
    #expect(abs(steps.reduce(0, +) - 100) < 1e-9)
  }

  @Test("Smooth curves omit their first control point")
  func smooth() {
    let circle = PathText.text(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(circle.contains("s"))
    #expect(circle.hasSuffix("z"))
  }

  @Test("Horizontal and vertical lines have letters of their own")
  func lines() {
    #expect(PathText.text(Path(CGRect(x: 1, y: 2, width: 3, height: 4))) == "m1 2h3v4h-3z")
  }
}
