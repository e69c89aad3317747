import SwiftUI

/// Twelve pictures, smaller than they are drawn, that grow and shrink.
public struct ScaledImages: View {
  @State private var isLarge = false

  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(110), spacing: 12), count: 3), spacing: 60) {
      ForEach(0..<12, id: \.self) { index in
        Self.picture
          .resizable()
          .interpolation(.medium)
          .frame(width: 100, height: 100)
          .scaleEffect(isLarge ? 1.2 : 0.8)
          .animation(.easeInOut(duration: 1).repeatForever().delay(Double(index) * 0.05), value: isLarge)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isLarge = true }
  }

  private static let picture = Image(size: CGSize(width: 256, height: 256)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 256, height: 256)), with: .color(.teal))
    for row in 0..<8 {
      for column in 0..<8 {
        let place = CGRect(x: column * 32 + 4, y: row * 32 + 4, width: 24, height: 24)
        let color = Color(hue: Double(row * 8 + column) / 64, saturation: 0.7, brightness: 1)
        context.fill(Path(ellipseIn: place), with: .color(color))
      }
    }
  }
}
