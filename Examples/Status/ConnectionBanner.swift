import SwiftUI

/// A banner that comes when the connection goes, and says when it is back.
struct ConnectionBanner: View {
  enum Link { case online, lost, back }
  @State private var link = Link.online

  var body: some View {
    VStack(spacing: 0) {
      if link != .online {
        Label(link == .lost ? "Reconnecting" : "Back online", systemImage: link == .lost ? "wifi.slash" : "wifi")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
          .background(link == .lost ? Color.orange : .green)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Text("Wait times").font(.headline).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(width: 220, height: 110)
    .background(.gray.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .task {
      while !Task.isCancelled {
        for next in [Link.lost, .back, .online] {
          try? await Task.sleep(for: .seconds(0.6))
          withAnimation(.easeInOut(duration: 0.3)) { link = next }
        }
      }
    }
  }
}

#Preview { ConnectionBanner() }
