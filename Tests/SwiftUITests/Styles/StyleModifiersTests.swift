import SwiftUI
import Testing

@Suite @MainActor struct StyleModifiersTests {
  @Test("A style's opacity multiplies; a lower level of a style is fainter")
  func opacity() {
    let faded = Pixels(
      Rectangle().fill(LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom).opacity(0.5)))
    #expect(isNear(faded[50, 50], [255, 56, 60, 128], within: 2))
    let second = Pixels(Rectangle().fill(Color.red.secondary))
    #expect(isNear(second[50, 50], [255, 56, 60, 128], within: 2))
  }

  @Test("A drop shadow is behind the shape, an inner one inside its edge")
  func shadows() {
    let drop = Pixels(
      Rectangle().fill(.white.shadow(.drop(color: .red, radius: 0, x: 20))).frame(width: 40, height: 40))
    #expect(drop[75, 50] == [255, 56, 60, 255])
    #expect(drop[50, 50] == [255, 255, 255, 255])
    let inner = Pixels(
      Rectangle().fill(.white.shadow(.inner(color: .red, radius: 0, x: 10))).frame(width: 40, height: 40))
    #expect(isNear(inner[35, 50], [255, 56, 60, 255]))
    #expect(inner[55, 50] == [255, 255, 255, 255])
    #expect(inner[25, 50][3] == 0)
  }

  @Test("The tint style is the nearest tint, else the accent")
  func tint() {
    #expect(Pixels(Rectangle().fill(.tint))[50, 50] == [0, 136, 255, 255])
    #expect(Pixels(Rectangle().fill(.tint).tint(.red))[50, 50] == [255, 56, 60, 255])
    #expect(
      Pixels(
        Rectangle().fill(.tint).tint(LinearGradient(colors: [.green, .green], startPoint: .top, endPoint: .bottom)))[
          50, 50] == [52, 199, 89, 255])
  }

  @Test("A tint animates like other styles")
  func tintAnimates() {
    struct Tinted: View {
      @State private var isOn = false
      var body: some View {
        Rectangle().fill(.tint).tint(isOn ? Color.white : Color.black)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    #expect(isNear(Pixels(Tinted()).at(0.5)[50, 50], [188, 188, 188, 255]))
  }

  @Test("A material shows its blurred backdrop, covered with its tint")
  func material() {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.ultraThinMaterial)
    }
    let pixels = Pixels(view)
    let row = [2, 35, 50, 65, 97].map { pixels[$0, 50][0] }
    #expect(row == row.sorted() && row[0] < row[1] && row[1] < row[2] && row[2] < row[3])
    // Over black only the tint shows: 0.97 at 0.35.
    #expect(abs(row[0] - 90) < 12)
  }

  @Test("A material inside a clip still has its backdrop")
  func clippedMaterial() {
    let view = ZStack {
      Color.black
      ZStack {
        Rectangle().fill(.ultraThinMaterial)
        Color.red.frame(width: 4, height: 4)
      }
      .clipShape(RoundedRectangle(cornerRadius: 10))
    }
    #expect(abs(Pixels(view)[20, 50][0] - 87) < 6)
  }
}
