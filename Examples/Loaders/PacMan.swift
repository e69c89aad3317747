import SwiftUI

/// A shape of one's own whose mouth is animatable data.
struct Mouth: Shape {
  /// Half of the opening, in degrees.
  var opening: Double
  var animatableData: Double {
    get { opening }
    set { opening = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2, startAngle: .degrees(opening), endAngle: .degrees(360 - opening),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct PacMan: View {
  @State private var isOpen = false
  @State private var isNear = false

  var body: some View {
    ZStack {
      HStack(spacing: 16) {
        ForEach(0..<3) { _ in Circle().frame(width: 8, height: 8) }
      }
      .foregroundColor(.orange)
      .offset(x: isNear ? 18 : 42)
      Mouth(opening: isOpen ? 40 : 2).fill(.yellow).frame(width: 48, height: 48).offset(x: -30)
    }
    .frame(width: 140, height: 64)
    .clipped()
    .onAppear {
      withAnimation(.easeInOut(duration: 0.25).repeatForever()) { isOpen = true }
      withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: false)) { isNear = true }
    }
  }
}

#Preview { PacMan() }
