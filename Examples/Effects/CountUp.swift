import SwiftUI

/// A number that counts with an animation: the modifier interpolates it.
struct Counting: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(
      Text("\(Int(number))").font(.system(size: 40, weight: .semibold, design: .rounded)).monospacedDigit())
  }
}

struct CountUp: View {
  @State private var value = 0.0

  var body: some View {
    Color.clear
      .frame(width: 130, height: 60)
      .modifier(Counting(number: value))
      .onAppear { withAnimation(.easeOut(duration: 2).repeatForever(autoreverses: false)) { value = 960 } }
  }
}

#Preview { CountUp() }
