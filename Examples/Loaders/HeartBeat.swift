import SwiftUI

/// Two quick beats and a rest, by keyframes.
struct HeartBeat: View {
  var body: some View {
    Image(systemName: "heart.fill")
      .font(.system(size: 44))
      .foregroundStyle(.red)
      .keyframeAnimator(initialValue: 1.0, repeating: true) { heart, scale in
        heart.scaleEffect(scale)
      } keyframes: { _ in
        KeyframeTrack {
          SpringKeyframe(1.25, duration: 0.15)
          SpringKeyframe(1.0, duration: 0.2)
          SpringKeyframe(1.2, duration: 0.15)
          CubicKeyframe(1.0, duration: 0.3)
          LinearKeyframe(1.0, duration: 0.4)
        }
      }
      .padding(24)
  }
}

#Preview { HeartBeat() }
