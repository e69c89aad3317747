import SwiftUI

/// Six flowers of twelve petals each, flattened by a drawing group, that turn.
public struct DrawingGroups: View {
  @State private var isTurned = false

  public init() {}

  public var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(180)), GridItem(.fixed(180))], spacing: 40) {
      ForEach(0..<6, id: \.self) { index in
        ZStack {
          ForEach(0..<12, id: \.self) { petal in
            Ellipse()
              .fill(Color(hue: Double(petal) / 12, saturation: 0.8, brightness: 0.9).opacity(0.5))
              .frame(width: 36, height: 80)
              .offset(y: -40)
              .rotationEffect(.degrees(Double(petal) * 30))
          }
        }
        .frame(width: 160, height: 160)
        .drawingGroup()
        .rotationEffect(.degrees(isTurned ? 360 : 0))
        .animation(.linear(duration: 4 + Double(index)).repeatForever(autoreverses: false), value: isTurned)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isTurned = true }
  }
}
