import Drawing
import Foundation
import Geometry

/// The same numbers for the same seed, everywhere.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func below(_ n: Int) -> Int { Int.random(in: 0..<n, using: &self) }
  mutating func chance(_ p: Double) -> Bool { number(0...1) < p }
}

/// Letters made of a box and a disc.
final class BoxFace: GlyphSource {
  let cacheKey = "boxes"

  func outline(of glyph: UInt32) -> Path {
    if glyph % 7 == 0 { return Path() }
    let side = 4 + CGFloat(glyph % 5)
    return Path(elements: Path.box(0, -side, side * 0.6, side).elements + Path.disc(side, -3, radius: 2).elements)
  }
}

/// Layer trees of everything, and changes to them.
struct RandomScene {
  var dice: Dice
  let side: Double
  private let face = BoxFace()
  let root = Layer()

  init(seed: UInt64, side: Double, layers: Int) {
    dice = Dice(seed)
    self.side = side
    root.children = (0..<layers).map { _ in makeLayer(depth: 0) }
  }

  mutating func color() -> Color.Resolved {
    let opacity: Float = dice.chance(0.4) ? 1 : Float(dice.number(0...1))
    return .rgb(UInt8(dice.below(256)), UInt8(dice.below(256)), UInt8(dice.below(256)), opacity)
  }

  mutating func path() -> Path {
    let r = CGFloat(dice.number(1...14))
    switch dice.below(5) {
    case 0: return .box(0, 0, r.rounded(), (r * 1.5).rounded())
    case 1: return .box(0.3, 0, r, r * 1.2)
    case 2: return .disc(r, r, radius: r)
    case 3: return Path(roundedRect: CGRect(x: 0, y: 0, width: r * 2, height: r), cornerRadius: r / 3)
    default:
      return Path(elements: [
        .move(to: .zero), .line(to: CGPoint(x: r * 2, y: r)), .line(to: CGPoint(x: 0, y: r * 2)),
        .quadCurve(to: CGPoint(x: r * 2, y: 0), control: CGPoint(x: -r, y: -r)), .closeSubpath,
      ])
    }
  }

  mutating func content() -> LayerContent {
    let path = path()
    let bounds = path.boundingRect
    switch dice.below(11) {
    case 9 where dice.chance(0.5):
      let material = MaterialPaint(blurRadius: CGFloat(dice.number(0.5...4)), saturation: 1.8, tint: color())
      return .fill(FillContent(path: path, paint: .material(material), bounds: bounds))
    case 0..<5: return .fill(FillContent(path: path, paint: .color(color()), bounds: bounds))
    case 5:
      return .fill(
        FillContent(
          path: path, paint: .color(color()), style: FillStyle(eoFill: true, antialiased: false), bounds: bounds))
    case 6:
      let style = StrokeStyle(
        lineWidth: CGFloat(dice.number(0.5...4)), lineCap: .round, dash: dice.chance(0.3) ? [3, 2] : [])
      return .stroke(StrokeContent(path: path, paint: .color(color()), style: style, bounds: bounds))
    case 7:
      var x: CGFloat = 0
      let glyphs = (0..<5).map { _ in
        x += 6.3
        return PositionedGlyph(id: UInt32(dice.below(30)), x: x, y: 12)
      }
      return .text(
        TextContent(
          runs: [GlyphRun(source: face, glyphs: glyphs)], bars: [(CGRect(x: 6, y: 13, width: 20, height: 1), 0)],
          paints: [.color(color())], bounds: .zero, string: ""))
    case 8:
      let stops = [
        GradientPaint.Stop(color: color(), location: 0), GradientPaint.Stop(color: color(), location: 1),
      ]
      let geometry = GradientPaint.Geometry.linear(from: .zero, to: CGPoint(x: 17, y: 9))
      return .fill(
        FillContent(path: path, paint: .gradient(GradientPaint(geometry: geometry, stops: stops)), bounds: bounds))
    default: return .none
    }
  }

  mutating func makeLayer(depth: Int) -> Layer {
    let layer = Layer()
    layer.position = place(dice.chance(0.5))
    if depth > 0 { layer.position = CGPoint(x: dice.number(-8...8), y: dice.number(-8...8)) }
    layer.content = content()
    if dice.chance(0.3) { layer.opacity = dice.number(0...1) }
    if dice.chance(0.2) { layer.transform = transform() }
    if depth < 2 { layer.children = (0..<dice.below(3)).map { _ in makeLayer(depth: depth + 1) } }
    if dice.chance(0.12) { decorate(layer) }
    return layer
  }

  private mutating func place(_ whole: Bool) -> CGPoint {
    let p = CGPoint(x: dice.number(0...side), y: dice.number(0...side))
    return whole ? CGPoint(x: p.x.rounded(), y: p.y.rounded()) : p
  }

  private mutating func transform() -> ProjectionTransform? {
    switch dice.below(6) {
    case 0: return nil
    case 1: return ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(dice.number(0...6))))
    case 2:
      var t = ProjectionTransform()
      t.m13 = dice.number(-0.01...0.01)
      return t
    default:
      let s = CGFloat(dice.number(0.2...1.8))
      return ProjectionTransform(CGAffineTransform(scaleX: s, y: s))
    }
  }

  /// Something that has to be flattened, or a clip.
  private mutating func decorate(_ layer: Layer) {
    switch dice.below(9) {
    case 7: layer.filters = [.blur(radius: CGFloat(dice.number(3...12)), opaque: dice.chance(0.5)), .grayscale(0.4)]
    case 8:
      layer.filters = [.saturation(0.3), .shadow(color: color(), radius: 5, offset: CGSize(width: -3.3, height: 4))]
    case 0: layer.filters = [.blur(radius: CGFloat(dice.number(0.5...3)), opaque: false)]
    case 1: layer.filters = [.shadow(color: color(), radius: 2, offset: CGSize(width: 2, height: 1))]
    case 2: layer.blendMode = [.multiply, .screen, .plusLighter][dice.below(3)]
    case 3: layer.isCompositingGroup.toggle()
    case 4: layer.clip = LayerClip(path: .box(0, 0, 12, 12))
    case 5: layer.clip = dice.chance(0.5) ? nil : LayerClip(path: .disc(8, 8, radius: 8))
    default:
      let mask = Layer()
      mask.content = .fill(FillContent(path: .disc(8, 8, radius: 8), paint: .color(color()), bounds: .zero))
      layer.mask = mask
    }
  }

  /// One change of the kinds that a view makes.
  mutating func change() {
    let all = layers(below: root)
    guard let layer = all.randomElement(using: &dice) else { return }
    switch dice.below(14) {
    case 0...2:
      layer.position = CGPoint(x: layer.position.x + dice.number(-6...6), y: layer.position.y + dice.number(-3...3))
    case 3...5: layer.opacity = dice.chance(0.2) ? 0 : dice.number(0...1)
    case 6, 7: layer.transform = transform()
    case 8, 9: layer.content = content()
    case 10: layer.isHidden.toggle()
    case 11: layer.children.append(makeLayer(depth: 2))
    case 12: if !layer.children.isEmpty { layer.children.remove(at: dice.below(layer.children.count)) }
    default:
      if dice.chance(0.5) { layer.children.reverse() } else { decorate(layer) }
    }
  }

  private func layers(below layer: Layer) -> [Layer] {
    layer.children.flatMap { [$0] + layers(below: $0) } + (layer.mask.map { [$0] } ?? [])
  }
}

extension Layer {
  /// The same tree of other layers.
  func copy() -> Layer {
    let made = Layer()
    made.position = position
    made.transform = transform
    made.opacity = opacity
    made.content = content
    made.clip = clip
    made.mask = mask?.copy()
    made.filters = filters
    made.blendMode = blendMode
    made.isCompositingGroup = isCompositingGroup
    made.isHidden = isHidden
    made.children = children.map { $0.copy() }
    return made
  }
}
