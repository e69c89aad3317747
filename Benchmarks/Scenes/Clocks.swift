import SwiftUI

/// Six clocks drawn by a timeline, whose hands move in every frame.
public struct Clocks: View {
  public init() {}

  public var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      LazyVGrid(columns: [GridItem(.fixed(170)), GridItem(.fixed(170))], spacing: 40) {
        ForEach(0..<6, id: \.self) { zone in
          ZStack {
            Circle().stroke(.primary, lineWidth: 4)
            ForEach(0..<12, id: \.self) { hour in
              Capsule().frame(width: 3, height: 10).offset(y: -66).rotationEffect(.degrees(Double(hour) * 30))
            }
            hand(length: 40, width: 6, turns: time / 43200 + Double(zone) / 12)
            hand(length: 58, width: 4, turns: time / 3600)
            hand(length: 64, width: 2, turns: time / 60).foregroundStyle(.red)
          }
          .frame(width: 150, height: 150)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func hand(length: Double, width: Double, turns: Double) -> some View {
    Capsule().frame(width: width, height: length).offset(y: -length / 2)
      .rotationEffect(.degrees(turns.truncatingRemainder(dividingBy: 1) * 360))
  }
}
