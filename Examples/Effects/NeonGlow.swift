import SwiftUI

/// A sign whose shadow swells.
struct NeonGlow: View {
  @State private var isLit = false

  var body: some View {
    Text("OPEN")
      .font(.system(size: 34, weight: .bold, design: .rounded))
      .foregroundStyle(.pink)
      .shadow(color: .pink, radius: isLit ? 12 : 2)
      .padding(14)
      .overlay(
        RoundedRectangle(cornerRadius: 12).stroke(.pink, lineWidth: 3).shadow(color: .pink, radius: isLit ? 10 : 2)
      )
      .padding(20)
      .background(Color.black)
      .onAppear { withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) { isLit = true } }
  }
}

#Preview { NeonGlow() }
