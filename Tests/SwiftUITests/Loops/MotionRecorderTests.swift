import Foundation
import ImageEncoding
import Motion
import SwiftUI
import Testing

@testable import OffscreenHost

@Suite("Recorded loops")
@MainActor
struct MotionRecorderTests {
  /// What a recorder hands over.
  private final class Recording {
    var plan: MotionPlan?
    var frames: [RGBAImage] = []
    var warnings: [String] = []

    /// Sums of the absolute differences of the channels from each frame to the next, and last from the end to the start.
    var steps: [Int] {
      frames.indices.map { index in
        let next = frames[(index + 1) % frames.count]
        return zip(frames[index].pixels, next.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      }
    }
  }

  private func record<V: View>(_ view: V, framesPerSecond: Double = 60, from time: Double = 0) throws -> Recording {
    var configuration = OffscreenHost.Configuration()
    configuration.scale = 1
    configuration.background = .white
    let host = OffscreenHost(rootView: view, configuration: configuration)
    var recorder = MotionRecorder(host: host, framesPerSecond: framesPerSecond, highestRate: 240)
    let recording = Recording()
    recorder.warn = { recording.warnings.append($0) }
    try recorder.recordLoop(
      from: time,
      into: .init {
        recording.plan = $0
      } add: { frame, _ in
        recording.frames.append(frame)
      })
    return recording
  }

  /// Fades or grows forever.
  private struct Loop: View {
    var animation: Animation
    var second: Animation?
    @State private var isOn = false
    @State private var isSecond = false

    var body: some View {
      HStack {
        Circle().fill(.red).frame(width: 20, height: 20).scaleEffect(isOn ? 0.3 : 1)
        Rectangle().fill(.blue).frame(width: 20, height: 20).opacity(isSecond ? 0.2 : 1)
      }
      .onAppear {
        withAnimation(animation) { isOn = true }
        if let second { withAnimation(second) { isSecond = true } }
      }
    }
  }

  @Test(
    "From the last frame to the first is no larger a step than within the loop",
    arguments: [
      (Animation.easeInOut(duration: 1).repeatForever(), 2.0),
      (.linear(duration: 0.75).repeatForever(), 1.5),
      (.spring(duration: 0.5, bounce: 0).repeatForever(), nil),
      (.easeInOut(duration: 0.5).delay(0.25).repeatForever(), 1.5),
    ] as [(Animation, Double?)])
  func seam(animation: Animation, period: Double?) throws {
    let recording = try record(Loop(animation: animation))
    let steps = recording.steps
    let seam = try #require(steps.last)
    #expect(seam <= (steps.dropLast().max() ?? 0), "\(seam) \(steps)")
    #expect(recording.warnings.isEmpty)
    let plan = try #require(recording.plan)
    #expect(plan.loops == 0)
    guard let period else { return }
    // Exact: a fraction, not a sum of rounded frames.
    let total = FrameDuration(plan.frameDuration.numerator * plan.frames, plan.frameDuration.denominator)
    #expect(total.seconds == period)
    #expect(plan.frames == Int(period * 60))
  }

  @Test("Two loops close after their least common multiple")
  func commonPeriod() throws {
    let view = Loop(
      animation: .linear(duration: 0.5).repeatForever(autoreverses: false),
      second: .linear(duration: 0.75).repeatForever(autoreverses: false))
    let plan = try #require(record(view, framesPerSecond: 20).plan)
    #expect(plan.frames == 30)
    #expect(plan.frameDuration == FrameDuration(1, 20))
  }

  @Test("The time before the loop is omitted")
  func leadIn() throws {
    let recording = try record(Loop(animation: .linear(duration: 0.5).repeatForever().delay(0.7)))
    let plan = try #require(recording.plan)
    #expect(plan.start == 0.7)
    #expect(plan.frames == 60)
    #expect(recording.frames.first != recording.frames.dropFirst().first)
  }

  @Test("Loops without a common period within 30 s are reported and cut")
  func unclosed() throws {
    let view = Loop(
      animation: .linear(duration: 7.3).repeatForever(autoreverses: false),
      second: .easeIn(duration: 4.1).repeatForever(autoreverses: false))
    let recording = try record(view, framesPerSecond: 1)
    // Nodes report in no promised order: one of the two is the one that does not fit.
    let warning = try #require(recording.warnings.first)
    #expect(warning.contains("linear(duration: 7.3)") || warning.contains("easeIn(duration: 4.1)"))
    #expect(warning.hasPrefix("warning: ") && warning.contains("does not close a loop within 30 s"))
    #expect(recording.frames.count == 30)
  }

  @Test("A finite motion lasts until it settles, and plays once")
  func settling() throws {
    let recording = try record(Loop(animation: .linear(duration: 0.4)))
    let plan = try #require(recording.plan)
    #expect(plan.loops == 1)
    // 24 frames of motion, and the rest.
    #expect(plan.frames == 25)
    #expect(recording.warnings.isEmpty)
  }

  @Test("A static view is one frame")
  func still() throws {
    let recording = try record(Circle().frame(width: 10, height: 10))
    #expect(recording.frames.count == 1)
    #expect(recording.plan?.loops == 1)
  }

  @Test("Keyframes that repeat close exactly")
  func keyframes() throws {
    let view = Circle().frame(width: 10, height: 10)
      .keyframeAnimator(initialValue: 1.0, repeating: true) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0.2, duration: 0.35)
        LinearKeyframe(1.0, duration: 0.36)
      }
    let plan = try #require(record(view, framesPerSecond: 100).plan)
    #expect(plan.frames == 71)
    #expect(plan.frameDuration == FrameDuration(1, 100))
  }

  @Test("Phases and timelines repeat as their images do")
  func watched() throws {
    struct Blink: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.5)) { context in
          let isOn = Int(context.date.timeIntervalSinceReferenceDate * 2) % 2 == 0
          Circle().fill(isOn ? Color.red : Color.gray).frame(width: 10, height: 10)
        }
      }
    }
    let blink = try record(Blink(), framesPerSecond: 10)
    #expect(blink.plan?.frames == 10)
    #expect(blink.warnings.isEmpty)
    let phases = Circle().frame(width: 10, height: 10)
      .phaseAnimator([1.0, 0.2]) { content, phase in
        content.opacity(phase)
      } animation: { _ in
        .linear(duration: 0.5)
      }
    let recording = try record(phases)
    let plan = try #require(recording.plan)
    #expect(recording.warnings.isEmpty)
    #expect(plan.loops == 0)
    #expect(abs(plan.frameDuration.seconds * Double(plan.frames) - 1) < 0.1)
    let steps = recording.steps
    #expect((steps.last ?? 0) <= (steps.dropLast().max() ?? 0))
  }

  /// Switches at every date of a timeline, with an animation.
  private struct Ticker: View {
    var interval: Double
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { context in
        let tick = Int((context.date.timeIntervalSinceReferenceDate / interval).rounded())
        Circle().fill(.red).frame(width: 10, height: 10).opacity(tick.isMultiple(of: 2) ? 1 : 0.3)
          .animation(.linear(duration: 0.2), value: tick)
      }
    }
  }

  @Test("A period that is no whole number of frames is found exactly, for frames and for vector pictures")
  func oddPeriod() throws {
    let recording = try record(Ticker(interval: 0.377))
    let plan = try #require(recording.plan)
    #expect(recording.warnings.isEmpty)
    #expect(
      FrameDuration(plan.frameDuration.numerator * plan.frames, plan.frameDuration.denominator)
        == FrameDuration(377, 500))
    let export = VectorExport { change in
      var configuration = OffscreenHost.Configuration()
      change(&configuration)
      return OffscreenHost(rootView: Ticker(interval: 0.377), configuration: configuration)
    }
    let picture = try export.picture().picture
    #expect(picture.cut == nil)
    #expect(picture.light.period == 0.754)
  }

  @Test("What stops being changed is settled, though something still ticks")
  func idleTicks() throws {
    struct Counter: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { context in
          Circle().frame(width: 10, height: 10)
            .opacity(min(1, context.date.timeIntervalSinceReferenceDate / 2))
        }
      }
    }
    let recording = try record(Counter(), framesPerSecond: 20)
    #expect(recording.warnings.isEmpty)
    #expect(recording.plan?.loops == 1)
    // Up to the date at which it is whole.
    #expect(recording.frames.count == 41)
  }

  @Test("A picture has the largest of its views' sizes, with the smaller ones in its middle")
  func sizes() throws {
    struct Growing: View {
      @State private var isWide = false
      var body: some View {
        Rectangle().fill(.red).frame(width: isWide ? 60 : 20, height: 20)
          .onAppear { withAnimation(.linear(duration: 0.5).delay(0.25)) { isWide = true } }
      }
    }
    var configuration = OffscreenHost.Configuration()
    configuration.scale = 1
    configuration.margin = 0
    configuration.keepsCenter = true
    let host = OffscreenHost(rootView: Growing(), configuration: configuration)
    var frames = SeenFrames()
    try MotionRecorder(host: host, framesPerSecond: 20, highestRate: 240)
      .recordLoop(
        from: 0,
        into: .init { _ in
        } add: { frame, _ in
          frames.add(frame)
        })
    let first = frames.frame(0, background: 0)
    let last = frames.frame(frames.count - 1, background: 0)
    #expect(first.width == 60 && last.width == 60 && first.height == 20)
    // Opaque from 20 to 40 first, and everywhere in the end.
    func opaque(_ image: RGBAImage) -> [Int] { (0..<60).filter { image.pixels[(10 * 60 + $0) * 4 + 3] == 255 } }
    #expect(opaque(first) == Array(20..<40))
    #expect(opaque(last) == Array(0..<60))
    for index in 0..<frames.count {
      let columns = opaque(frames.frame(index, background: 0))
      #expect((columns.first ?? 0) + (columns.last ?? 0) == 59)
    }
  }
}
