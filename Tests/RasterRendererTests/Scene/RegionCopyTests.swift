import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Equal parts")
struct RegionCopyTests {
  /// Rings over dots in a grid: most alike, some in another color, at another phase, over another backdrop, or with
  /// something over or under them.
  private func board() -> (root: Layer, rings: [Layer]) {
    let root = Layer()
    var rings: [Layer] = []
    let red = Paint.color(Color.Resolved(red: 0.9, green: 0.1, blue: 0.1, opacity: 1))
    let blue = Paint.color(Color.Resolved(red: 0.1, green: 0.2, blue: 0.9, opacity: 0.7))
    let gray = Paint.color(Color.Resolved(red: 0.8, green: 0.8, blue: 0.8, opacity: 1))
    func add(_ path: Path, _ paint: Paint, at position: CGPoint) -> Layer {
      let layer = Layer()
      layer.content = .fill(FillContent(path: path, paint: paint, bounds: path.boundingRect))
      layer.position = position
      root.children.append(layer)
      return layer
    }
    for index in 0..<24 {
      let (column, row) = (CGFloat(index % 6), CGFloat(index / 6))
      let shift: CGFloat = index % 7 == 3 ? 0.25 : 0
      let place = CGPoint(x: 10 + column * 40 + shift, y: 10 + row * 40)
      // Every third stands on a tile, so that the backdrop is another.
      if index % 3 == 0 { _ = add(Path(CGRect(x: -8, y: -8, width: 36, height: 36)), gray, at: place) }
      if index % 5 == 4 { _ = add(Path(CGRect(x: 3, y: -6, width: 5, height: 40)), blue, at: place) }
      let ring = add(Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16)), index % 4 == 2 ? blue : red, at: place)
      rings.append(ring)
      _ = add(Path(ellipseIn: CGRect(x: 4, y: 4, width: 8, height: 8)), index % 8 == 6 ? gray : red, at: place)
    }
    return (root, rings)
  }

  @Test("Equal rings at equal phases have the pixels of rings drawn individually")
  func boardsMatchFreshOnes() {
    let (root, rings) = board()
    let kept = RasterSurface(width: 520, height: 360, scale: 2, background: .white)
    let scene = RasterScene()
    scene.render(root, into: kept)
    for step in 1...30 {
      for (index, ring) in rings.enumerated() where step % 4 != 0 || index % 2 == 0 {
        let phase = Double(step) / 30
        let scale = 1 + 0.4 * phase
        let about = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 8 - 8 * scale, ty: 8 - 8 * scale)
        ring.transform = ProjectionTransform(about)
        ring.opacity = 1 - 0.8 * phase
      }
      scene.render(root, into: kept)
      let fresh = RasterSurface(width: 520, height: 360, scale: 2, background: .white)
      RasterScene().render(root.copy(), into: fresh)
      #expect(kept.rgba(premultiplied: true) == fresh.rgba(premultiplied: true), "step \(step)")
    }
    #expect(scene.copiedParts > 24 * 5)
    #expect(scene.fullRedraws < 5)
  }
}
