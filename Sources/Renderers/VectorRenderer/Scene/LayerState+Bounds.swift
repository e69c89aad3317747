import Drawing
import Foundation
import Geometry

extension LayerState {
  /// The approximate bounds of the painted content, in the layer's own coordinate space.
  var innerBounds: CGRect {
    leafBounds(under: .identity).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the rectangle of each painted part, in the target space of `transform`.
  func leafBounds(under transform: CGAffineTransform) -> [CGRect] {
    if isHidden { return [] }
    var result: [CGRect] = []
    let own = contentBounds
    if !own.isNull { result.append(own.applying(transform)) }
    for child in children { result += child.leafBounds(under: child.placement.concatenating(transform)) }
    return result
  }

  private var contentBounds: CGRect {
    switch content {
    case .none: return .null
    case .fill(let fill): return fill.path.isEmpty ? .null : fill.path.boundingRect
    case .stroke(let stroke):
      let reach = -stroke.style.lineWidth / 2
      return stroke.outline.isEmpty ? .null : stroke.outline.boundingRect.insetBy(dx: reach, dy: reach)
    case .text(let text): return text.bounds
    case .image(let image): return image.rect
    }
  }

  /// The maximum painted area before the layer's own mask and filters, in its own space. It includes the corners of
  /// strokes, the overhang of glyphs and the effects of its parts.
  var paintedBounds: CGRect {
    if isHidden { return .null }
    var result = contentBounds
    switch content {
    case .stroke(let stroke):
      let corner = stroke.style.lineJoin == .miter ? max(1, stroke.style.miterLimit) : 1.5
      let reach = stroke.style.lineWidth / 2 * corner
      if !result.isNull { result = result.insetBy(dx: -reach, dy: -reach) }
    case .text: if !result.isNull { result = result.insetBy(dx: -result.height / 2, dy: -result.height / 2) }
    case .none, .fill, .image: break
    }
    for child in children {
      let painted = child.paintedBounds
      if painted.isNull { continue }
      let reach = child.filters.reduce(CGFloat(0)) { $0 + $1.reach }
      result = result.union(painted.insetBy(dx: -reach, dy: -reach).applying(child.placement))
    }
    return result
  }

  /// A Boolean value that indicates whether no two painted parts overlap, so that they can fade as one.
  var hasSeparateParts: Bool {
    let parts = leafBounds(under: .identity)
    for index in parts.indices {
      for other in parts[..<index] where other.insetBy(dx: -1, dy: -1).intersects(parts[index]) { return false }
    }
    return true
  }
}

extension Filter {
  /// The points by which it may paint beyond its input.
  fileprivate var reach: CGFloat {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(_, let radius, let offset): 3 * radius + max(abs(offset.width), abs(offset.height))
    default: 0
    }
  }
}
