import SwiftUI

/// A card that follows the finger and springs back: `--drag` moves it.
struct DragBack: View {
  @GestureState private var translation = CGSize.zero
  @State private var hint = false

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.orange.gradient)
      .overlay(Image(systemName: "hand.draw.fill").font(.title).foregroundStyle(.white))
      .frame(width: 90, height: 90)
      .rotationEffect(.degrees(Double(translation.width) / 8))
      .offset(translation)
      .offset(x: hint ? 6 : -6)
      .gesture(DragGesture().updating($translation) { value, state, _ in state = value.translation })
      .animation(.spring(response: 0.4, dampingFraction: 0.5), value: translation)
      .padding(40)
      .onAppear { withAnimation(.easeInOut(duration: 0.7).repeatForever()) { hint = true } }
  }
}

#Preview { DragBack() }
