import Drawing
import Foundation
import Motion
import Testing

@testable import VectorRenderer

/// Closed forms are found, and what has none stays within the tolerance.
@Suite
struct TrackFitterTests {
  private func recording(_ end: Double, animations: [LayerAnimation] = [], loop: Double? = nil) -> VectorRecording {
    let rasterizer = NoRasterizer()
    let state = LayerState(Layer(), rasterizer: rasterizer)
    let samples = (0...Int(end * 120)).map {
      VectorRecording.Sample(time: Double($0) / 120, isFrame: true, root: state)
    }
    return VectorRecording(
      samples: samples, still: nil, animations: animations, loopStart: 0, period: loop)
  }

  private final class NoRasterizer: LayerRasterizer {
    func bitmap(of layer: Layer, because reason: String) -> ImageContent? { nil }
    func bitmap(ofContentOf layer: Layer, because reason: String) -> ImageContent? { nil }
  }

  /// The track's value at a time in its first section, read as CSS reads keyframes.
  private func value(_ track: Track, at time: Double) -> Double {
    let section = track.sections[0]
    var offset = (time - section.start) / section.duration
    if section.count == nil { offset = offset.truncatingRemainder(dividingBy: 1) }
    guard let next = section.keyframes.firstIndex(where: { $0.offset >= offset }), next > 0 else {
      return section.keyframes[offset <= 0 ? 0 : section.keyframes.count - 1].value[0]
    }
    let (a, b) = (section.keyframes[next - 1], section.keyframes[next])
    if a.easing == .hold { return offset < b.offset ? a.value[0] : b.value[0] }
    let part = (offset - a.offset) / (b.offset - a.offset)
    return a.value[0] + (b.value[0] - a.value[0]) * part
  }

  @Test("Content of some frames appears and disappears at their times, despite rounding, and is written once")
  func steps() throws {
    let recording = recording(2, loop: 2)
    let isThere = recording.samples.indices.map { (40..<80).contains($0) }
    let track = try #require(TrackFitter(recording).steps(isThere))
    let frames = track.sections[0].keyframes
    #expect(frames.map(\.offset) == [0, 0.16666, 0.33333, 1])
    #expect(frames.map { $0.value[0] } == [0, 1, 0, 0])
    #expect(frames.allSatisfy { $0.easing == .hold })
  }

  @Test("A value that follows an animation is that animation between two values")
  func closedForm() throws {
    let animation = LayerAnimation(
      attribute: "effect", description: "", beginTime: 0,
      timing: try timing(.easeInOut(duration: 1).repeatForever(autoreverses: false)))
    let recording = recording(1, animations: [animation], loop: 1)
    let curve = UnitBezier(0.42, 0, 0.58, 1)
    let values = recording.samples.map { [3 + 4 * curve.value(at: $0.time.truncatingRemainder(dividingBy: 1))] }
    let track = try #require(TrackFitter(recording).fit(values, tolerance: [0.01]))
    #expect(!track.isSampled)
    let section = track.sections[0]
    #expect(section.count == nil && section.duration == 1 && !section.alternates)
    #expect(section.keyframes.map(\.offset) == [0, 1])
    #expect(abs(section.keyframes[0].value[0] - 3) < 1e-9 && abs(section.keyframes[1].value[0] - 7) < 1e-9)
    #expect(section.keyframes[0].easing == .bezier(curve))
  }

  @Test("Values that no animation explains are fitted within a tenth of a point")
  func adaptive() throws {
    let recording = recording(2, loop: 2)
    let values = recording.samples.map { [50 * sin($0.time * .pi)] }
    let track = try #require(TrackFitter(recording).fit(values, tolerance: [VectorSceneBuilder.lengthTolerance]))
    #expect(track.isSampled)
    var worst = 0.0
    for step in 0..<2000 {
      let time = Double(step) / 1000
      worst = max(worst, abs(value(track, at: time) - 50 * sin(time * .pi)))
    }
    #expect(worst < 0.1)
    #expect(track.sections[0].keyframes.count < 100)
  }

  @Test("A value that repeats more often than the image has its own period")
  func ownPeriod() throws {
    let recording = recording(3, loop: 3)
    let values = recording.samples.map { [10 * abs(($0.time * 2).truncatingRemainder(dividingBy: 2) - 1)] }
    let track = try #require(TrackFitter(recording).fit(values, tolerance: [0.04]))
    #expect(abs(track.sections[0].duration - 1) < 1e-9)
  }

  @Test("Jumps stay jumps")
  func jumps() throws {
    let recording = recording(2, loop: 2)
    let values = recording.samples.map { [$0.time < 0.5 ? 0 : $0.time < 1.25 ? 8 : 3.0] }
    let track = try #require(TrackFitter(recording).fit(values, tolerance: [0.04]))
    #expect(value(track, at: 0.495) == 0 && value(track, at: 0.505) == 8)
    #expect(value(track, at: 1.245) == 8 && value(track, at: 1.255) == 3)
  }

  @Test("A constant value has no track")
  func constant() {
    let recording = recording(1)
    #expect(TrackFitter(recording).fit(recording.samples.map { _ in [5] }, tolerance: [0.04]) == nil)
  }

  private func timing(_ animation: Animation) throws -> AnimationTiming {
    let animator = Animator<Double>(animation, interval: 1, at: 0)
    return try #require(animator.running.first?.timing)
  }
}
