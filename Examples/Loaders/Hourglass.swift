import SwiftUI

/// Turns over, rests, and turns again: driven by a task that sleeps.
struct Hourglass: View {
  @State private var turns = 0

  var body: some View {
    Image(systemName: "hourglass")
      .font(.largeTitle)
      .foregroundStyle(.brown)
      .rotationEffect(.degrees(Double(turns) * 180))
      .padding(24)
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 600_000_000)
          withAnimation(.spring(response: 0.5, dampingFraction: 0.6)) { turns += 1 }
        }
      }
  }
}

#Preview { Hourglass() }
