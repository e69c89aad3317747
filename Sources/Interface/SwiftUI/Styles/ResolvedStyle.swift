import Drawing
import Foundation
import Geometry
import Motion

/// A style resolved in an environment, independent of the rectangle that it paints.
nonisolated public struct _ResolvedStyle: Sendable {
  package enum Fill: Equatable, Sendable {
    case color(Color.Resolved)
    // Boxed, because nearly all fills are colors.
    indirect case gradient(ResolvedGradient)
    indirect case image(ImageFill)
    indirect case material(MaterialPaint)
  }

  package var fill: Fill
  /// The factor, 0–1, for the opacity of the fill.
  package var opacity: Double = 1
  package var blendMode: BlendMode?
  package var shadows: [ResolvedShadow] = []

  package init(_ fill: Fill) { self.fill = fill }
  package init(_ color: Color.Resolved) { fill = .color(color) }

  /// A tiled bitmap.
  package struct ImageFill: Equatable, Sendable {
    package var content: ImagePaintContent
    package static func == (a: Self, b: Self) -> Bool { a.content == b.content }
  }

  package struct ResolvedShadow: Equatable, Sendable {
    package enum Kind: Sendable { case drop, inner }
    package var kind: Kind
    package var color: Color.Resolved
    package var radius: CGFloat
    package var offset: CGSize
  }

  /// A Boolean value that indicates whether `paint` includes the opacity of the style. Otherwise a layer must apply it.
  package var paintsOpacity: Bool {
    switch fill {
    case .color, .gradient: return true
    case .image, .material: return false
    }
  }

  /// Returns the paint for a shape with the bounding rectangle `bounds`.
  package func paint(in bounds: CGRect) -> Paint {
    switch fill {
    case .color(let color): return .color(color.multiplyingOpacity(by: opacity))
    case .gradient(let gradient): return .gradient(gradient.paint(in: bounds, opacity: opacity))
    case .image(let image): return .image(image.content)
    case .material(let material): return .material(material)
    }
  }
}

/// A gradient with resolved stops and with its geometry in unit points.
package struct ResolvedGradient: Equatable, Sendable {
  package enum Shape: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case elliptical(center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
    case mesh(
      width: Int, height: Int, points: [CGPoint], colors: [Color.Resolved], background: Color.Resolved, smooths: Bool)
  }

  package var shape: Shape
  package var stops: [GradientPaint.Stop]
  package var isPerceptual = true

  package init(_ shape: Shape, _ gradient: AnyGradient, _ context: ColorContext) {
    self.shape = shape
    stops = gradient.gradient.stops.map {
      GradientPaint.Stop(color: $0.color.resolve(in: context), location: $0.location)
    }
    isPerceptual = gradient.space.isPerceptual
  }

  package init(mesh shape: Shape, isPerceptual: Bool) {
    self.shape = shape
    stops = []
    self.isPerceptual = isPerceptual
  }

  package func paint(in bounds: CGRect, opacity: Double) -> GradientPaint {
    let geometry: GradientPaint.Geometry
    switch shape {
    case .linear(let start, let end):
      geometry = .linear(from: start.point(in: bounds), to: end.point(in: bounds))
    case .radial(let center, let startRadius, let endRadius):
      geometry = .radial(center: center.point(in: bounds), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let center, let startFraction, let endFraction):
      geometry = .elliptical(
        rect: bounds, center: center.point(in: bounds), startRadiusFraction: startFraction,
        endRadiusFraction: endFraction)
    case .angular(let center, let start, let end):
      geometry = .angular(center: center.point(in: bounds), startAngle: start.radians, endAngle: end.radians)
    case .mesh(let width, let height, let points, let colors, let background, let smooths):
      let placed = points.map { p in
        CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height)
      }
      geometry = .mesh(
        width: width, height: height, points: placed, colors: colors, background: background, smooths: smooths)
    }
    return GradientPaint(geometry: geometry, stops: stops, isPerceptual: isPerceptual, opacity: opacity)
  }
}
