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

  /// A Boolean value that indicates whether no painted parts overlap, so that opacity may apply to them as a group.
  var hasSeparateParts: Bool {
    let parts = leafBounds(under: .identity)
    for index in parts.indices {
      for other in parts[..<index] where other.insetBy(dx: -1, dy: -1).intersects(parts[index]) { return false }
    }
    return true
  }
}
