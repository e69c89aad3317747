import SwiftUI

struct Pulsing: View {
  var body: some View {
    Image(systemName: "wifi").font(.largeTitle).symbolEffect(.pulse)
  }
}

struct Signal: View {
  var body: some View {
    Image(systemName: "wifi").font(.largeTitle).symbolEffect(.variableColor.iterative.reversing)
  }
}

struct Bouncing: View {
  @State private var count = 0

  var body: some View {
    Image(systemName: "bell.fill")
      .font(.largeTitle)
      .symbolEffect(.bounce, options: .speed(0.3), value: count)
      .onAppear { count += 1 }
  }
}

#Preview {
  HStack {
    Pulsing(); Signal(); Bouncing()
  }
}
