import Foundation
import Geometry

/// The paint of fills, strokes and text. Everything is resolved, so that nothing depends on an environment.
package enum Paint: Equatable {
  case color(Color.Resolved)
  // Boxed, because nearly all paints are colors.
  indirect case gradient(GradientPaint)
  indirect case image(ImagePaintContent)
  /// A tinted blur of the backdrop.
  indirect case material(MaterialPaint)
}

/// A gradient with resolved stops and with its geometry in the `bounds` of the paint.
package struct GradientPaint: Equatable {
  package struct Stop: Equatable, Sendable {
    package var color: Color.Resolved
    /// The location, 0–1.
    package var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  package enum Geometry: Equatable, Sendable {
    /// A linear gradient between points in the layer's coordinate space.
    case linear(from: CGPoint, to: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// An elliptical gradient in the ellipse inscribed in `rect`. The radii are fractions, 0–1, of half of `rect`.
    case elliptical(rect: CGRect, center: CGPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// An angular gradient. Angles are in radians, clockwise from 3 o'clock.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
    /// A mesh gradient with `width` × `height` points in the layer's coordinate space, row by row, and one color per
    /// point.
    case mesh(
      width: Int, height: Int, points: [CGPoint], colors: [Color.Resolved], background: Color.Resolved, smooths: Bool)
  }

  package var geometry: Geometry
  package var stops: [Stop]
  /// A Boolean value that indicates whether colors are interpolated in Oklab, the perceptual color space of gradient
  /// fills. Otherwise they are interpolated in gamma-encoded sRGB ("device").
  package var isPerceptual: Bool
  /// The factor for the alpha of every stop, 0–1.
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
  /// The scale in points per pixel.
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

/// A material: the backdrop, blurred, saturated, and covered with a translucent tint.
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
