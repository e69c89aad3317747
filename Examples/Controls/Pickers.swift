import SwiftUI

struct PickersPicture: View {
  @State private var size = "M"
  @State private var fruit: String? = "Pear"
  @State private var count = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) { row }
        VStack(alignment: .leading, spacing: 12) { row }
      }
      Stepper("Count: \(count)", value: $count, in: 0...10)
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("Apple")
        Text("Pear").tag("Pear")
      }
      .pickerStyle(.inline)
      Picker("Size", selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
    }
    .padding(20)
    .frame(width: 340)
  }

  @ViewBuilder private var row: some View {
    Picker("Fruit", selection: $fruit) {
      Text("Apple").tag("Apple")
      Text("Pear").tag("Pear")
    }
    Menu("Actions") { Button("Copy") {} }
    Link("Website", destination: URL(string: "https://example.org")!)
  }
}

#Preview { PickersPicture() }
