import SwiftUI

/// Twelve cards that turn around their vertical axis in perspective.
public struct Rotations3D: View {
  @State private var isTurned = false

  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(110), spacing: 12), count: 3), spacing: 40) {
      ForEach(0..<12, id: \.self) { index in
        Text("\(index)")
          .font(.system(size: 48, weight: .bold))
          .foregroundStyle(.white)
          .frame(width: 100, height: 130)
          .background(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.8), in: .rect(cornerRadius: 14))
          .rotation3DEffect(.degrees(isTurned ? 60 : -60), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
          .animation(.easeInOut(duration: 1.5).repeatForever().delay(Double(index) * 0.05), value: isTurned)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isTurned = true }
  }
}
