import Foundation
import Geometry
import ViewGraph

/// A shape provider that fills its shape on top of a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to draw.
  public var shape: Content
  /// The style that paints the shape.
  public var style: Style
  /// The fill rule and the antialiasing of the fill.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a view that fills a shape with a style, over a background.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
  }
}

/// A shape provider that strokes its shape on top of a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape to draw.
  public var shape: Content
  /// The style that paints the shape.
  public var style: Style
  /// The line width, caps, joins and dashes of the stroke.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the edges of the stroke are smoothed.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  public var body: some View {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased)
    )
    .background { background }
  }
}

/// A shape provider that strokes the border of its shape on top of a background.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape to draw.
  public var shape: Content
  /// The style that paints the shape.
  public var style: Style
  /// The line width, caps, joins and dashes of the stroke.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether the edges of the stroke are smoothed.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  public var body: some View {
    _ShapeView(
      shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased)
    )
    .background { background }
  }
}

nonisolated extension Shape {
  /// Fills this shape with a color or gradient.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Traces the outline of this shape with a color or gradient.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension InsettableShape {
  /// Returns a view that is the result of filling the border of self with the given style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns a view that strokes the border inside of the shape, with a line width in points. Default 1.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// Fills the shape of this provider on top of its content.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Traces the outline of the shape of this provider on top of its content.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the outline of the shape over the view, with a line width in points. Default 1.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Strokes the border inside of the shape over the view, with a stroke style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the border inside of the shape over the view, with a line width in points. Default 1.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
