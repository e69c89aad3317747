import Drawing
import Foundation
import Geometry
import RasterRenderer
import Testing

@Suite("Incremental redraws")
struct RasterSceneTests {
  private static let side = 96

  private func surface() -> RasterSurface {
    RasterSurface(width: Self.side * 2, height: Self.side * 2, scale: 2, background: .white)
  }

  /// Where and how much two pictures differ; nil: nowhere.
  private func difference(_ a: RasterSurface, _ b: RasterSurface) -> String? {
    let (x, y) = (a.rgba(premultiplied: true), b.rgba(premultiplied: true))
    if x == y { return nil }
    let places = x.indices.filter { x[$0] != y[$0] }
    let worst = places.map { abs(Int(x[$0]) - Int(y[$0])) }.max() ?? 0
    let columns = places.map { $0 / 4 % a.width }
    let rows = places.map { $0 / 4 / a.width }
    return
      "\(places.count) bytes by up to \(worst) in x \(columns.min()!)…\(columns.max()!), y \(rows.min()!)…\(rows.max()!)"
  }

  @Test("Redrawing the damage gives the bytes of a full redraw, for random trees and changes", arguments: 0..<20)
  func damageEqualsFresh(seed: Int) {
    var random = RandomScene(seed: UInt64(seed + 1), side: Double(Self.side), layers: 8)
    let kept = surface()
    let scene = RasterScene()
    scene.render(random.root, into: kept)
    for step in 0..<15 {
      for _ in 0..<(1 + step % 3) { random.change() }
      scene.render(random.root, into: kept)
      let fresh = surface()
      RasterScene().render(random.root.copy(), into: fresh)
      let found = difference(kept, fresh)
      #expect(found == nil, "seed \(seed), step \(step)")
      if found != nil { return }
    }
    // Most steps must not have been drawn as a whole, or nothing was tested.
    #expect(scene.fullRedraws < 12)
  }

  /// Shapes in one color at odd places and sizes.
  private func shapes(_ seed: Int, where isWanted: (LayerContent) -> Bool) -> Layer {
    var random = RandomScene(seed: UInt64(seed + 100), side: Double(Self.side), layers: 0)
    let root = Layer()
    root.children = (0..<6).map { index in
      let layer = Layer()
      let (column, row) = (CGFloat(index % 3) * 32, CGFloat(index / 3) * 48)
      layer.position = CGPoint(x: column + random.dice.number(0...1), y: row + random.dice.number(0...1))
      repeat { layer.content = random.content() } while !isWanted(layer.content)
      if index % 2 == 0 { layer.transform = ProjectionTransform(CGAffineTransform(scaleX: 1.137, y: 0.83)) }
      layer.opacity = random.dice.number(0.2...1)
      return layer
    }
    return root
  }

  private func worst(_ a: [UInt8], _ b: [UInt8]) -> Int { zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 }

  // Masks lie on steps of 1/256 pixel. Cairo samples 15 lines a pixel, and where an edge comes to lie across one of
  // them, that is 17 of 255.
  @Test("Strokes, text and outlines that cross themselves are Cairo's but for single sample lines", arguments: 0..<8)
  func agreesWithCairo(seed: Int) {
    let root = shapes(seed) { content in
      switch content {
      case .none, .image: return false
      case .fill(let fill):
        if case .color = fill.paint {
          return !fill.style.isAntialiased || fill.path.elements.count == 5 && fill.bounds.minX < 0
        }
        return false
      default: return true
      }
    }
    let ours = surface()
    RasterScene().render(root, into: ours)
    let theirs = surface()
    RasterRenderer().render(root, into: theirs)
    let a = ours.rgba(premultiplied: true)
    let b = theirs.rgba(premultiplied: true)
    #expect(worst(a, b) <= 17)
    let sum = zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(sum * 50 < a.count)
    #expect(a.contains { $0 != 255 })
  }

  // Cairo samples 15 lines a pixel: an edge that is nearly level is up to 8 of 255 off. Drawn eight times as large and
  // averaged, it is off by one, and colors by two roundings.
  @Test("Discs, boxes and rounded boxes have the exact coverage within 3 of 255", arguments: 0..<8)
  func exactCoverage(seed: Int) {
    let root = shapes(seed) { content in
      guard case .fill(let fill) = content, case .color = fill.paint else { return false }
      return fill.style.isAntialiased && fill.bounds.minX >= 0
    }
    let ours = surface()
    RasterScene().render(root, into: ours)
    let factor = 8
    let large = RasterSurface(
      width: ours.width * factor, height: ours.height * factor, scale: 2 * CGFloat(factor), background: .white)
    RasterRenderer().render(root, into: large)
    let source = large.rgba(premultiplied: true)
    var averaged: [UInt8] = []
    for y in 0..<ours.height {
      for x in 0..<ours.width {
        for channel in 0..<4 {
          var sum = 0
          for dy in 0..<factor {
            let row = ((y * factor + dy) * large.width + x * factor) * 4 + channel
            for dx in 0..<factor { sum += Int(source[row + dx * 4]) }
          }
          averaged.append(UInt8((sum + factor * factor / 2) / (factor * factor)))
        }
      }
    }
    let a = ours.rgba(premultiplied: true)
    #expect(worst(a, averaged) <= 3)
    #expect(a.contains { $0 != 255 })
  }

  @Test("Without a change, nothing is drawn")
  func nothing() {
    let random = RandomScene(seed: 5, side: Double(Self.side), layers: 8)
    let kept = surface()
    let scene = RasterScene()
    #expect(scene.render(random.root, into: kept) == 1)
    #expect(scene.render(random.root, into: kept) == 0)
    #expect(scene.compilations == 1)
  }

  @Test("A layer at two positions changes at both")
  func sharedLayer() {
    let dot = Layer(.disc(4, 4, radius: 4), .rgb(255, 0, 0))
    let right = Layer(children: [dot])
    right.position = CGPoint(x: 40, y: 0)
    let root = Layer(children: [Layer(children: [dot]), right])
    let kept = surface()
    let scene = RasterScene()
    scene.render(root, into: kept)
    dot.opacity = 0.5
    scene.render(root, into: kept)
    let fresh = surface()
    RasterScene().render(root.copy(), into: fresh)
    #expect(difference(kept, fresh) == nil)
  }

  @Test("A moving dot damages its old and its new area")
  func movingDot() {
    let dot = Layer(.disc(4, 4, radius: 4), .rgb(255, 0, 0))
    let root = Layer(children: [Layer(.box(0, 0, 96, 96), .rgb(0, 0, 255)), dot])
    let kept = surface()
    let scene = RasterScene()
    scene.render(root, into: kept)
    dot.position = CGPoint(x: 2, y: 0)
    #expect(scene.render(root, into: kept) == 1)
    let damage = scene.damagedRect(0)
    #expect(damage == (0, 0, 20, 16))
    dot.position = CGPoint(x: 60, y: 60)
    #expect(scene.render(root, into: kept) == 2)
    #expect(scene.fullRedraws == 1)
  }
}
