import SwiftUI
import Testing

@Suite @MainActor struct GradientTests {
  @Test("Red to blue blends perceptually: about 170, 121, 168 in the middle (measured on macOS 26.2)")
  func perceptualMiddle() {
    let pixels = Pixels(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    #expect(isNear(pixels[50, 50], [171, 121, 168, 255], within: 3))
    #expect(isNear(pixels[0, 50], [255, 56, 60, 255], within: 3))
  }

  @Test("The device color space blends encoded sRGB: 128, 96, 158")
  func deviceMiddle() {
    let gradient = Gradient(colors: [.red, .blue]).colorSpace(.device)
    let view = Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    #expect(isNear(Pixels(view)[50, 50], [128, 96, 158, 255], within: 2))
  }

  @Test("An angular gradient starts at 3 o'clock and runs clockwise")
  func angular() {
    let view = AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
    let pixels = Pixels(view)
    #expect(isNear(pixels[95, 50], [255, 58, 58, 255], within: 8))
    #expect(isNear(pixels[50, 95], [255, 204, 0, 255], within: 8))
    #expect(isNear(pixels[5, 50], [52, 199, 89, 255], within: 8))
    #expect(isNear(pixels[50, 5], [0, 136, 255, 255], within: 16))
  }

  @Test("Radial radii are points, elliptical ones fractions of the sides")
  func radial() {
    let colors: [Color] = [.white, .black]
    let radial = Pixels(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 25))
    #expect(radial[50, 20] == [0, 0, 0, 255])
    #expect(radial[50, 50][0] > 240)
    let wide = Pixels(width: 200, height: 100, EllipticalGradient(colors: colors))
    #expect(isNear(wide[150, 50], wide[100, 75], within: 3))
    #expect(wide[199, 50][0] < 12)
  }

  @Test("A mesh has its colors at its points")
  func mesh() {
    let view = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .white])
    let pixels = Pixels(view)
    #expect(isNear(pixels[0, 0], [255, 56, 60, 255], within: 8))
    #expect(isNear(pixels[99, 99], [255, 255, 255, 255], within: 8))
  }

  @Test("A gradient alone, a color's gradient and statics are styles")
  func styles() {
    let plain = Pixels(Rectangle().fill(Gradient(colors: [.black, .white])))
    #expect(plain[50, 1][0] < 10 && plain[50, 98][0] > 245)
    let sheen = Pixels(Rectangle().fill(Color.red.gradient))
    #expect(isNear(sheen[50, 99], [255, 56, 60, 255], within: 2))
    let conic = Pixels(Circle().stroke(.conicGradient(colors: [.red, .blue], center: .center), lineWidth: 8))
    #expect(conic[98, 52][3] > 0)
    let ends = Pixels(Circle().fill(.ellipticalGradient(colors: [.red, .clear])))
    #expect(ends[50, 50][0] > 240)
    let round = Pixels(Circle().fill(.radialGradient(colors: [.red, .blue], startRadius: 0, endRadius: 50)))
    #expect(isNear(round[50, 50], [255, 56, 60, 255], within: 6))
  }

  @Test("Points and colors of a gradient animate in linear light")
  func animates() {
    struct Sweep: View {
      @State private var isOn = false
      var body: some View {
        LinearGradient(colors: [isOn ? .white : .black, isOn ? .white : .black], startPoint: .top, endPoint: .bottom)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let pixels = Pixels(Sweep())
    #expect(pixels[50, 50] == [0, 0, 0, 255])
    #expect(isNear(pixels.at(0.5)[50, 50], [188, 188, 188, 255]))
  }
}
