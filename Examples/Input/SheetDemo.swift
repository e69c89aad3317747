import SwiftUI

/// A sheet that comes up from below.
struct SheetDemo: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show details") { isShown = true }.buttonStyle(.borderedProminent)
    }
    .frame(width: 320, height: 420)
    .sheet(isPresented: $isShown) {
      VStack(spacing: 12) {
        Image(systemName: "clock.badge.checkmark").font(.largeTitle)
        Text("25 minutes").font(.title2.bold())
        Button("Close") { isShown = false }
      }
      .padding()
      .presentationDetents([.medium])
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isShown = true } }
  }
}

#Preview { SheetDemo() }
