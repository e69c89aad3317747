import SwiftUI

/// A battery that charges, with a gauge beside it.
struct BatteryMeter: View {
  @State private var level = 0.1

  var body: some View {
    HStack(spacing: 18) {
      HStack(spacing: 2) {
        RoundedRectangle(cornerRadius: 6)
          .stroke(.primary, lineWidth: 2)
          .frame(width: 60, height: 28)
          .overlay(alignment: .leading) {
            RoundedRectangle(cornerRadius: 3).fill(level < 0.3 ? .red : .green).frame(width: 52 * level).padding(4)
          }
        Capsule().frame(width: 3, height: 10)
      }
      Gauge(value: level) {
        Text("%")
      } currentValueLabel: {
        Text("\(Int(level * 100))")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.green)
    }
    .padding(16)
    .onAppear { withAnimation(.easeInOut(duration: 1.6).repeatForever()) { level = 1 } }
  }
}

#Preview { BatteryMeter() }
