import SwiftUI

/// Two fingers make it larger and turn it.
struct PinchAndTurn: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var drifts = false

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.mint.gradient)
      .overlay(Image(systemName: "photo").font(.largeTitle).foregroundStyle(.white))
      .frame(width: 80, height: 60)
      .scaleEffect(scale)
      .rotationEffect(angle + .degrees(drifts ? 4 : -4))
      .gesture(
        SimultaneousGesture(
          MagnificationGesture().onChanged { scale = $0 }, RotationGesture().onChanged { angle = $0 })
      )
      .frame(width: 140, height: 110)
      .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { drifts = true } }
  }
}

#Preview { PinchAndTurn() }
