import SwiftUI

/// Moons around a planet, each at its own speed.
struct Orbit: View {
  @State private var isTurning = false

  var body: some View {
    ZStack {
      Circle().fill(RadialGradient(colors: [.yellow, .orange], center: .topLeading, startRadius: 2, endRadius: 24))
        .frame(width: 24, height: 24)
      moon(.blue, size: 9, radius: 26, period: 2)
      moon(.mint, size: 7, radius: 40, period: 3)
    }
    .frame(width: 110, height: 110)
    .onAppear { isTurning = true }
  }

  private func moon(_ color: Color, size: CGFloat, radius: CGFloat, period: Double) -> some View {
    ZStack {
      Circle().stroke(color.opacity(0.25), lineWidth: 1).frame(width: radius * 2, height: radius * 2)
      Circle().fill(color).frame(width: size, height: size).offset(x: radius)
    }
    .rotationEffect(isTurning ? .degrees(360) : .zero)
    .animation(.linear(duration: period).repeatForever(autoreverses: false), value: isTurning)
  }
}

#Preview { Orbit() }
