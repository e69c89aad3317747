import Drawing
import Foundation
import Geometry

/// The way in which a layer's content and children are combined before they are composited with their backdrop.
enum LayerGrouping {
  /// Each is drawn by itself.
  case none
  /// Each is drawn within a rectangle of whole pixels.
  case rectangle(SceneRect)
  /// Each is clipped by itself, so that it can blend with its backdrop.
  case softClip
  /// They become one image.
  case image

  var isImage: Bool {
    if case .image = self { return true }
    return false
  }
}

extension Layer {
  /// Returns the grouping of a layer whose transform to pixels is `transform`, or `nil` for a projective transform.
  ///
  /// - Parameter opacity: The product with the ancestors'.
  func grouping(placed transform: SceneTransform?, opacity: Double) -> LayerGrouping {
    if isImageAlways { return .image }
    // A material samples its backdrop, which a separate image would hide.
    if isCompositingGroup, opacity < 1 || !containsMaterial { return .image }
    guard let clip else { return .none }
    if let transform, let rectangle = clip.path.uprightRectangle, let whole = transform.wholePixels(rectangle) {
      return .rectangle(whole)
    }
    if containsMaterial { return .softClip }
    // Where several painted parts share a soft clip edge, clipping each would let the lower ones shine through it.
    if paintedParts(limit: 2) < 2, children.contains(where: \.containsBlending) { return .softClip }
    return .image
  }

  /// True if the layer is flattened, independent of its contents.
  var isImageAlways: Bool { mask != nil || !filters.isEmpty || blendMode != .normal }

  /// True if only a clip makes the layer an image.
  var isClippedOnly: Bool { !isImageAlways && !isCompositingGroup }

  /// A Boolean value that indicates whether opacity applies to the layer's image as a whole rather than to each painted
  /// part.
  var takesOpacityAsOne: Bool { !isClippedOnly || paintedParts(limit: 2) < 2 }

  /// True if something in the tree samples its backdrop.
  var containsMaterial: Bool { content.hasMaterial || children.contains(where: \.containsMaterial) }

  /// True if something in the tree is blended in another mode than the normal one.
  var containsBlending: Bool { blendMode != .normal || children.contains(where: \.containsBlending) }

  /// The only color that content and children are painted in, opaque, or `nil` if there are several or none.
  var uniformColor: UnpremultipliedColor? {
    var color: UnpremultipliedColor?
    return isPainted(in: &color) ? color : nil
  }

  /// Returns whether everything in the tree is painted in one color, which is set by what is painted first.
  private func isPainted(in color: inout UnpremultipliedColor?) -> Bool {
    if isHidden { return true }
    if case .image = content { return false }
    let isUniform = content.allPaints { paint in
      guard case .color(var own) = paint else { return false }
      own.opacity = 1
      let opaque = UnpremultipliedColor(own)
      defer { color = opaque }
      return color == nil || color == opaque
    }
    return isUniform
      && children.allSatisfy { child in
        child.filters.isEmpty && child.blendMode == .normal && child.isPainted(in: &color)
      }
  }

  /// Returns the number of contents that the tree paints, counted up to `limit`.
  private func paintedParts(limit: Int) -> Int {
    if isHidden { return 0 }
    var count = 0
    if case .none = content {} else { count = 1 }
    for child in children where count < limit { count += child.paintedParts(limit: limit - count) }
    return count
  }
}

extension LayerContent {
  /// Returns whether all paints of shapes and text, or that of a template image, satisfy a predicate.
  func allPaints(satisfy predicate: (Paint) -> Bool) -> Bool {
    switch self {
    case .none: return true
    case .fill(let fill): return predicate(fill.paint)
    case .stroke(let stroke): return predicate(stroke.paint)
    case .text(let text): return text.paints.allSatisfy(predicate)
    case .image(let image): return image.template.map(predicate) ?? true
    }
  }

  var hasMaterial: Bool { !allPaints { !$0.isMaterial } }

  /// True if the content consists of shapes in one color each.
  var isSolid: Bool {
    if case .image = self { return false }
    return allPaints(satisfy: \.isSolid)
  }
}

extension Paint {
  /// One color all over.
  var isSolid: Bool {
    if case .color = self { return true }
    return false
  }

  var isMaterial: Bool {
    if case .material = self { return true }
    return false
  }
}
