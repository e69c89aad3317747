import Foundation
import Motion
import Testing

@Suite("Vectors and animatable values")
struct AnimatableTests {
  private struct Dial: Animatable {
    var angle: Double
    var label: String
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
  }

  private struct Still: Animatable {}

  private struct Trio: Animatable {
    var a: CGFloat
    var b: Double
    var c: Float
    var animatableData: AnimatableValues<CGFloat, Double, Float> {
      get { AnimatableValues(a, b, c) }
      set { (a, b, c) = newValue.value }
    }
  }

  @Test("Pairs add, scale and measure both parts")
  func pair() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6.0, AnimatablePair(8, 24)))
    #expect(pair - pair == .zero)
  }

  @Test("Any number of vectors can be animated together")
  func values() {
    var trio = Trio(a: 1, b: 2, c: 2)
    #expect(trio.animatableData.magnitudeSquared == 9)
    trio.animatableData += trio.animatableData
    trio.animatableData.scale(by: 3)
    #expect(trio.a == 6 && trio.b == 12 && trio.c == 12)
    #expect(trio.animatableData != .zero)
  }

  @Test("A type without animatable data has empty data, and a vector is its own data")
  func defaults() {
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData.magnitudeSquared == 0)
    var number = 4.0
    number.animatableData = 5
    #expect(number == 5)
    var dial = Dial(angle: 1, label: "a")
    dial.animatableData += 2
    #expect(dial.angle == 3)
  }

  @Test("Rectangles animate origin and size")
  func rectangle() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }
}
