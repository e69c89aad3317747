import SwiftUI
import Testing

@Suite @MainActor struct ClipMaskTests {
  @Test("A clip shape cuts the corners; clipped() cuts the overflow")
  func clips() {
    let round = Pixels(Color.red.frame(width: 80, height: 80).clipShape(Circle()))
    #expect(round[50, 50] == [255, 56, 60, 255])
    #expect(round[14, 14][3] == 0)
    let cut = Pixels(Color.red.frame(width: 80, height: 80).frame(width: 40, height: 40).clipped())
    #expect(cut[32, 32][3] == 255)
    #expect(cut[25, 50][3] == 0)
  }

  @Test("A clip's corner radius animates")
  func clipAnimates() {
    struct Rounding: View {
      @State private var radius: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 80, height: 80)
          .clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
          .onAppear { withAnimation(.linear(duration: 1)) { radius = 40 } }
      }
    }
    let pixels = Pixels(Rounding())
    #expect(pixels[11, 11][3] == 255)
    _ = pixels.at(0.5)
    // Radius 20: the corner's arc passes 5.86 points from the corner along both axes.
    #expect(pixels[14, 14][3] == 0)
    #expect(pixels[17, 17][3] == 255)
    #expect(pixels.at(1)[17, 17][3] == 0)
  }

  @Test("A mask's alpha clips, with any alignment")
  func masks() {
    let view = Color.red.frame(width: 80, height: 80).mask(alignment: .topLeading) {
      Color.black.opacity(0.5).frame(width: 40, height: 40)
    }
    let pixels = Pixels(view)
    #expect(isNear(pixels[20, 20], [255, 56, 60, 128]))
    #expect(pixels[60, 60][3] == 0)
  }

  @Test("A mask's contents animate: the shimmer's band moves")
  func maskAnimates() {
    struct Shimmer: View {
      @State private var isMoved = false
      var body: some View {
        Color.red.frame(width: 80, height: 80)
          .mask { Rectangle().fill(.black).frame(width: 20).offset(x: isMoved ? 30 : -30) }
          .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
    let pixels = Pixels(Shimmer())
    #expect(pixels[20, 50][3] == 255)
    #expect(pixels[50, 50][3] == 0)
    _ = pixels.at(0.5)
    #expect(pixels[20, 50][3] == 0)
    #expect(pixels[50, 50][3] == 255)
  }

  @Test("Hidden draws nothing and keeps its space; a border draws inside")
  func hiddenAndBorder() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).hidden()
      Color.red.frame(width: 20, height: 20)
    }
    let pixels = Pixels(row)
    #expect(pixels[40, 50][3] == 0)
    #expect(pixels[60, 50][3] == 255)
    let framed = Pixels(Color.clear.frame(width: 40, height: 40).border(Color.red, width: 4))
    #expect(framed[31, 50] == [255, 56, 60, 255])
    #expect(framed[29, 50][3] == 0)
    #expect(framed[35, 50][3] == 0)
  }

  @Test("A compositing group fades as one; without it each element fades")
  func groups() {
    let pair = ZStack {
      Color.black
      Color.white.frame(width: 40, height: 40)
    }
    let each = Pixels(background: .white, pair.opacity(0.5))
    let whole = Pixels(background: .white, pair.compositingGroup().opacity(0.5))
    // White over black over white, each at a half: 255 × (1 − 0.5 × 0.5).
    #expect(isNear(each[50, 50], [191, 191, 191, 255]))
    #expect(whole[50, 50] == [255, 255, 255, 255])
  }

  @Test("Blend modes act on encoded sRGB: multiplying the sample by a half gray")
  func blends() {
    let view = ZStack {
      Color(red: 204 / 255, green: 102 / 255, blue: 51 / 255)
      Color(white: 0.5).blendMode(.multiply)
    }
    #expect(isNear(Pixels(view)[50, 50], [102, 51, 26, 255]))
  }
}
