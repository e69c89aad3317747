import Drawing
import Foundation
import Geometry

/// The features that a vector document cannot express, with the texts of warnings.
enum VectorSupport {
  /// Returns the reason why the whole layer must be rasterized, or `nil` if there is none.
  static func layerObstacle(_ layer: Layer) -> String? {
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

  /// Returns the CSS name of a blend mode, or `nil` if there is none.
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
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}
