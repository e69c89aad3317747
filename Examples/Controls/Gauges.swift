import SwiftUI

struct GaugesPicture: View {
  var body: some View {
    VStack(spacing: 18) {
      Gauge(value: 0.6) {
        Text("Battery")
      } currentValueLabel: {
        Text("60 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 20) {
        Gauge(value: 18, in: 0...30) {
          Text("°C")
        } currentValueLabel: {
          Text("18")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .red]))
        Gauge(value: 0.25) {
          Text("CPU")
        } currentValueLabel: {
          Text("25")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.orange)
      }
      Gauge(value: 0.4) {
        Text("Level")
      } currentValueLabel: {
        Text("4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.accessoryLinear)
      Gauge(value: 0.8) {
        Text("Disk")
      } currentValueLabel: {
        Text("8 of 10 GB")
      }
      .gaugeStyle(.accessoryLinearCapacity)
    }
    .padding(20)
    .frame(width: 340)
  }
}

#Preview { GaugesPicture() }
