import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Returns the device pixels that drawing a layer may change, including its filters, or null if there are none.
  func extent(of layer: Layer, under parent: DeviceTransform) -> CGRect {
    if layer.isHidden || layer.opacity <= 0 { return .null }
    let transform = parent.entering(position: layer.position, transform: layer.transform)
    guard transform.isFinite, transform.isInvertible else { return .null }
    if transform.isAffine || layer.filters.isEmpty {
      let inner = unfilteredExtent(of: layer, placed: transform)
      return Self.extent(inner, through: layer.filters, placed: transform)
    }
    // Under a projective transform, the reach of filters is known only in the layer's own coordinate space.
    let flat = DeviceTransform()
    let inner = unfilteredExtent(of: layer, placed: flat)
    return transform.mapBounds(Self.extent(inner, through: layer.filters, placed: flat))
  }

  /// Returns the device pixels that the content and children of a layer may touch, before its filters.
  func unfilteredExtent(of layer: Layer, placed transform: DeviceTransform) -> CGRect {
    var rect = transform.mapBounds(localBounds(of: layer.content))
    for child in layer.children { rect = rect.union(extent(of: child, under: transform)) }
    if let clip = layer.clip, !rect.isNull {
      rect = rect.intersection(transform.mapBounds(clip.path.controlBounds))
    }
    if let mask = layer.mask, !rect.isNull {
      rect = rect.intersection(extent(of: mask, under: transform))
    }
    return rect
  }

  /// Returns `rect`, in device pixels, extended by the reach of `filters`.
  static func extent(_ rect: CGRect, through filters: [Filter], placed transform: DeviceTransform) -> CGRect {
    var result = rect
    if result.isNull { return result }
    for filter in filters {
      switch filter {
      case .blur(let radius, let isOpaque):
        if isOpaque { continue }
        let reach = GaussianBlur.reach(sigma: radius * transform.meanScale)
        result = result.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
      case .shadow(_, let radius, let offset):
        let reach = CGFloat(GaussianBlur.reach(sigma: radius * transform.meanScale) + 1)
        let moved = transform.mapVector(offset)
        guard moved.width.isFinite, moved.height.isFinite else { continue }
        let shadow = result.offsetBy(dx: moved.width, dy: moved.height).insetBy(dx: -reach, dy: -reach)
        result = result.union(shadow)
      default: break
      }
    }
    return result
  }

  /// Returns the number of pixels around a pixel that can influence it through `filters`.
  static func reach(of filters: [Filter], placed transform: DeviceTransform) -> Int {
    var reach = 0
    for filter in filters {
      switch filter {
      case .blur(let radius, _):
        reach += GaussianBlur.reach(sigma: radius * transform.meanScale)
      case .shadow(_, let radius, let offset):
        let moved = transform.mapVector(offset)
        guard moved.width.isFinite, moved.height.isFinite else { continue }
        let distance: CGFloat = min(max(abs(moved.width), abs(moved.height)), 1_000_000)
        reach += GaussianBlur.reach(sigma: radius * transform.meanScale) + Int(distance.rounded(.up)) + 1
      default: break
      }
    }
    return reach
  }

  /// Returns the bounds of a content in its layer's coordinate space, or null if it is empty.
  func localBounds(of content: LayerContent) -> CGRect {
    switch content {
    case .none: return .null
    case .fill(let fill): return fill.path.controlBounds
    case .stroke(let stroke): return Self.bounds(of: stroke.path, stroked: stroke.style)
    case .text(let text):
      var rect = CGRect.null
      for run in text.runs { rect = rect.union(bounds(of: run)) }
      for bar in text.bars { rect = rect.union(bar.rect) }
      return rect
    case .image(let image): return image.rect
    }
  }

  static func bounds(of path: Path, stroked style: StrokeStyle) -> CGRect {
    let bounds = path.controlBounds
    let half = style.lineWidth / 2
    if bounds.isNull || half <= 0 { return .null }
    var reach = half
    if style.lineCap == .square { reach = half * 2.0.squareRoot() }
    if style.lineJoin == .miter { reach = max(reach, half * max(1, style.miterLimit)) }
    return bounds.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns the bounds of a run's glyphs, or null if there are none.
  func bounds(of run: GlyphRun) -> CGRect {
    var box = BoundingBox()
    let outlines = glyphs.outlines(of: run.source)
    for glyph in run.glyphs {
      let outline = outlines.outline(of: glyph.id, in: run.source).bounds
      if outline.isNull { continue }
      box.add(outline.minX + glyph.x, outline.minY + glyph.y)
      box.add(outline.maxX + glyph.x, outline.maxY + glyph.y)
    }
    return box.rect
  }

  /// Returns the distance, in pixels, from which drawing a tree reads its backdrop.
  func reachBehind(_ layer: Layer, under parent: DeviceTransform) -> Int {
    let transform = parent.entering(position: layer.position, transform: layer.transform)
    var reach = reachBehind(layer.content, placed: transform)
    for child in layer.children { reach = max(reach, reachBehind(child, under: transform)) }
    return reach
  }

  func reachBehind(_ content: LayerContent, placed transform: DeviceTransform) -> Int {
    var reach = 0
    func include(_ paint: Paint) {
      guard case .material(let material) = paint else { return }
      reach = max(reach, GaussianBlur.reach(sigma: material.blurRadius * transform.meanScale) + GaussianBlur.gridStep)
    }
    switch content {
    case .fill(let fill): include(fill.paint)
    case .stroke(let stroke): include(stroke.paint)
    case .text(let text): for paint in text.paints { include(paint) }
    case .image(let image): if let paint = image.template { include(paint) }
    case .none: break
    }
    return reach
  }
}
