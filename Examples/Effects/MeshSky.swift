import SwiftUI

/// A mesh of colors whose middle wanders.
struct MeshSky: View {
  @State private var wanders = false

  var body: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0],
        [0, 0.5], [wanders ? 0.75 : 0.25, wanders ? 0.3 : 0.7], [1, 0.5],
        [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [.indigo, .blue, .cyan, .purple, .pink, .mint, .indigo, .orange, .yellow]
    )
    .frame(width: 140, height: 90)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .padding(12)
    .onAppear { withAnimation(.easeInOut(duration: 1.5).repeatForever()) { wanders = true } }
  }
}

#Preview { MeshSky() }
