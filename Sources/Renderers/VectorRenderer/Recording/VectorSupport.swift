import Drawing
import Foundation
import Geometry

/// The features that a vector document cannot express, with the texts of warnings.
enum VectorSupport {
  /// The reason why the whole layer must be rasterized, or `nil`.
  ///
  /// - Parameter isRoot: True for the whole picture or a whole mask.
  static func layerObstacle(_ layer: Layer, isRoot: Bool = false) -> String? {
    // Where a mode has no vector form, all that it blends with has to be in the bitmap.
    if isRoot || isolates(layer), let mode = inexpressibleMode(in: layer) { return "the blend mode \(mode)" }
    if let transform = layer.transform, !transform.isAffine { return "a perspective" }
    for filter in layer.filters {
      switch filter {
      case .blur(_, let isOpaque): if isOpaque { return "an opaque blur" }
      case .alphaThreshold: return "an alpha threshold"
      case .luminanceToAlpha: return "luminanceToAlpha"
      default: break
      }
    }
    return nil
  }

  /// Returns the reason why the layer's own content must be rasterized, or `nil` if there is none.
  static func contentObstacle(_ content: LayerContent) -> String? {
    switch content {
    case .none: return nil
    case .fill(let fill): return paintObstacle(fill.paint)
    case .stroke(let stroke): return paintObstacle(stroke.paint)
    case .text(let text): return text.paints.lazy.compactMap(paintObstacle).first
    case .image(let image): return image.template == nil ? nil : "a template image"
    }
  }

  private static func paintObstacle(_ paint: Paint) -> String? {
    switch paint {
    case .color: return nil
    case .image: return "an image paint"
    case .material: return "a material (without what is behind it)"
    case .gradient(let gradient):
      switch gradient.geometry {
      case .angular: return "an angular gradient"
      case .mesh: return "a mesh gradient"
      case .linear, .radial, .elliptical: return nil
      }
    }
  }

  /// A Boolean value that indicates whether the layer becomes one image before it is composited with its backdrop, so
  /// that the parts inside blend with nothing outside.
  static func isolates(_ layer: Layer) -> Bool {
    if layer.mask != nil || !layer.filters.isEmpty || layer.blendMode != .normal || layer.isCompositingGroup {
      return true
    }
    // Several parts under one clip share its soft edge.
    return layer.clip != nil && paintedParts(of: layer, limit: 2) > 1
  }

  private static func paintedParts(of layer: Layer, limit: Int) -> Int {
    if layer.isHidden { return 0 }
    var count = 0
    if case .none = layer.content {} else { count = 1 }
    for child in layer.children where count < limit { count += paintedParts(of: child, limit: limit - count) }
    return count
  }

  /// A blend mode without a vector form among the parts that blend with what is behind them inside the layer.
  private static func inexpressibleMode(in layer: Layer) -> BlendMode? {
    for child in layer.children where !child.isHidden {
      if !isExpressible(child.blendMode) { return child.blendMode }
      if !isolates(child), let mode = inexpressibleMode(in: child) { return mode }
    }
    return nil
  }

  private static func isExpressible(_ mode: BlendMode) -> Bool {
    switch mode {
    case .destinationOver, .destinationOut, .sourceAtop: true
    default: name(of: mode) != nil
    }
  }

  /// The name in CSS, or `nil` if no mode gives the same colors. CSS's soft light has another formula above 50 % gray.
  static func name(of mode: BlendMode) -> String? {
    switch mode {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .softLight, .plusDarker, .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}
