import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated extension View {
  /// Sets the view's background to a style.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).modifier(_SafeAreaIgnoringModifier(edges: edges))
    }
  }

  /// Sets the view's background to the default background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Sets the view's background to a shape filled with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Sets the view's background to an insettable shape filled with a style.
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Sets the view's background to a shape filled with the default background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the view's background to an insettable shape filled with the default background style.
  public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Layers the specified style in front of this view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay(alignment: .center) {
      _ShapeView(shape: Rectangle(), style: style).modifier(_SafeAreaIgnoringModifier(edges: edges))
    }
  }

  /// Layers a shape that you specify in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }
}
