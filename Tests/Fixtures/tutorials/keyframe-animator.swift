import SwiftUI

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
}

struct Jumping: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(.mint)
      .frame(width: 30, height: 30)
      .keyframeAnimator(initialValue: AnimationValues()) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .scaleEffect(y: value.verticalStretch)
          .offset(y: value.verticalTranslation)
      } keyframes: { _ in
        KeyframeTrack(\.angle) {
          CubicKeyframe(.zero, duration: 0.58)
          CubicKeyframe(.degrees(16), duration: 0.125)
          CubicKeyframe(.degrees(-16), duration: 0.125)
          CubicKeyframe(.zero, duration: 0.125)
        }
        KeyframeTrack(\.verticalStretch) {
          CubicKeyframe(1.0, duration: 0.1)
          CubicKeyframe(0.6, duration: 0.15)
          CubicKeyframe(1.5, duration: 0.1)
          SpringKeyframe(1.0, duration: 0.8, spring: .bouncy)
        }
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.0, duration: 0.36)
          SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
          SpringKeyframe(1.0, spring: .bouncy)
        }
        KeyframeTrack(\.verticalTranslation) {
          LinearKeyframe(0.0, duration: 0.1)
          SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
          SpringKeyframe(-30.0, duration: 1.0, spring: .bouncy)
          SpringKeyframe(0.0, spring: .bouncy)
        }
      }
  }
}

struct Sliding: View {
  var body: some View {
    KeyframeAnimator(initialValue: 0.0, repeating: true) { x in
      Circle()
        .frame(width: 12, height: 12)
        .offset(x: x)
    } keyframes: { _ in
      LinearKeyframe(30.0, duration: 0.7, timingCurve: .easeInOut)
      MoveKeyframe(-30.0)
      LinearKeyframe(0.0, duration: 0.8)
    }
  }
}

struct Triggered: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .keyframeAnimator(initialValue: CGSize(width: 1, height: 1), trigger: count) { content, size in
        content.scaleEffect(size)
      } keyframes: { _ in
        KeyframeTrack(\.width) {
          CubicKeyframe(2, duration: 0.5)
          CubicKeyframe(1, duration: 0.9)
        }
        KeyframeTrack(\.height) {
          CubicKeyframe(1.5, duration: 0.7, startVelocity: 0, endVelocity: 2)
          CubicKeyframe(1, duration: 0.7)
        }
      }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { count += 1 } }
  }
}

struct Sampled: View {
  private let timeline = KeyframeTimeline(initialValue: 0.2) {
    KeyframeTrack(\.self) {
      LinearKeyframe(1.0, duration: 1)
      LinearKeyframe(0.2, duration: 1)
    }
  }

  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: timeline.duration)
      Rectangle().frame(width: 20, height: 20).opacity(timeline.value(time: time))
    }
  }
}

#Preview {
  HStack {
    Jumping(); Sliding(); Triggered(); Sampled()
  }
}
