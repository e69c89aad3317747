import Drawing
import Foundation
import Geometry
import ViewGraph

nonisolated extension GraphicsContext {
  /// A color or pattern that you can use to outline or fill a path. Points are in user space.
  public struct Shading: Sendable {
    indirect enum Storage: Sendable {
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Geometry)
      case palette([Shading])
      case resolved(_ResolvedStyle)
    }

    let storage: Storage

    /// A shading instance that draws the context's current foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A shading instance that fills with a color.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A shading instance that fills with a color in the given color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shading instance that fills with a monochrome color in the given color space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A shading instance that fills with the given shape style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }

    /// A shading instance that fills with a linear (axial) gradient.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(storage: .gradient(gradient, .linear(from: startPoint, to: endPoint)))
    }

    /// A shading instance that fills with a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(storage: .gradient(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius)))
    }

    /// A shading instance that fills with a conic (angular) gradient, clockwise from `angle`.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      let end: Double = angle.radians + 2 * Double.pi
      return Shading(
        storage: .gradient(gradient, .angular(center: center, startAngle: angle.radians, endAngle: end)))
    }

    /// A multilevel shading instance. Paths are painted with level 0.
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

    func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
      switch storage {
      case .style(let style): return style._paint(in: environment).paint(in: bounds)
      case .resolved(let style): return style.paint(in: bounds)
      case .palette(let levels):
        return levels.first?.paint(in: environment, bounds: bounds) ?? .color(.clear)
      case .gradient(let gradient, let geometry):
        let context = environment.colorContext
        let stops = gradient.resolvedStops(in: context).map {
          GradientPaint.Stop(color: $0.color, location: $0.location)
        }
        return .gradient(GradientPaint(geometry: geometry, stops: stops))
      }
    }
  }

  /// Returns a version of a shading resolved with the current values of the graphics context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .style(let style) = shading.storage else { return shading }
    return Shading(storage: .resolved(style._paint(in: environment)))
  }
}
