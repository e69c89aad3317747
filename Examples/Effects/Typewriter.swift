import SwiftUI

/// Letters that come one by one, from a repeating timer.
struct Typewriter: View {
  private let message = "Waiting for data…"
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    HStack(spacing: 1) {
      Text(String(message.prefix(count))).font(.system(.body, design: .monospaced))
      Rectangle().frame(width: 2, height: 18).opacity(count % 2 == 0 ? 1 : 0)
    }
    .frame(width: 190, height: 40, alignment: .leading)
    .padding(.horizontal, 12)
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        count = count == message.count ? 0 : count + 1
      }
    }
    .onDisappear { timer?.invalidate() }
  }
}

#Preview { Typewriter() }
