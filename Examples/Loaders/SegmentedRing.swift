import SwiftUI

/// Arcs of different length that turn against each other.
struct SegmentedRing: View {
  @State private var angle = Angle.zero

  var body: some View {
    ZStack {
      arc(from: 0, to: 0.3, color: .red).rotationEffect(angle)
      arc(from: 0.4, to: 0.6, color: .green).rotationEffect(-angle)
      arc(from: 0.65, to: 0.95, color: .blue).rotationEffect(angle + .degrees(45)).scaleEffect(0.7)
    }
    .frame(width: 64, height: 64)
    .padding(20)
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = .degrees(360) }
    }
  }

  private func arc(from: CGFloat, to: CGFloat, color: Color) -> some View {
    Circle().trim(from: from, to: to).stroke(color, style: .init(lineWidth: 5, lineCap: .round))
  }
}

#Preview { SegmentedRing() }
