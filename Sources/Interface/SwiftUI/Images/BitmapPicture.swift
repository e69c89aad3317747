import Drawing
import Foundation
import Geometry

/// A bitmap drawn stretched, tiled or in nine parts.
struct BitmapPicture {
  let bitmap: Bitmap
  /// The scale in pixels per point.
  let scale: CGFloat
  let image: Image
  let isTemplate: Bool

  private var quality: ImageContent.Interpolation {
    switch image.quality {
    case Image.Interpolation.none?: return .none
    case .low?: return .low
    case .medium?, nil: return .medium
    case .high?: return .high
    }
  }

  func draw(in layer: Layer, bounds: CGRect, paint: Paint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let insets = image.capInsets
    let hasCaps = insets.top > 0 || insets.leading > 0 || insets.bottom > 0 || insets.trailing > 0
    guard image.resizing != nil, hasCaps || image.resizing == .tile else {
      layer.content = content(bitmap, bounds, paint)
      return
    }
    layer.children = parts(bounds, paint)
  }

  private func content(_ bitmap: Bitmap, _ rect: CGRect, _ paint: Paint) -> LayerContent {
    .image(
      ImageContent(
        bitmap: bitmap, rect: rect, interpolation: quality, template: isTemplate ? paint : nil,
        isAntialiased: image.isAntialiased))
  }

  /// Returns the nine parts. The corners keep their size, and the parts between them are stretched or tiled.
  private func parts(_ bounds: CGRect, _ paint: Paint) -> [Layer] {
    let insets = image.capInsets
    let natural = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    let sourceX: [CGFloat] = [0, insets.leading, natural.width - insets.trailing, natural.width]
    let sourceY: [CGFloat] = [0, insets.top, natural.height - insets.bottom, natural.height]
    let targetX: [CGFloat] = [0, insets.leading, bounds.width - insets.trailing, bounds.width]
    let targetY: [CGFloat] = [0, insets.top, bounds.height - insets.bottom, bounds.height]
    var layers: [Layer] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let from = CGRect(
          x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column],
          height: sourceY[row + 1] - sourceY[row])
        let to = CGRect(
          x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column],
          height: targetY[row + 1] - targetY[row])
        guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
        layers += part(from, to, paint)
      }
    }
    return layers
  }

  private func part(_ from: CGRect, _ to: CGRect, _ paint: Paint) -> [Layer] {
    guard let piece = bitmap.cropped(to: from, scale: scale) else { return [] }
    guard image.resizing == .tile else {
      let layer = Layer()
      layer.content = content(piece, to, paint)
      return [layer]
    }
    var layers: [Layer] = []
    var y = to.minY
    while y < to.maxY {
      var x = to.minX
      while x < to.maxX {
        let layer = Layer()
        layer.content = content(piece, CGRect(x: x, y: y, width: from.width, height: from.height), paint)
        if x + from.width > to.maxX || y + from.height > to.maxY { layer.clip = LayerClip(path: Path(to)) }
        layers.append(layer)
        x += from.width
      }
      y += from.height
    }
    return layers
  }
}

extension Bitmap {
  /// Returns a part, given in points, or `nil` if it is empty.
  func cropped(to rect: CGRect, scale: CGFloat) -> Bitmap? {
    let minX = max(0, Int((rect.minX * scale).rounded()))
    let minY = max(0, Int((rect.minY * scale).rounded()))
    let maxX = min(width, Int((rect.maxX * scale).rounded()))
    let maxY = min(height, Int((rect.maxY * scale).rounded()))
    guard maxX > minX, maxY > minY else { return nil }
    if minX == 0, minY == 0, maxX == width, maxY == height { return self }
    var cut: [UInt8] = []
    cut.reserveCapacity((maxX - minX) * (maxY - minY) * 4)
    for y in minY..<maxY { cut += pixels[(y * width + minX) * 4..<(y * width + maxX) * 4] }
    return Bitmap(width: maxX - minX, height: maxY - minY, pixels: cut)
  }
}
