import SwiftUI

/// Thirty rings that are trimmed, stroked and turned.
public struct Spinners: View {
  @State private var isTurned = false

  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 12), count: 5), spacing: 40) {
      ForEach(0..<30, id: \.self) { index in
        Circle()
          .trim(from: 0, to: isTurned ? 0.9 : 0.1)
          .stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 50, height: 50)
          .animation(.easeInOut(duration: 1).repeatForever().delay(Double(index) * 0.02), value: isTurned)
          .rotationEffect(.degrees(isTurned ? 360 : 0))
          .animation(.linear(duration: 1.5).repeatForever(autoreverses: false), value: isTurned)
          .frame(width: 60, height: 60)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isTurned = true }
  }
}
