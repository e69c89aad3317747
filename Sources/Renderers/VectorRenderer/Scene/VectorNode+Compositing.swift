import Drawing
import Foundation
import Geometry

extension VectorNode {
  /// Replaces compositing operators, which vector formats do not have, by supported operations: order, masks and sums.
  /// Modes that CSS has stay with the parts. The node is taken for one image, with which nothing outside blends.
  func resolveCompositing() {
    mask?.resolveCompositing()
    guard case .group(let children) = body else { return }
    guard blendsInside else {
      for child in children { child.resolveCompositing() }
      return
    }
    let parts = Self.composited(children.flatMap { $0.separated() }, area: bounds)
    needsIsolation = parts.contains { $0.blendMode != .normal }
    body = .group(parts)
  }

  /// Parts that blend with what is drawn before them, here or outside.
  private var blendsInside: Bool {
    guard case .group(let children) = body else { return false }
    return children.contains { $0.blendMode != .normal || (!$0.isolates && $0.blendsInside) }
  }

  /// The parts that meet what is behind them each for itself, all with what lies between them and the node's parent.
  private func separated() -> [VectorNode] {
    guard case .group(let children) = body, !isolates, blendsInside else {
      resolveCompositing()
      return [self]
    }
    var result: [VectorNode] = []
    var plain: [VectorNode] = []
    func add(_ parts: [VectorNode], _ mode: BlendMode) {
      if parts.isEmpty { return }
      let part = VectorNode(copying: self)
      part.body = .group(parts)
      part.blendMode = mode
      part.isolates = mode != .normal
      result.append(part)
    }
    for part in children.flatMap({ $0.separated() }) {
      let mode = part.blendMode
      if mode == .normal {
        plain.append(part)
        continue
      }
      add(plain, .normal)
      plain = []
      part.blendMode = .normal
      add([part], mode)
    }
    add(plain, .normal)
    return result
  }

  /// The parts of one image, in the order of drawing, without compositing operators.
  ///
  /// - Parameter area: What the image may cover.
  private static func composited(_ parts: [VectorNode], area: CGRect) -> [VectorNode] {
    var drawn: [VectorNode] = []
    // What has the same alpha as all that is drawn.
    var shape: [VectorNode] = []
    for part in parts {
      let mode = part.blendMode
      switch mode {
      case .destinationOver:
        part.blendMode = .normal
        // A part that blends already must not blend with a part that moves below it.
        if drawn.contains(where: { $0.blendMode != .normal }) { drawn = [isolated(drawn)] }
        drawn.insert(part, at: 0)
        shape.insert(part, at: 0)
      case .destinationOut:
        part.blendMode = .normal
        drawn = cut(drawn, by: part, area: area)
        shape = cut(shape, by: part, area: area)
      case .sourceAtop:
        if drawn.isEmpty { continue }
        part.blendMode = .normal
        // S · αD + D · (1 − αS): each is masked by the other, and they are added.
        let inside = VectorNode(.group([part]))
        inside.mask = VectorNode(.group(shape))
        inside.bounds = area
        inside.blendMode = .plusLighter
        inside.isolates = true
        drawn = cut(drawn, by: part, area: area) + [inside]
      default:
        drawn.append(part)
        shape.append(part)
      }
    }
    return drawn
  }

  private static func isolated(_ parts: [VectorNode]) -> VectorNode {
    let group = VectorNode(.group(parts))
    group.isolates = true
    group.needsIsolation = true
    return group
  }

  /// The parts where the other one is not.
  private static func cut(_ parts: [VectorNode], by other: VectorNode, area: CGRect) -> [VectorNode] {
    if parts.isEmpty { return [] }
    let hole = other.silhouette(area: area)
    if parts.count == 1, parts[0].maskIsInverted, case .group(let holes)? = parts[0].mask?.body {
      let group = VectorNode(copying: parts[0])
      group.mask = VectorNode(.group(holes + [hole]))
      return [group]
    }
    let group = VectorNode(.group(parts))
    group.mask = VectorNode(.group([hole]))
    group.maskIsInverted = true
    group.bounds = area
    group.isolates = true
    return [group]
  }

  // MARK: Silhouettes

  private static let black: [Double] = Array(repeating: 0, count: 18) + [1, 0]

  /// The same in black.
  private func silhouette(area: CGRect) -> VectorNode {
    if let painted = blackened() { return painted }
    let whole = VectorNode(.group([self]))
    whole.filters = [.matrix(Channel(Self.black))]
    whole.bounds = area
    whole.isolates = true
    return whole
  }

  /// Returns the node painted in black, or `nil` if its colors are not those of paints alone.
  private func blackened() -> VectorNode? {
    for filter in filters { if case .blur = filter {} else { return nil } }
    let copy = VectorNode(copying: self)
    switch body {
    case .image: return nil
    case .group(let children):
      var parts: [VectorNode] = []
      for child in children {
        guard let part = child.blackened() else { return nil }
        parts.append(part)
      }
      copy.body = .group(parts)
    case .shape(var shape):
      shape.fill = shape.fill?.blackened
      if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.blackened }
      copy.body = .shape(shape)
    case .text(var text):
      text.paint = text.paint.blackened
      copy.body = .text(text)
    }
    return copy
  }
}

extension VectorPaint {
  /// The same opacities in black.
  fileprivate var blackened: VectorPaint {
    func black(_ color: Channel) -> Channel { color.map { [0, 0, 0, $0[3]] } }
    switch self {
    case .color(let color): return .color(black(color))
    case .gradient(let gradient, let stops): return .gradient(gradient, stops: stops.map(black))
    }
  }
}
