import Foundation
import Geometry
import ViewGraph

/// A color or pattern to use when rendering a shape.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of shape style this will resolve to.
  associatedtype Resolved: ShapeStyle = Never

  /// Evaluates to a resolved shape style given the current environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the resolved style in an environment.
  func _paint(in environment: EnvironmentValues) -> _ResolvedStyle
}

nonisolated extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._paint(in: environment)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to itself")
  }
}

extension Never: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    fatalError("Never has no value")
  }
}
