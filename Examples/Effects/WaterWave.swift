import SwiftUI

/// The surface of water in a glass.
struct Wave: Shape {
  /// Turns of the wave that have passed.
  var phase: Double
  /// The level, 0…1.
  var level: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, level) }
    set { (phase, level) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let base = rect.height * (1 - level)
    path.move(to: CGPoint(x: 0, y: rect.height))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let turn = Double(x / rect.width) * 2 * .pi + phase * 2 * .pi
      path.addLine(to: CGPoint(x: x, y: base + sin(turn) * 5))
    }
    path.addLine(to: CGPoint(x: rect.width, y: rect.height))
    path.closeSubpath()
    return path
  }
}

struct WaterWave: View {
  @State private var flows = false

  var body: some View {
    ZStack {
      Wave(phase: flows ? 1 : 0, level: 0.55).fill(.blue.opacity(0.4))
      Wave(phase: flows ? 1.5 : 0.5, level: 0.5).fill(.blue.opacity(0.6))
      Text("52 %").bold().foregroundStyle(.white)
    }
    .frame(width: 90, height: 90)
    .clipShape(Circle())
    .overlay(Circle().stroke(.blue, lineWidth: 3))
    .padding(12)
    .onAppear { withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { flows = true } }
  }
}

#Preview { WaterWave() }
