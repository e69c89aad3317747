import SwiftUI

/// Thirty discs in blend modes over a gradient, whose opacity blinks.
public struct BlendModes: View {
  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 12), count: 5), spacing: 40) {
      ForEach(0..<30, id: \.self) { index in
        Circle()
          .fill(.blue)
          .frame(width: 60, height: 60)
          .blendMode([.multiply, .screen, .overlay, .plusLighter, .difference][index % 5])
          .modifier(Blinking(delay: Double(index) * 0.02))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
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
