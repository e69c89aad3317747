import SwiftUI

/// Thirty symbols that pulse, breathe, rotate and bounce.
public struct SymbolEffects: View {
  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 12), count: 5), spacing: 40) {
      ForEach(0..<30, id: \.self) { index in
        symbol(index)
          .font(.system(size: 40))
          .foregroundStyle(.tint)
          .frame(width: 60, height: 60)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder private func symbol(_ index: Int) -> some View {
    switch index % 5 {
    case 0: Image(systemName: "heart.fill").symbolEffect(.pulse)
    case 1: Image(systemName: "bell").symbolEffect(.breathe)
    case 2: Image(systemName: "gear").symbolEffect(.rotate)
    case 3: Image(systemName: "bolt.fill").symbolEffect(.bounce, options: .repeat(.continuous))
    default: Image(systemName: "person.circle").symbolEffect(.pulse, options: .speed(2))
    }
  }
}
