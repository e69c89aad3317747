import SwiftUI

/// Thirty discs with an inner shadow, whose opacity blinks.
public struct InnerShadows: View {
  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 12), count: 5), spacing: 40) {
      ForEach(0..<30, id: \.self) { index in
        Circle()
          .fill(.mint.shadow(.inner(color: .black.opacity(0.6), radius: 4, y: 3)))
          .frame(width: 60, height: 60)
          .modifier(Blinking(delay: Double(index) * 0.02))
      }
    }
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
