import SwiftUI

/// Twenty lines that fade in and out one after another while they move.
public struct FadingText: View {
  @State private var isShown = false

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(0..<20, id: \.self) { line in
        Text("Line \(line) of a text that fades in")
          .opacity(isShown ? 1 : 0)
          .offset(x: isShown ? 0 : -30)
          .animation(.easeOut(duration: 1.2).repeatForever().delay(Double(line) * 0.05), value: isShown)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isShown = true }
  }
}
