import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// Ways of styling a shape.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// A 2D shape that you can use when drawing a view.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Describes this shape as a path within a rectangular frame of reference.
  func path(in rect: CGRect) -> Path
  /// An indication of how to style a shape.
  static var role: ShapeRole { get }
  /// The behavior this shape should use for different layout directions.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the view that will render the shape, given a proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The properties of this type that the engine uses for optimization. Custom shapes have none.
  static var _traits: _ShapeTraits { get }
}

/// The properties of a type of shapes. They are a requirement of the protocol, because the first cast to another
/// protocol is slow.
public struct _ShapeTraits: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The path depends only on the type and the rectangle.
  package static let plain = _ShapeTraits(rawValue: 1)
  /// The shape is the stroke of another shape.
  package static let stroked = _ShapeTraits(rawValue: 2)
  /// The shape depends on its container.
  package static let containerRelative = _ShapeTraits(rawValue: 4)
}

/// A description of what should happen when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// The behavior of a shape that is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
  /// The role of the shape. Default `.fill`.
  public static var role: ShapeRole { .fill }
  public static var _traits: _ShapeTraits { [] }
  /// The layout direction behavior of the shape. By default, it is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the proposal, with 10 points for an unspecified dimension.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

nonisolated extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// A shape without dynamic properties is drawn directly, without evaluating its body.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DynamicPropertyLayout.of(Self.self).isEmpty ? ShapeNode(view, context) : makeBodyNode(view, context)
  }
}

/// A shape type that is able to inset itself to produce another shape.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A view that provides a shape that you can use for drawing operations.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}
