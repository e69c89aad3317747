import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// The stroked outline of a shape.
nonisolated public struct _StrokedShape<S: Shape>: Shape, StrokedShapeContent {
  /// The underlying shape.
  public var shape: S
  /// The line width, caps, joins and dashes of the stroke.
  public var style: StrokeStyle

  /// Creates the stroke of a shape.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The stroke role, for a shape that is an outline.
  public static var role: ShapeRole { .stroke }
  public static var _traits: _ShapeTraits { S._traits.intersection(.containerRelative).union(.stroked) }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  func basePath(in rect: CGRect) -> Path { shape.path(in: rect) }
  func trim(in rect: CGRect) -> PathTrim? { (shape as? any TrimmedShapeContent)?.trim(in: rect) }
  var strokeStyle: StrokeStyle { style }

  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape that is a part of another shape's outline.
protocol TrimmedShapeContent {
  func trim(in rect: CGRect) -> PathTrim
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape, TrimmedShapeContent {
  /// The underlying shape.
  public var shape: S
  /// The start of the part of the outline, 0–1. Default 0.
  public var startFraction: CGFloat
  /// The end of the part of the outline, 0–1. Default 1.
  public var endFraction: CGFloat

  /// Creates a part of a shape's outline.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The role of the underlying shape.
  public static var role: ShapeRole { S.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  func trim(in rect: CGRect) -> PathTrim {
    PathTrim(path: shape.path(in: rect), from: startFraction, to: endFraction)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

nonisolated extension Shape {
  /// Trims this shape by a fractional amount based on its representation as a path.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, 0–1. Default 0.
  ///   - endFraction: The end of the part, 0–1. Default 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns a new shape that is a stroked copy of self.
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

  /// Returns a new shape that is a stroked copy of self with line-width `lineWidth`.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
