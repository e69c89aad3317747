import SwiftUI

struct Counter: View {
  @State private var count = 9

  var body: some View {
    Text("\(count)")
      .font(.largeTitle)
      .contentTransition(.numericText(countsDown: false))
      .onAppear { withAnimation(.linear(duration: 2)) { count += 1 } }
  }
}

struct NumericValue: View {
  @State private var value = 1.0

  var body: some View {
    Text(value, format: .number)
      .contentTransition(.numericText(value: value))
      .animation(.easeInOut(duration: 2), value: value)
      .onAppear { value = 42 }
  }
}

struct Faded: View {
  @State private var isOn = false

  var body: some View {
    Text(isOn ? "On" : "Off")
      .contentTransition(.opacity)
      .animation(.easeInOut(duration: 2), value: isOn)
      .onAppear { isOn = true }
  }
}

struct Interpolated: View {
  @State private var heavy = false

  var body: some View {
    Text("Weight")
      .foregroundStyle(heavy ? .red : .blue)
      .contentTransition(.interpolate)
      .animation(.linear(duration: 2), value: heavy)
      .onAppear { heavy.toggle() }
  }
}

#Preview {
  VStack {
    Counter(); NumericValue(); Faded(); Interpolated()
  }
}
