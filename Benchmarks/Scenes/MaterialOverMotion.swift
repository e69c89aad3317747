import SwiftUI

/// A panel of material over discs that move.
public struct MaterialOverMotion: View {
  @State private var isRight = false

  public init() {}

  public var body: some View {
    ZStack {
      VStack(spacing: 24) {
        ForEach(0..<8, id: \.self) { index in
          Circle()
            .fill(index % 2 == 0 ? .pink : .teal)
            .frame(width: 70, height: 70)
            .offset(x: (index % 2 == 0) == isRight ? 100 : -100)
            .animation(.easeInOut(duration: 1.2).repeatForever(), value: isRight)
        }
      }
      VStack {
        Text("Now playing").font(.headline)
        Text("A title that is rather long").font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(24)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isRight = true }
  }
}
