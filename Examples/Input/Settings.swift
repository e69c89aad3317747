import SwiftUI

/// A form of controls that drive the indicator above it.
struct IndicatorSettings: View {
  @State private var isOn = true
  @State private var size = 16.0
  @State private var shade = 0
  @State private var beats = false
  private let colors: [Color] = [.red, .green, .blue]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Circle()
          .fill(colors[shade])
          .frame(width: size, height: size)
          .opacity(isOn && beats ? 0.3 : 1)
          .animation(.easeInOut(duration: 0.7).repeatForever(), value: beats)
        Text("Indicator")
      }
      .frame(height: 34)
      Toggle("Blinks", isOn: $isOn)
      Slider(value: $size, in: 8...32)
      Picker("Color", selection: $shade) {
        Text("Red").tag(0)
        Text("Green").tag(1)
        Text("Blue").tag(2)
      }
      .pickerStyle(.segmented)
    }
    .frame(width: 230)
    .padding(16)
    .onAppear { beats = true }
  }
}

#Preview { IndicatorSettings() }
