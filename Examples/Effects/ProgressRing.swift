import SwiftUI

/// A ring that fills, with its share in the middle.
struct ProgressRing: View {
  @State private var progress: CGFloat = 0

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Image(systemName: "checkmark").font(.title.bold()).foregroundStyle(.green).scaleEffect(progress)
    }
    .frame(width: 76, height: 76)
    .padding(16)
    .onAppear { withAnimation(.spring(duration: 1.2, bounce: 0.3).delay(0.2)) { progress = 0.85 } }
  }
}

#Preview { ProgressRing() }
