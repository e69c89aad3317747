import SwiftUI

struct FieldsPicture: View {
  @State private var name = ""
  @State private var city = "Lisbon"
  @State private var secret = "secret"
  @State private var volume = 0.4
  @State private var notes = "Notes may run over\nseveral lines."
  @State private var date = Date(timeIntervalSince1970: 1_735_724_460)
  @State private var color = Color.orange

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Name", text: $name)
      TextField("City", text: $city).textFieldStyle(.roundedBorder)
      SecureField("Secret", text: $secret).textFieldStyle(.roundedBorder)
      TextEditor(text: $notes)
        .frame(height: 90)
        .border(.gray.opacity(0.4))
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Slider(value: .constant(3), in: 0...10, step: 1).tint(.green).disabled(true)
      DatePicker("Date", selection: $date)
      ColorPicker("Color", selection: $color)
    }
    .padding(20)
    .frame(width: 360)
  }
}

#Preview { FieldsPicture() }
