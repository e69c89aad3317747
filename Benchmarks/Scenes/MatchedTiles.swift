import SwiftUI

/// Tiles that move between a grid and a column each second, matched by their geometry.
public struct MatchedTiles: View {
  @Namespace private var tiles
  @State private var isColumn = false

  public init() {}

  public var body: some View {
    ZStack {
      if isColumn {
        VStack(spacing: 12) { ForEach(0..<9, id: \.self) { tile($0).frame(width: 340, height: 70) } }
      } else {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(110)), count: 3), spacing: 20) {
          ForEach(0..<9, id: \.self) { tile($0).frame(width: 110, height: 110) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { withAnimation(.easeInOut(duration: 0.9)) { isColumn.toggle() } }
      }
    }
  }

  private func tile(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(Color(hue: Double(index) / 9, saturation: 0.7, brightness: 0.9))
      .matchedGeometryEffect(id: index, in: tiles)
  }
}
