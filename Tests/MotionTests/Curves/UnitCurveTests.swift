import Motion
import Testing

@Suite("Unit curves")
struct UnitCurveTests {
  // Control points (0.42, 0), (0.58, 1); the table is the exact Bézier to 1e-6.
  @Test(
    "Ease-in-out has the tabulated values",
    arguments: [
      (0.05, 0.004830), (0.10, 0.019722), (0.15, 0.045210), (0.20, 0.081660), (0.25, 0.129162), (0.30, 0.187396),
      (0.35, 0.255486), (0.40, 0.331884), (0.45, 0.414340), (0.50, 0.5),
    ])
  func easeInOut(x: Double, y: Double) {
    #expect(abs(UnitCurve.easeInOut.value(at: x) - y) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.value(at: 1 - x) - (1 - y)) < 1e-6)
  }

  @Test(
    "Ease-in has the tabulated values, ease-out mirrors them",
    arguments: [
      (0.1, 0.017027), (0.2, 0.062282), (0.3, 0.129577), (0.4, 0.214861), (0.5, 0.315357), (0.6, 0.429120),
      (0.7, 0.554814), (0.8, 0.691634), (0.9, 0.839428),
    ])
  func easeIn(x: Double, y: Double) {
    #expect(abs(UnitCurve.easeIn.value(at: x) - y) < 1e-6)
    #expect(abs(UnitCurve.easeOut.value(at: 1 - x) - (1 - y)) < 1e-6)
  }

  // OpenSwiftUI's compatibility tests, which hold on SwiftUI within 0.01.
  @Test("Velocities agree with the published ones")
  func velocities() {
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.25) - 1.06) < 0.01)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0.5) - 1.72) < 0.01)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0.5) - 1.07) < 0.01)
    #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
  }

  @Test("Control points outside the unit square are clamped for values, only in x for velocities")
  func clamping() {
    let curve = UnitCurve.bezier(-1, -2, 2, 3)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    // At the middle x'(½) = ¾·(1 + x₂ − x₁) = 1.5 and y'(½) = ¾·(1 + y₂ − y₁) = −1.5.
    #expect(abs(UnitCurve.bezier(0, 2, 1, -1).velocity(at: 0.5) + 1) < 1e-9)
    for x in stride(from: 0.0, through: 1, by: 0.05) {
      #expect((-1e-9...1 + 1e-9).contains(curve.value(at: x)))
    }
  }

  @Test("Circular curves are quarter circles")
  func circular() {
    // 1 − √(1 − 0.6²) = 0.2.
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
    // Slope x/√(1 − x²) = 0.75 at 0.6.
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-12)
  }

  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(0, 0, 1, 1), .bezier(0.9, 0.1, 0.1, 0.9), .bezier(0, 1, 1, 0), .bezier(1, 0, 0, 1),
  ]

  @Test("Every curve runs from 0 to 1, rising, without a jump", arguments: all)
  func shape(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    var last = 0.0
    for step in 1...2000 {
      let value = curve.value(at: Double(step) / 2000)
      #expect(value >= last - 1e-9)
      #expect(value - last < 0.13)
      last = value
    }
  }

  @Test("The inverse exchanges progress and value", arguments: all.prefix(9))
  func inverse(curve: UnitCurve) {
    for x in stride(from: 0.01, to: 1, by: 0.01) {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test("The velocity is the slope of the value", arguments: all.prefix(9))
  func slope(curve: UnitCurve) {
    for x in stride(from: 0.05, to: 0.96, by: 0.05) where abs(x - 0.5) > 1e-9 {
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope)))
    }
  }
}
