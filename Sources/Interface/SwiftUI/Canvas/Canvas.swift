import Foundation
import Geometry
import ViewGraph

/// A view type that supports immediate mode drawing.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
  /// A view that provides child views that you can use in the drawing callback.
  public var symbols: Symbols
  /// The drawing callback that you use to draw into the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas is opaque, with a black background.
  public var isOpaque: Bool
  /// The working color space and storage format of the canvas. Default `nonLinear`.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the canvas may render asynchronously. It has no effect: the canvas is
  /// always drawn with the frame, so that an image depends only on its time.
  public var rendersAsynchronously: Bool

  /// Creates and configures a canvas that you supply with renderable child views.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeNode(_ view: Canvas, _ context: _NodeContext) -> _ViewNode<Canvas> {
    LeafNode(view, context) { CanvasItem($0, $1) }
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates and configures a canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}
