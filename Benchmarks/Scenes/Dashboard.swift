import SwiftUI

/// Cards of five kinds, as a dashboard has them, with parts that blink.
public struct Dashboard: View {
  public init() {}

  public var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
        ForEach(0..<10, id: \.self) { index in
          card(index).frame(height: 130)
        }
      }
      .padding(12)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private func card(_ index: Int) -> some View {
    switch index % 5 {
    case 0:
      content("Listeners", "person.2.fill", index)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    case 1:
      content("Latency", "bolt.fill", index)
        .background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
    case 2:
      content("Uptime", "clock", index)
        .background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 16))
    case 3:
      ZStack {
        Circle().fill(.red).frame(width: 60, height: 60).blur(radius: 10)
          .modifier(Blinking(delay: Double(index) * 0.05))
        content("On air", "dot.radiowaves.left.and.right", index)
      }
    default:
      content("Signal", "wifi", index)
        .background(
          LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom),
          in: RoundedRectangle(cornerRadius: 16))
    }
  }

  private func content(_ title: String, _ symbol: String, _ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: symbol)
        Spacer()
        Circle().fill(.green).frame(width: 8, height: 8).modifier(Blinking(delay: Double(index) * 0.05))
      }
      Spacer()
      Text(title).font(.headline)
      Text("\(index * 37) today").font(.caption).foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Blinking: ViewModifier {
  let delay: Double
  @State private var isDim = false

  func body(content: Content) -> some View {
    content
      .opacity(isDim ? 0.2 : 1)
      .animation(.easeInOut(duration: 0.8).repeatForever().delay(delay), value: isDim)
      .onAppear { isDim = true }
  }
}
