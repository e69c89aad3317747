import SwiftUI

/// A geometry effect that shakes its view sideways a number of times.
struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 8
  var count: CGFloat = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi * 2 * count), y: 0))
  }
}

struct ShakingField: View {
  @State private var attempts: CGFloat = 0

  var body: some View {
    Label("Wrong code", systemImage: "lock.fill")
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(.red.opacity(0.15), in: Capsule())
      .foregroundStyle(.red)
      .modifier(ShakeEffect(animatableData: attempts))
      .padding(16)
      .onAppear { withAnimation(.linear(duration: 0.9).repeatForever(autoreverses: false)) { attempts += 1 } }
  }
}

#Preview { ShakingField() }
