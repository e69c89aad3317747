import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct Rotation3DTests {
  private func effect(_ degrees: Double, x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> _Rotation3DEffect {
    _Rotation3DEffect(
      angle: .degrees(degrees), axis: (x, y, z), anchor: .center, anchorZ: 0, perspective: 1)
  }

  @Test("About z it is the flat rotation with any perspective")
  func aboutZ() {
    let corner = CGPoint.zero.applying(effect(90, z: 1).projection(size: CGSize(width: 100, height: 60)))
    // The center (50, 30) stays; the top left corner turns clockwise to the top right: (80, −20).
    #expect(abs(corner.x - 80) < 1e-9 && abs(corner.y + 20) < 1e-9)
  }

  @Test("About y at 60° the right edge recedes by the eye at the larger side")
  func aboutY() {
    // x = 50 cos 60° = 25, z = −50 sin 60° = −43.301; divided by 1 + 43.301 / 100.
    let projection = effect(60, y: 1).projection(size: CGSize(width: 100, height: 100))
    let right = CGPoint(x: 100, y: 0).applying(projection)
    let w: CGFloat = 1 + 0.43301270
    #expect(abs(right.x - (50 + 25 / w)) < 1e-6)
    #expect(abs(right.y - (50 - 50 / w)) < 1e-6)
  }

  @Test("A flip animates through its edge-on position")
  func animates() {
    struct Flip: View {
      @State private var isFlipped = false
      var body: some View {
        Color.red.frame(width: 60, height: 60)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
          .onAppear { withAnimation(.linear(duration: 2)) { isFlipped = true } }
      }
    }
    let pixels = Pixels(Flip())
    #expect(pixels[25, 50][3] == 255)
    _ = pixels.at(0.999)
    #expect(pixels[30, 50][3] == 0)
    #expect(pixels.at(2)[25, 50][3] == 255)
  }

  @Test("A user's geometry effect is sampled with its animated data")
  func geometryEffect() {
    struct Shake: GeometryEffect {
      var amount: CGFloat
      var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 20 * sin(amount * .pi), y: 0))
      }
    }
    struct Shaken: View {
      @State private var count: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 10, height: 10).modifier(Shake(amount: count))
          .onAppear { withAnimation(.linear(duration: 1)) { count = 1 } }
      }
    }
    let pixels = Pixels(Shaken())
    #expect(pixels[50, 50][3] == 255)
    #expect(pixels.at(0.5)[70, 50][3] == 255)
    #expect(pixels[50, 50][3] == 0)
    #expect(pixels.at(1)[50, 50][3] == 255)
  }
}
