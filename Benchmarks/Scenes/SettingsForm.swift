import SwiftUI

/// A form whose switches, slider and progress move.
public struct SettingsForm: View {
  @State private var isOn = false
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  public init() {}

  public var body: some View {
    Form {
      Section("Network") {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Bluetooth", isOn: .constant(true))
        LabeledContent("Name", value: "Office")
      }
      Section("Sound") {
        Slider(value: .constant(isOn ? 0.8 : 0.2))
        ProgressView(value: isOn ? 1 : 0)
        Toggle("Silent", isOn: $isOn)
      }
      Section("About") {
        LabeledContent("Version", value: "4.2")
        LabeledContent("Storage", value: "128 GB")
        Button("Reset") {}
      }
    }
    .onReceive(clock) { _ in withAnimation(.easeInOut(duration: 0.9)) { isOn.toggle() } }
  }
}
