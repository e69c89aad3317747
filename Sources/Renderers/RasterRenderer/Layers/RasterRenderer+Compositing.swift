import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Blends a flattened image, on the device's pixel grid, with the backdrop that has been drawn so far.
  func composite(_ image: PixelBuffer, opacity: Double, blendMode: BlendMode, in pass: DrawContext) {
    image.flush()
    switch blendMode {
    case .plusDarker:
      compositeByHand(image, opacity: opacity, in: pass, alpha: { min(1, $0 + $1) }) { s, d, sa, da in
        // The value is max(0, s + d − 1) for opaque colors.
        max(0, min(1, sa + da) - (sa - s) - (da - d))
      }
    case .softLight:
      compositeByHand(image, opacity: opacity, in: pass, alpha: { $0 + $1 - $0 * $1 }) { s, d, sa, da in
        // The value is (1 − 2s)b² + 2sb for every s, as measured, instead of the W3C's two branches.
        let outside = (1 - sa) * d + (1 - da) * s
        if sa <= 0 || da <= 0 { return outside }
        let source = s / sa
        let backdrop = d / da
        let mixed = (1 - 2 * source) * backdrop * backdrop + 2 * source * backdrop
        return outside + sa * da * mixed
      }
    default:
      let cr = pass.context
      cairo_save(cr)
      pass.setDeviceMatrix()
      let r = image.rect
      // Operators that extend beyond their source must not change the rest of the image.
      cairo_rectangle(cr, Double(r.minX), Double(r.minY), Double(r.width), Double(r.height))
      cairo_clip(cr)
      pass.setSource(image)
      cairo_set_operator(cr, Self.cairoOperator(for: blendMode))
      cairo_paint_with_alpha(cr, UnpremultipliedColor.clamp(opacity))
      cairo_restore(cr)
    }
  }

  /// Blends with a mode that Cairo lacks. Clips of the context are respected by blending a copy and drawing it back.
  private func compositeByHand(
    _ image: PixelBuffer, opacity: Double, in pass: DrawContext, alpha: (Double, Double) -> Double,
    mix: (Double, Double, Double, Double) -> Double
  ) {
    let area = image.rect.intersection(pass.area)
    if area.isEmpty { return }
    pass.buffer.flush()
    let result = pass.buffer.copy(area)
    result.blend(image, opacity: opacity, in: area, alpha: alpha, mix: mix)
    let cr = pass.context
    cairo_save(cr)
    pass.setDeviceMatrix()
    cairo_rectangle(cr, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    pass.setSource(result)
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  private static func cairoOperator(for mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal, .softLight, .plusDarker: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: return CAIRO_OPERATOR_ADD
    }
  }
}
