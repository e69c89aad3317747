import SwiftUI

/// All colors, one after another.
struct HueCycle: View {
  @State private var turns = false

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(
        AngularGradient(gradient: Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red]), center: .center)
      )
      .frame(width: 90, height: 90)
      .hueRotation(.degrees(turns ? 360 : 0))
      .padding(16)
      .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { turns = true } }
  }
}

#Preview { HueCycle() }
