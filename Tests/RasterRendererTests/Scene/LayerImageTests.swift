import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Images of layers that stay")
struct LayerImageTests {
  private func surface() -> RasterSurface { RasterSurface(width: 200, height: 200, scale: 2, background: .white) }

  private func blurred() -> Layer {
    Layer(.disc(20, 20, radius: 12), .rgb(0, 136, 255)).with { $0.filters = [.blur(radius: 3, opaque: false)] }
  }

  @Test("A blurred layer is rasterized once for any opacity and any translation by whole pixels")
  func once() {
    let layer = blurred()
    let root = Layer(children: [Layer(.box(0, 0, 100, 100), .rgb(255, 250, 200)), layer])
    let kept = surface()
    let scene = RasterScene()
    for step in 0..<10 {
      layer.opacity = 1 - Double(step) / 20
      layer.position = CGPoint(x: CGFloat(step) * 1.5, y: 4)
      scene.render(root, into: kept)
      let fresh = surface()
      RasterScene().render(root.copy(), into: fresh)
      #expect(kept.rgba(premultiplied: true) == fresh.rgba(premultiplied: true), "step \(step)")
    }
    #expect(scene.rasterizedImages == 1)
    layer.content = .fill(FillContent(path: .disc(20, 20, radius: 9), paint: .color(.rgb(255, 0, 0)), bounds: .zero))
    scene.render(root, into: kept)
    #expect(scene.rasterizedImages == 2)
  }

  @Test("A compositing group changes no pixel of an opaque shape's edges")
  func groupEdges() {
    let plain = Layer(.disc(20.3, 20.7, radius: 12.4), .rgb(0, 136, 255))
    let grouped = plain.copy().with { $0.isCompositingGroup = true }
    let (a, b) = (surface(), surface())
    RasterScene().render(Layer(children: [plain]), into: a)
    RasterScene().render(Layer(children: [grouped]), into: b)
    #expect(a.rgba(premultiplied: true) == b.rgba(premultiplied: true))
  }

  @Test("A distorted layer whose content becomes a material samples its backdrop from then on")
  func materialComes() {
    let layer = Layer(.box(10, 10, 40, 40), .rgb(0, 136, 255))
    var transform = ProjectionTransform()
    transform.m13 = 0.002
    layer.transform = transform
    let root = Layer(children: [Layer(.box(20, 0, 15, 90), .rgb(255, 0, 0)), Layer(children: [layer])])
    root.children[1].children[0].children = [Layer(.disc(30, 30, radius: 5), .rgb(0, 0, 0))]
    let kept = surface()
    let scene = RasterScene()
    scene.render(root, into: kept)
    let material = MaterialPaint(blurRadius: 4, saturation: 1.8, tint: .rgb(255, 255, 255, 0.5))
    layer.content = .fill(FillContent(path: .box(10, 10, 40, 40), paint: .material(material), bounds: .zero))
    scene.render(root, into: kept)
    let fresh = surface()
    RasterScene().render(root.copy(), into: fresh)
    #expect(kept.rgba(premultiplied: true) == fresh.rgba(premultiplied: true))
  }

  @Test("A material changes where its blurred backdrop does, also beyond the changed pixels")
  func materialOverChange() {
    let dot = Layer(.disc(50, 50, radius: 6), .rgb(255, 0, 0))
    let material = MaterialPaint(blurRadius: 10, saturation: 1.8, tint: .rgb(255, 255, 255, 0.4))
    let panel = Layer(.box(10, 10, 80, 80), .material(material))
    let root = Layer(children: [dot, panel])
    let kept = surface()
    let scene = RasterScene()
    scene.render(root, into: kept)
    for isHidden in [true, false, true] {
      dot.isHidden = isHidden
      scene.render(root, into: kept)
      let fresh = surface()
      RasterScene().render(root.copy(), into: fresh)
      #expect(kept.rgba(premultiplied: true) == fresh.rgba(premultiplied: true))
    }
  }
}
