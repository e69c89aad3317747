import Drawing
import Foundation
import Geometry

extension LayerState {
  /// About what it paints, in its own space.
  var innerBounds: CGRect {
    leafBounds(under: .identity).reduce(CGRect.null) { $0.union($1) }
  }

  /// The rectangle of each painted part, in the space that `transform` leads to from the layer's.
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

  /// Whether no two painted parts lie over each other, so that they may fade as one.
  var hasSeparateParts: Bool {
    let parts = leafBounds(under: .identity)
    for index in parts.indices {
      for other in parts[..<index] where other.insetBy(dx: -1, dy: -1).intersects(parts[index]) { return false }
    }
    return true
  }
}
