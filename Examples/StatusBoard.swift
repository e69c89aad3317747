import SwiftUI

/// Three states of a feed, as an app would show them: what the README's picture is made of.
struct StatusBoard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      StatusRow(name: "San Ysidro", detail: "25 min") { PulsingDot(color: .red) }
      StatusRow(name: "Otay Mesa", detail: "10 min") { BlinkingDot() }
      StatusRow(name: "Tecate", detail: "syncing") { Spinner() }
    }
    .padding(20)
    .frame(width: 240)
    .background {
      RoundedRectangle(cornerRadius: 16).fill(Color.gray.opacity(0.12))
    }
  }
}

struct StatusRow<Indicator: View>: View {
  let name: String
  let detail: String
  @ViewBuilder var indicator: Indicator

  var body: some View {
    HStack(spacing: 12) {
      indicator.frame(width: 16, height: 16)
      Text(name).font(.system(size: 15, weight: .semibold))
      Spacer()
      Text(detail).font(.system(size: 13)).foregroundStyle(.secondary)
    }
  }
}

struct PulsingDot: View {
  var color: Color
  @State private var isPulsing = false

  var body: some View {
    ZStack {
      Circle()
        .fill(color.opacity(0.5))
        .scaleEffect(isPulsing ? 1.6 : 0.6)
        .opacity(isPulsing ? 0 : 1)
      Circle()
        .fill(color)
        .frame(width: 8, height: 8)
    }
    .onAppear {
      withAnimation(.easeOut(duration: 1.5).repeatForever(autoreverses: false)) { isPulsing = true }
    }
  }
}

struct BlinkingDot: View {
  @State private var isLit = false

  var body: some View {
    Circle()
      .fill(.green)
      .frame(width: 10, height: 10)
      .opacity(isLit ? 1 : 0.2)
      .animation(.easeInOut(duration: 0.75).repeatForever(), value: isLit)
      .onAppear { isLit = true }
  }
}

struct Spinner: View {
  @State private var isTurning = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(.blue, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
      .frame(width: 12, height: 12)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .animation(.linear(duration: 1.5).repeatForever(autoreverses: false), value: isTurning)
      .onAppear { isTurning = true }
  }
}

#Preview {
  StatusBoard()
}
