import Foundation
import Motion
import Testing

private struct Pose: Equatable {
  var scale = 1.0
  var offset = CGFloat(0)
}

@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  private let flags = (grows: true, jumps: false)

  @Test("Tracks run in parallel, and shorter ones hold their last value")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        LinearKeyframe(0, duration: 0.5, timingCurve: .easeIn)
      }
      KeyframeTrack(\.offset) {
        MoveKeyframe(10)
        LinearKeyframe(30, duration: 0.5)
      }
    }
    #expect(timeline.duration == 1.5)
    #expect(timeline.value(time: 0) == Pose(scale: 1, offset: 10))
    #expect(timeline.value(time: 0.25) == Pose(scale: 1.25, offset: 20))
    // easeIn(0.5) = 0.315357.
    #expect(abs(timeline.value(time: 1.25).scale - 2 * (1 - 0.315357)) < 2e-6)
    #expect(timeline.value(time: 1.25).offset == 30)
    #expect(timeline.value(progress: 0.5) == timeline.value(time: 0.75))
    #expect(timeline.value(time: 99) == Pose(scale: 0, offset: 30))
    var pose = Pose(scale: 7, offset: 7)
    timeline.update(value: &pose, time: 0.25)
    #expect(pose == Pose(scale: 1.25, offset: 20))
  }

  @Test("A single track changes the whole value; conditions and loops build keyframes")
  func builders() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      if flags.grows { LinearKeyframe(10, duration: 1) } else { LinearKeyframe(-10, duration: 1) }
      MoveKeyframe(20)
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1.5) == 1.5)
    #expect(timeline.value(time: 3.5) == 6.5)
    #expect(timeline.value(time: 4) == 20)
    let tracks = KeyframeTimeline(initialValue: Pose()) {
      if flags.jumps {
        KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      } else {
        KeyframeTrack(\.scale) { MoveKeyframe(3) }
      }
      KeyframeTrack(\.offset) {
        if flags.grows { LinearKeyframe(8, duration: 2) } else { MoveKeyframe(0) }
      }
    }
    #expect(tracks.value(time: 1) == Pose(scale: 3, offset: 4))
  }

  @Test("Later tracks of the same property win; no keyframes, no change")
  func corners() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(5, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(9, duration: 1) }
      KeyframeTrack(\.offset) {}
    }
    #expect(timeline.value(time: 0.5) == Pose(scale: 5, offset: 0))
    #expect(timeline.value(time: 1).scale == 9)
  }

  @Test("Cubic keyframes follow Catmull–Rom for unequal times, with zero velocity at both ends")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(6, duration: 1)
      CubicKeyframe(3, duration: 2)
    }
    // The slope in the middle is (3 − 0)/(1 + 2) = 1; Hermite at the half: (p₀ + p₁)/2 + d·(v₀ − v₁)/8.
    #expect(abs(timeline.value(time: 0.5) - (3 - 1.0 / 8)) < 1e-12)
    #expect(abs(timeline.value(time: 2) - (4.5 + 2.0 / 8)) < 1e-12)
    let slope = { (time: Double) in
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    #expect(abs(slope(1) - 1) < 1e-4)
    #expect(abs(slope(1e-6)) < 1e-3 && abs(slope(3 - 1e-6)) < 1e-3)
  }

  @Test("Cubic keyframes take the slope of linear ones beside them, and given velocities")
  func cubicNeighbors() {
    let beside = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(2, duration: 1)
      CubicKeyframe(6, duration: 1)
      LinearKeyframe(3, duration: 1)
    }
    // v₀ = 2, v₁ = −3.
    #expect(abs(beside.value(time: 1.5) - (4 + 5.0 / 8)) < 1e-12)
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 2, startVelocity: 4, endVelocity: -4)
    }
    #expect(abs(given.value(time: 1) - (0.5 + 2)) < 1e-12)
  }

  @Test("Spring keyframes keep the velocity and last until they settle")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.5)
      SpringKeyframe(3, spring: .bouncy)
    }
    #expect(abs(timeline.duration - (0.5 + Spring.bouncy.settlingDuration)) < 1e-12)
    let expected = 1 + Spring.bouncy.value(target: 2.0, initialVelocity: 2.0, time: 0.2)
    #expect(abs(timeline.value(time: 0.7) - expected) < 1e-12)
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.1)
      SpringKeyframe(0, duration: 0.3)
    }
    let before = short.value(time: 0.1 - 1e-9)
    let after = short.value(time: 0.1 + 1e-9)
    #expect(abs(before - after) < 1e-6)
    #expect(short.value(time: 0.12) > after)
  }

  @Test("Every kind of keyframe except the move is continuous")
  func continuity() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        CubicKeyframe(10, duration: 0.3)
        SpringKeyframe(4, duration: 0.4, spring: .snappy)
        LinearKeyframe(9, duration: 0.2)
        CubicKeyframe(1, duration: 0.3)
        CubicKeyframe(2, duration: 0.1)
      }
    }
    var last = CGFloat(0)
    for step in 1...1300 {
      let x = timeline.value(time: Double(step) / 1000).x
      #expect(abs(x - last) < 0.12)
      last = x
    }
    #expect(abs(last - 2) < 1e-9)
  }
}
