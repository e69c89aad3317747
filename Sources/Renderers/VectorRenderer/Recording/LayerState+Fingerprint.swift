import Drawing
import Foundation
import Geometry

extension LayerState {
  /// A fingerprint that is equal for trees that look equal, to a thousandth of a point. It is only comparable within
  /// one process.
  package var fingerprint: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }

  /// All displayed strings, in drawing order.
  package var strings: [String] {
    if isHidden { return [] }
    var result: [String] = []
    if case .text(let text) = content, !text.string.isEmpty { result.append(text.string) }
    return result + children.flatMap(\.strings)
  }

  private func hash(into hasher: inout Hasher) {
    hasher.combine(isHidden)
    if isHidden { return }
    let place = placement
    add([place.a, place.b, place.c, place.d, place.tx, place.ty, opacity], to: &hasher)
    hasher.combine(blendMode)
    hasher.combine(contentSignatures)
    hash(content, into: &hasher)
    if let clip { add(PathTemplate.numbers(clip.path), to: &hasher) }
    hasher.combine(filters.count)
    for filter in filters { hasher.combine("\(filter)") }
    mask?.hash(into: &hasher)
    hasher.combine(children.count)
    for child in children { child.hash(into: &hasher) }
  }

  private func hash(_ content: LayerContent, into hasher: inout Hasher) {
    switch content {
    case .none, .image: break
    case .fill(let fill):
      add(PathTemplate.numbers(fill.path), to: &hasher)
      hash(fill.paint, into: &hasher)
    case .stroke(let stroke):
      add(PathTemplate.numbers(stroke.path), to: &hasher)
      add([stroke.style.lineWidth, stroke.style.dashPhase] + stroke.style.dash.map { Double($0) }, to: &hasher)
      hash(stroke.paint, into: &hasher)
    case .text(let text):
      for run in text.runs { for glyph in run.glyphs { add([glyph.x, glyph.y], to: &hasher) } }
      for paint in text.paints { hash(paint, into: &hasher) }
    }
  }

  private func hash(_ paint: Paint, into hasher: inout Hasher) {
    switch paint {
    case .color(let color): add(VectorSceneBuilder.components(color), to: &hasher)
    case .gradient(let gradient):
      for stop in gradient.stops { add(VectorSceneBuilder.components(stop.color), to: &hasher) }
      hasher.combine(gradient.opacity)
    case .image, .material: break
    }
  }

  private func add(_ numbers: [Double], to hasher: inout Hasher) {
    for number in numbers { hasher.combine((number * 1000).rounded() + 0) }
  }
}
