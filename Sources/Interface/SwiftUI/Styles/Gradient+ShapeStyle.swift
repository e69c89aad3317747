import Foundation
import Geometry
import ViewGraph

/// A gradient as a style runs from the top edge to the bottom edge.
extension Gradient: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    AnyGradient(self)._paint(in: environment)
  }
}

extension AnyGradient: ShapeStyle {
  nonisolated public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(any: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }
}
