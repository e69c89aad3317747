import SwiftUI

struct TogglesPicture: View {
  @State private var wifi = true
  @State private var sounds = false

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Toggle("Wi-Fi", isOn: $wifi)
      Toggle("Sounds", isOn: $sounds)
      Toggle("Tinted", isOn: $wifi).tint(.purple)
      Toggle("Disabled", isOn: $wifi).disabled(true)
      HStack(spacing: 16) {
        Toggle("Bold", isOn: $wifi).toggleStyle(.button)
        Toggle("Italic", isOn: $sounds).toggleStyle(.button)
        Toggle("Hidden label", isOn: $wifi).labelsHidden()
      }
      Toggle("Checkbox", isOn: $wifi).toggleStyle(.checkbox)
      Toggle("Off", isOn: $sounds).toggleStyle(.checkbox)
    }
    .padding(20)
    .frame(width: 340)
  }
}

#Preview { TogglesPicture() }
