import SwiftUI

/// A lazy stack of ten thousand rows that scrolls by four points in every frame.
public struct ScrollingRows: View {
  @State private var position = ScrollPosition(edge: .top)

  public init() {}

  public var body: some View {
    TimelineView(.animation) { timeline in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { row in
            HStack(spacing: 12) {
              Circle().fill(Color(hue: Double(row % 12) / 12, saturation: 0.6, brightness: 0.9))
                .frame(width: 36, height: 36)
              VStack(alignment: .leading) {
                Text("Station \(row)").font(.headline)
                Text("\(row * 7 % 60) minutes away").font(.subheadline).foregroundStyle(.secondary)
              }
              Spacer()
            }
            .padding(.horizontal, 16)
            .frame(height: 60)
          }
        }
      }
      .scrollPosition($position)
      .onChange(of: timeline.date) { _, date in
        let time = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 600)
        position.scrollTo(y: time * 240)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
