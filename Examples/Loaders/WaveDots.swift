import SwiftUI

/// Dots on a sine wave, drawn anew for each frame by a timeline.
struct WaveDots: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSinceReferenceDate
      HStack(spacing: 7) {
        ForEach(0..<8) { index in
          Circle()
            .fill(Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.9))
            .frame(width: 9, height: 9)
            .offset(y: sin(time * 2 * .pi + Double(index) * 0.6) * 14)
        }
      }
    }
    .frame(width: 150, height: 60)
  }
}

#Preview { WaveDots() }
