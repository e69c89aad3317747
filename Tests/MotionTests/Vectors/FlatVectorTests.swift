import Foundation
import Motion
import Testing

@Suite("Flat vectors")
struct FlatVectorTests {
  private typealias Pair = AnimatablePair<Double, CGFloat>

  @Test("Data of one to four Doubles are flat; others are not")
  func laneCounts() {
    #expect(FlatVector.laneCount(of: Double.self) == 1)
    #expect(FlatVector.laneCount(of: CGFloat.self) == 1)
    #expect(FlatVector.laneCount(of: Pair.self) == 2)
    #expect(FlatVector.laneCount(of: AnimatablePair<Double, Pair>.self) == 3)
    #expect(FlatVector.laneCount(of: CGRect.AnimatableData.self) == 4)
    #expect(FlatVector.laneCount(of: AnimatablePair<Double, CGRect.AnimatableData>.self) == 0)
    #expect(FlatVector.laneCount(of: Float.self) == 0)
    #expect(FlatVector.laneCount(of: AnimatablePair<Float, Float>.self) == 0)
    #expect(FlatVector.laneCount(of: EmptyAnimatableData.self) == 0)
  }

  @Test("Lanes are in the order of the pairs, and adding changes no other")
  func lanes() {
    var data = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(FlatVector(data, count: 4).lanes == SIMD4(1, 2, 3, 4))
    FlatVector(SIMD4(10, 20, 30, 40)).add(to: &data, count: 4)
    #expect(data == CGRect(x: 11, y: 22, width: 33, height: 44).animatableData)
    var point = Pair(5, 6)
    #expect(FlatVector(point, count: 2).lanes == SIMD4(5, 6, 0, 0))
    FlatVector(SIMD4(1, 1, 7, 7)).add(to: &point, count: 2)
    #expect(point == Pair(6, 7))
  }

  @Test("An interrupted animation is bit for bit that of the pairs")
  func sameMotion() {
    for (first, second) in [
      (Animation.spring(), Animation.spring(response: 0.3, dampingFraction: 0.5)),
      (.easeInOut(duration: 0.7), .bouncy), (.linear(duration: 1).repeatForever(), .easeOut(duration: 0.4).delay(0.1)),
    ] {
      let interval = CGRect(x: 3, y: -40, width: 0.7, height: 128).animatableData
      let more = CGRect(x: -1, y: 0.1, width: 9, height: 5).animatableData
      var pairs = Animator(first, interval: interval, at: 0)
      var flat = Animator(first, interval: FlatVector(interval, count: 4), at: 0)
      for frame in 0..<120 {
        let time = Double(frame) / 60
        if frame == 20 {
          pairs.retarget(second, delta: more, at: time)
          flat.retarget(second, delta: FlatVector(more, count: 4), at: time)
        }
        #expect(pairs.sample(at: time).map { FlatVector($0, count: 4) } == flat.sample(at: time))
      }
    }
  }
}
