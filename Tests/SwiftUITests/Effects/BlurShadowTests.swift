import SwiftUI
import Testing

@Suite @MainActor struct BlurShadowTests {
  @Test("A blur has half coverage at the edge and 16 % one radius out; nothing past three radii (measured)")
  func blurProfile() {
    let pixels = Pixels(Color.black.frame(width: 60, height: 60).blur(radius: 5))
    // The left edge lies at x = 20: between the pixels 19 and 20.
    let edge = (pixels[19, 50][3] + pixels[20, 50][3]) / 2
    #expect(abs(edge - 128) <= 2)
    let out = (pixels[14, 50][3] + pixels[15, 50][3]) / 2
    #expect(abs(out - 41) <= 3)
    #expect(pixels[3, 50][3] == 0)
  }

  @Test("A shadow falls off like a Gaussian of its radius in the linear black at a third")
  func shadowProfile() {
    let pixels = Pixels(Color.white.frame(width: 60, height: 60).shadow(radius: 5))
    let edge = pixels[19, 50]
    #expect(edge[0] == 0)
    // Half of 0.33 at the edge: half a pixel out of it is slightly less.
    #expect((36...42).contains(edge[3]))
    #expect(pixels[50, 50] == [255, 255, 255, 255])
    #expect(pixels[3, 50][3] == 0)
  }

  @Test("A shadow without radius is an exact copy, moved")
  func hardShadow() {
    let pixels = Pixels(Color.white.frame(width: 20, height: 20).shadow(color: .red, radius: 0, x: 20, y: 20))
    #expect(pixels[50, 50] == [255, 255, 255, 255])
    #expect(pixels[75, 75] == [255, 56, 60, 255])
    #expect(pixels[81, 81][3] == 0)
    #expect(pixels[45, 75][3] == 0)
  }

  @Test("Blur radii and shadows animate: color, radius and offset halfway")
  func animates() {
    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        Color.white.frame(width: 10, height: 10)
          .shadow(color: isOn ? .white : .black, radius: 0, x: isOn ? 40 : 20)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let pixels = Pixels(Moving())
    #expect(pixels[70, 50] == [0, 0, 0, 255])
    _ = pixels.at(0.5)
    // Linear light: halfway from black to white is 187.5.
    #expect(isNear(pixels[80, 50], [188, 188, 188, 255]))
    #expect(pixels[70, 50][3] == 0)
    #expect(pixels.at(1)[90, 50] == [255, 255, 255, 255])
  }
}
