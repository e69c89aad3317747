import SwiftUI

/// Symbols that move by their own effects.
struct SymbolStates: View {
  @State private var count = 0

  var body: some View {
    HStack(spacing: 22) {
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
      Image(systemName: "heart.fill").foregroundStyle(.red).symbolEffect(.pulse)
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
      Image(systemName: "gear").symbolEffect(.rotate)
      Image(systemName: count.isMultiple(of: 2) ? "play.fill" : "pause.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    .font(.title)
    .padding(20)
    .onReceive(Timer.publish(every: 0.9, on: .main, in: .common).autoconnect()) { _ in
      withAnimation { count += 1 }
    }
  }
}

#Preview { SymbolStates() }
