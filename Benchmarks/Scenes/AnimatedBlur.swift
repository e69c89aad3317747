import SwiftUI

/// A recording screen: rings that grow under a blur, whose content changes in every frame.
public struct AnimatedBlur: View {
  @State private var isWide = false

  public init() {}

  public var body: some View {
    ZStack {
      Color.black
      ForEach(0..<4, id: \.self) { index in
        Circle()
          .stroke(.red, lineWidth: 12)
          .frame(width: 80, height: 80)
          .scaleEffect(isWide ? 3 : 1)
          .opacity(isWide ? 0 : 0.8)
          .blur(radius: 12)
          .animation(.easeOut(duration: 2).repeatForever(autoreverses: false).delay(Double(index) * 0.5), value: isWide)
      }
      Circle().fill(.red).frame(width: 64, height: 64).shadow(color: .red, radius: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isWide = true }
  }
}
