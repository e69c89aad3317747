import SwiftUI

/// Two hundred particles that rise from a point, fade and begin anew.
public struct Particles: View {
  public init() {}

  public var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      ZStack {
        Color.black
        ForEach(0..<200, id: \.self) { index in
          let age = (time * 0.4 + Double(index) * 0.618).truncatingRemainder(dividingBy: 1)
          let angle = Double(index) * 2.4
          Circle()
            .fill(Color(hue: Double(index) / 200, saturation: 0.8, brightness: 1))
            .frame(width: 10, height: 10)
            .scaleEffect(1 - age * 0.7)
            .opacity(1 - age)
            .offset(x: cos(angle) * age * 180, y: sin(angle) * age * 180 + age * age * 160)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
