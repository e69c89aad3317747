import Foundation
import SwiftUI
import Testing

@Suite @MainActor struct CanvasTests {
  private func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> Pixels {
    Pixels(Canvas(renderer: draw))
  }

  private static let box = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test("Fills and strokes are at their positions, in every shading")
  func painting() {
    let pixels = canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: CGSize(width: size.width, height: 20))), with: .color(.red))
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: 0, y: 50))
          path.addLine(to: CGPoint(x: 100, y: 50))
        }, with: .color(.blue), lineWidth: 10)
      context.fill(
        Path(CGRect(x: 0, y: 80, width: 100, height: 20)),
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
    }
    #expect(pixels[99, 10] == [255, 56, 60, 255])
    #expect(pixels[50, 52] == [0, 136, 255, 255])
    #expect(pixels[50, 60][3] == 0)
    #expect(pixels[2, 90][0] < 20 && pixels[97, 90][0] > 235)
  }

  @Test("Transforms apply to points before earlier ones; copies keep their own state")
  func transforms() {
    let pixels = canvas { context, _ in
      var copy = context
      copy.translateBy(x: 50, y: 50)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(Self.box, with: .color(.red))
      context.fill(Self.box, with: .color(.blue))
    }
    #expect(pixels[10, 10] == [0, 136, 255, 255])
    #expect(pixels[85, 85] == [255, 56, 60, 255])
    #expect(pixels[45, 45][3] == 0)
  }

  @Test("Opacity and blend mode apply to each operation")
  func compositing() {
    let pixels = canvas { context, _ in
      context.opacity = 0.5
      context.fill(Self.box, with: .color(.red))
      context.opacity = 1
      context.translateBy(x: 40, y: 0)
      context.fill(Self.box, with: .color(Color(red: 0.8, green: 0.4, blue: 0.2)))
      context.blendMode = .multiply
      context.fill(Self.box, with: .color(Color(white: 0.5)))
    }
    #expect(isNear(pixels[10, 10], [255, 56, 60, 128], within: 2))
    #expect(isNear(pixels[50, 10], [102, 51, 26, 255]))
  }

  @Test("Clips apply to later operations, also inverted and by layers")
  func clips() {
    let pixels = canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var first = context
      first.clip(to: Self.box)
      first.fill(all, with: .color(.red))
      var second = context
      second.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 90)), options: .inverse)
      second.fill(all, with: .color(.blue))
      context.clipToLayer { layer in
        layer.fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), with: .color(.black.opacity(0.5)))
      }
      context.fill(all, with: .color(.green))
    }
    #expect(pixels[10, 10] == [255, 56, 60, 255])
    #expect(pixels[30, 10][3] == 0)
    #expect(pixels[50, 95] == [0, 136, 255, 255])
    #expect(isNear(pixels[50, 50], [52, 199, 89, 128]))
    #expect(pixels[70, 50][3] == 0)
  }

  @Test("Two blurred dots near each other melt into one: blur, then an alpha threshold")
  func metaballs() {
    func dots(_ gap: CGFloat) -> Pixels {
      canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for x in [50 - gap, 50 + gap] {
            layer.fill(Path(ellipseIn: CGRect(x: x - 15, y: 35, width: 30, height: 30)), with: .color(.black))
          }
        }
      }
    }
    let near = dots(17)
    #expect(near[50, 50] == [255, 56, 60, 255])
    #expect(dots(28)[50, 50][3] == 0)
  }

  @Test("Filters work on the operation before it is clipped")
  func filterThenClip() {
    let pixels = canvas { context, _ in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
      context.addFilter(.blur(radius: 5))
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
    }
    // The blur does not soften the clip's edge.
    #expect(pixels[48, 50][3] > 250)
    #expect(pixels[51, 50][3] == 0)
  }

  @Test("Symbols are views: drawn by their tags, any number of times, and they continue to animate")
  func symbols() {
    struct Dots: View {
      @State private var isOn = false
      var body: some View {
        Canvas { context, size in
          guard let dot = context.resolveSymbol(id: "dot") else { return }
          context.draw(dot, at: CGPoint(x: 20, y: 50))
          context.draw(dot, at: CGPoint(x: 80, y: 50))
        } symbols: {
          Circle().fill(isOn ? Color.white : Color.black).frame(width: 20, height: 20).tag("dot")
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let pixels = Pixels(Dots())
    #expect(pixels[20, 50] == [0, 0, 0, 255])
    #expect(pixels[80, 50] == [0, 0, 0, 255])
    #expect(pixels[50, 50][3] == 0)
    #expect(pixels[32, 50][3] == 0)
    #expect(isNear(pixels.at(0.5)[80, 50], [188, 188, 188, 255]))
  }

  @Test("Text is drawn at its anchor")
  func text() {
    let pixels = canvas { context, _ in
      context.draw(Text("███").foregroundColor(.red), at: CGPoint(x: 50, y: 50))
    }
    #expect(pixels[50, 50][3] > 128)
    #expect(pixels[5, 50][3] == 0)
    #expect(pixels[50, 75][3] == 0)
  }

  @Test("A canvas redraws when its dependencies change")
  func redraws() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 10 * count, height: 100)), with: .color(.red))
        }
        .onAppear { count = 5 }
      }
    }
    let pixels = Pixels(Counter())
    #expect(pixels[45, 50][3] == 255)
    #expect(pixels[55, 50][3] == 0)
  }
}
