import SwiftUI

/// A line that goes up and down a frame of corners.
struct Scanner: View {
  @State private var isDown = false

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .trim(from: 0, to: 0.9)
        .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [24, 26]))
        .foregroundStyle(.secondary)
      Image(systemName: "qrcode").font(.system(size: 48)).opacity(0.7)
      LinearGradient(colors: [.clear, .green, .clear], startPoint: .leading, endPoint: .trailing)
        .frame(height: 3)
        .offset(y: isDown ? 40 : -40)
    }
    .frame(width: 96, height: 96)
    .padding(12)
    .onAppear { withAnimation(.easeInOut(duration: 1.1).repeatForever()) { isDown.toggle() } }
  }
}

#Preview { Scanner() }
