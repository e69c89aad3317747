import SwiftUI

/// The classic spinner: twelve spokes, each a step further in the fade.
struct ActivitySpokes: View {
  @State private var step = 0
  private let timer = Timer.publish(every: 1 / 12, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      ForEach(0..<12, id: \.self) { spoke in
        Capsule()
          .fill(Color.gray)
          .frame(width: 4, height: 14)
          .offset(y: -20)
          .rotationEffect(.degrees(Double(spoke) * 30))
          .opacity(opacity(of: spoke))
      }
    }
    .frame(width: 80, height: 80)
    .onReceive(timer) { _ in step = (step + 1) % 12 }
  }

  private func opacity(of spoke: Int) -> Double {
    let age = (step - spoke + 12) % 12
    return 1 - Double(age) * 0.07
  }
}

#Preview { ActivitySpokes() }
