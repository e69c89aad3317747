import Foundation
import Geometry
import ViewGraph

/// A two-dimensional gradient defined by a grid of positioned colors.
nonisolated public struct MeshGradient: ShapeStyle, View, _PrimitiveView {
  /// The positions of the vertices.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
  }

  /// The colors of the vertices.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row. At least 2; otherwise only the background is drawn.
  public var width: Int
  /// The number of rows of vertices. At least 2; otherwise only the background is drawn.
  public var height: Int
  /// The positions of the `width` × `height` vertices, row by row.
  public var locations: Locations
  /// The colors of the vertices, row by row.
  public var colors: Colors
  /// The color outside of the mesh. Default `.clear`.
  public var background: Color
  /// A Boolean value that indicates whether colors are interpolated smoothly across the cells. Default `true`.
  public var smoothsColors: Bool
  /// The color space in which the colors are interpolated. Default `.device`.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient with `width` × `height` points and colors, row by row.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a new mesh gradient with positions specified as a 2D array of colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a new mesh gradient with resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let context = environment.colorContext
    let resolved: [Color.Resolved]
    switch colors {
    case .colors(let colors): resolved = colors.map { $0.resolve(in: context) }
    case .resolvedColors(let colors): resolved = colors
    }
    guard case .points(let vertices) = locations, width >= 2, height >= 2, vertices.count == width * height,
      resolved.count == vertices.count
    else { return _ResolvedStyle(background.resolve(in: context)) }
    let points = vertices.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
    let shape = ResolvedGradient.Shape.mesh(
      width: width, height: height, points: points, colors: resolved, background: background.resolve(in: context),
      smooths: smoothsColors)
    return _ResolvedStyle(.gradient(ResolvedGradient(mesh: shape, isPerceptual: colorSpace.isPerceptual)))
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    StyleFillNode.make(view, context)
  }
}
