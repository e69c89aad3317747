import SwiftUI

/// A form whose switches, slider and progress move.
public struct SettingsForm: View {
  @State private var isOn = false

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
    .background {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { timeline in
        Color.clear.onChange(of: timeline.date) { withAnimation(.easeInOut(duration: 0.9)) { isOn.toggle() } }
      }
    }
  }
}
