import SwiftUI

/// A list of a hundred rows, each with a dot that blinks.
public struct Rows: View {
  public init() {}

  public var body: some View {
    List(0..<100, id: \.self) { row in
      HStack {
        Circle().fill(.green).frame(width: 10, height: 10).modifier(Blinking(delay: Double(row) * 0.02))
        Text("Station \(row)")
        Spacer()
        Text("Live").foregroundStyle(.secondary)
      }
    }
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
