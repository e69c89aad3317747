import Foundation
import Geometry

/// What fills, strokes and text are painted with; everything resolved, nothing depends on an environment.
package enum Paint: Equatable {
  case color(Color.Resolved)
  // Boxed, because nearly all paints are colors.
  indirect case gradient(GradientPaint)
  indirect case image(ImagePaintContent)
  /// A blur of what is behind, tinted; radius in points.
  indirect case material(MaterialPaint)
}

/// A gradient with resolved stops and geometry in the paint's `bounds`.
package struct GradientPaint: Equatable {
  package struct Stop: Equatable, Sendable {
    package var color: Color.Resolved
    /// 0…1.
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package enum Geometry: Equatable, Sendable {
    /// Points in the layer's space.
    case linear(from: CGPoint, to: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// An ellipse inscribed in `rect` scaled by the fractions of its half-diagonal-free radius (0…1 of the rect).
    case elliptical(rect: CGRect, center: CGPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// Radians, clockwise from 3 o'clock.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
    /// `points` are in the layer's space, row-major, width × height; with colors per point.
    case mesh(
      width: Int, height: Int, points: [CGPoint], colors: [Color.Resolved], background: Color.Resolved, smooths: Bool)
  }

  package var geometry: Geometry
  package var stops: [Stop]
  /// Blend in the perceptual space that gradient fills use (Oklab); false blends gamma-encoded sRGB ("device").
  package var isPerceptual: Bool
  /// Multiplies the alpha of every stop, 0…1.
  package var opacity: Double

  package init(geometry: Geometry, stops: [Stop], isPerceptual: Bool = true, opacity: Double = 1) {
    self.geometry = geometry
    self.stops = stops
    self.isPerceptual = isPerceptual
    self.opacity = opacity
  }
}

/// A repeated part of a bitmap.
package struct ImagePaintContent: Equatable {
  package var bitmap: Bitmap
  /// The part of the bitmap that tiles, in unit coordinates.
  package var sourceRect: CGRect
  /// Points a pixel.
  package var scale: CGFloat

  package init(bitmap: Bitmap, sourceRect: CGRect, scale: CGFloat) {
    self.bitmap = bitmap
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.bitmap === b.bitmap && a.sourceRect == b.sourceRect && a.scale == b.scale
  }
}

/// A material: what is behind, blurred, saturated and covered with a translucent tint.
package struct MaterialPaint: Equatable, Sendable {
  package var blurRadius: CGFloat
  package var saturation: Double
  package var tint: Color.Resolved

  package init(blurRadius: CGFloat, saturation: Double, tint: Color.Resolved) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }
}
