import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

extension RasterRenderer {
  /// Blends a flattened image on the device's pixel grid with what the context has drawn so far.
  func composite(_ image: PlacedImage, opacity: Double, blendMode: BlendMode, in context: DrawContext) {
    var rect = SceneRect(image.rect.intersection(context.area))
    if let clip = context.clip { rect = rect.intersection(clip.rect) }
    if rect.isEmpty { return }
    guard blendMode == .normal else {
      blend(image, opacity: opacity, blendMode: blendMode, in: rect, context)
      return
    }
    let (target, source) = (PixelTarget(context.buffer), PixelTarget(image.buffer))
    let mask = context.clip?.coverage
    glowworm_blend_image(
      target.at(rect.minX, rect.minY), target.stride,
      source.at(rect.minX - Int32(image.dx), rect.minY - Int32(image.dy)), source.stride,
      mask?.at(rect.minX, rect.minY), mask?.stride ?? 0, Int32(rect.width), Int32(rect.height),
      UInt32((UnpremultipliedColor.clamp(opacity) * 255).rounded()))
    context.buffer.markDirty()
  }

  /// Blends a part of an image in another mode than the normal one, with Cairo or by hand.
  private func blend(
    _ placed: PlacedImage, opacity: Double, blendMode: BlendMode, in part: SceneRect, _ context: DrawContext
  ) {
    // Cairo has to know that pixels were written without it.
    context.buffer.markDirty()
    var image = PixelBuffer(placed.buffer, movedX: placed.dx, y: placed.dy)
    var context = context
    context.area = part.pixelRect
    if let clip = context.clip {
      // All modes are linear in the source's alpha.
      image = image.copy(context.area)
      let (target, mask) = (PixelTarget(image), clip.coverage)
      glowworm_multiply(
        target.at(part.minX, part.minY), target.stride, mask.at(part.minX, part.minY), mask.stride, Int32(part.width),
        Int32(part.height))
      image.markDirty()
    }
    switch blendMode {
    case .plusDarker:
      compositeByHand(image, opacity: opacity, in: context, alpha: { min(1, $0 + $1) }) { s, d, sa, da in
        // The value is max(0, s + d − 1) for opaque colors.
        max(0, min(1, sa + da) - (sa - s) - (da - d))
      }
    case .softLight:
      compositeByHand(image, opacity: opacity, in: context, alpha: { $0 + $1 - $0 * $1 }) { s, d, sa, da in
        // The value is (1 − 2s)b² + 2sb for every s, as measured, instead of the W3C's two branches.
        let outside = (1 - sa) * d + (1 - da) * s
        if sa <= 0 || da <= 0 { return outside }
        let source = s / sa
        let backdrop = d / da
        let mixed = (1 - 2 * source) * backdrop * backdrop + 2 * source * backdrop
        return outside + sa * da * mixed
      }
    default:
      let cr = context.cairo
      cairo_save(cr)
      context.setDeviceMatrix()
      // Operators that reach beyond their source must leave the rest of the picture alone.
      cairo_rectangle(cr, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
      cairo_clip(cr)
      context.setSource(image)
      cairo_set_operator(cr, Self.cairoOperator(for: blendMode))
      cairo_paint_with_alpha(cr, UnpremultipliedColor.clamp(opacity))
      cairo_restore(cr)
      context.buffer.flush()
    }
  }

  /// Blends that Cairo lacks.
  private func compositeByHand(
    _ image: PixelBuffer, opacity: Double, in context: DrawContext, alpha: (Double, Double) -> Double,
    mix: (Double, Double, Double, Double) -> Double
  ) {
    context.buffer.blend(image, opacity: opacity, in: context.area, alpha: alpha, mix: mix)
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
