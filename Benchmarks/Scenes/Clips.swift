import SwiftUI

/// Thirty clipped stacks, whose opacity blinks.
public struct Clips: View {
  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 12), count: 5), spacing: 40) {
      ForEach(0..<30, id: \.self) { index in
        ZStack {
          Color.orange
          Circle().fill(.white.opacity(0.6)).offset(x: 20, y: 20)
          Text("\(index)")
        }
        .frame(width: 60, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: 12))
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
