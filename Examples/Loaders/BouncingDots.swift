import SwiftUI

/// Three dots that jump one after another.
struct BouncingDots: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.indigo)
          .frame(width: 14, height: 14)
          .offset(y: isUp ? -14 : 6)
          .animation(
            .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15),
            value: isUp)
      }
    }
    .frame(width: 110, height: 70)
    .onAppear { isUp = true }
  }
}

struct BouncingDots_Previews: PreviewProvider {
  static var previews: some View { BouncingDots() }
}
