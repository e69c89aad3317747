import Foundation
import ImageEncoding
import OffscreenHost
import SwiftUI
import Testing

@MainActor @Suite("Images of pixels")
struct ImageTests {
  /// Four pixels: red and green above blue and white.
  private static var data: Data {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    return Data(PNGEncoder.encode(RGBAImage(width: 2, height: 2, pixels: pixels)))
  }

  private var image: Image { Image(uiImage: UIImage(data: Self.data)!) }

  private func color(_ stage: Stage, _ x: Int, _ y: Int) -> [UInt8] {
    let (r, g, b, _) = stage.host.renderFrame().rgba(x, y)
    return [r, g, b]
  }

  @Test("An image is as large as its pixels; a resizable one takes its proposal")
  func size() {
    let plain = Stage(image)
    #expect(color(plain, 49, 49) == [255, 0, 0] && color(plain, 50, 49) == [0, 255, 0])
    #expect(color(plain, 49, 50) == [0, 0, 255] && color(plain, 48, 49) == [255, 255, 255])
    let large = Stage(image.interpolation(.none).resizable().frame(width: 40, height: 40))
    #expect(color(large, 31, 31) == [255, 0, 0] && color(large, 69, 31) == [0, 255, 0])
    #expect(color(large, 31, 69) == [0, 0, 255])
  }

  @Test("Tiles repeat at their own size; a template takes the foreground style")
  func tiles() {
    let tiled = Stage(image.interpolation(.none).resizable(resizingMode: .tile).frame(width: 8, height: 8))
    for x in [46, 48, 50, 52] { #expect(color(tiled, x, 46) == [255, 0, 0]) }
    let template = Stage(
      image.renderingMode(.template).resizable().frame(width: 20, height: 20).foregroundStyle(.black))
    #expect(color(template, 50, 50) == [0, 0, 0])
  }

  @Test("An image paint repeats the image in a shape")
  func paint() {
    let stage = Stage(Rectangle().fill(ImagePaint(image: image)).frame(width: 8, height: 8))
    #expect(color(stage, 46, 46) == [255, 0, 0] && color(stage, 50, 46) == [255, 0, 0])
    #expect(color(stage, 47, 46) == [0, 255, 0])
  }

  @Test("Edges between pixels are smoothed by default; an opaque drawing has a black background")
  func edges() {
    let plain = Image(uiImage: UIImage(data: Self.data)!).interpolation(.none).resizable()
    let smooth = Stage(plain.frame(width: 20, height: 20).scaleEffect(1.05)).host.renderFrame().rgba(39, 45)
    let hard = Stage(plain.antialiased(false).frame(width: 20, height: 20).scaleEffect(1.05))
      .host.renderFrame().rgba(39, 45)
    #expect(smooth.1 > 0 && smooth.1 < 255)
    #expect(hard.1 == 0 || hard.1 == 255)
    func drawn(_ isOpaque: Bool) -> Stage {
      Stage(Image(size: CGSize(width: 20, height: 20), opaque: isOpaque) { _ in })
    }
    #expect(color(drawn(true), 50, 50) == [0, 0, 0])
    #expect(color(drawn(false), 50, 50) == [255, 255, 255])
  }

  @Test("Invalid image data give nil; an unknown image name has no size")
  func missing() {
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    let stage = Stage(Image("there is no such picture").border(.red))
    #expect(stage.frame("Image").map { [$0.width, $0.height] } == [0, 0])
  }

  @Test("An asynchronous image shows its placeholder first, then the file, and for an invalid URL its failure")
  func asynchronous() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-\(UUID().uuidString).png")
    try Self.data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let embedded = URL(string: "data:image/png;base64,\(Self.data.base64EncodedString())")
    let unreachable = URL(string: "https://example.org/picture.png")
    for (url, expected) in [(file, [255, 0, 0]), (embedded, [255, 0, 0]), (unreachable, [0, 0, 255])]
      as [(URL?, [UInt8])]
    {
      let view = AsyncImage(url: url) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color(uiColor: .blue)
        } else {
          Color.black
        }
      }
      let stage = Stage(view.frame(width: 20, height: 20))
      for _ in 0..<200 where color(stage, 41, 41) != expected {
        await Task.yield()
        stage.host.advance(to: stage.host.time + 0.01)
      }
      #expect(color(stage, 41, 41) == expected)
    }
  }

  @Test("Emoji have their own colors")
  func emoji() throws {
    let heart = Stage(Text(verbatim: "❤️").font(.system(size: 40)))
    let frame = heart.host.renderFrame()
    let isRed = (0..<frame.height).contains { y in
      (0..<frame.width).contains { x in
        let (r, g, b, _) = frame.rgba(x, y)
        return r > 180 && g < 90 && b < 90
      }
    }
    #expect(isRed)
  }

  @Test("Runs of an attributed string keep their colors, and Markdown its emphasis")
  func attributed() throws {
    var text = AttributedString("red ")
    text.foregroundColor = .red
    var blue = AttributedString("blue")
    blue.foregroundColor = .blue
    let stage = Stage(Text(text + blue).bold())
    let red = try #require(stage.box(.red))
    #expect(red.right <= (try #require(stage.box(.blue))).left)
    let spans = try AttributedString(markdown: "a **b** `c`").runs.map { $0.inlinePresentationIntent ?? [] }
    #expect(spans == [[], .stronglyEmphasized, [], .code])
  }
}
