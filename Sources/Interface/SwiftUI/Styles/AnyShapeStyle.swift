import Foundation
import Geometry
import ViewGraph

/// A type-erased ShapeStyle value.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private enum Storage: @unchecked Sendable {
    case color(Color)
    case any(any ShapeStyle)
  }

  private let storage: Storage

  /// Create an instance from `style`.
  public init<S: ShapeStyle>(_ style: S) {
    if let erased = style as? AnyShapeStyle {
      self = erased
    } else if let color = style as? Color {
      storage = .color(color)
    } else {
      storage = .any(style)
    }
  }

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    switch storage {
    case .color(let color): return color._paint(in: environment)
    case .any(let style): return style._paint(in: environment)
    }
  }
}

extension AnyShapeStyle {
  nonisolated package var isPlainColor: Bool {
    if case .color = storage { return true }
    return false
  }
}

extension AnyShapeStyle {
  /// The wrapped gradient, or `nil` if the style is not a gradient without direction.
  nonisolated var gradient: Gradient? {
    if case .any(let style) = storage { return style as? Gradient }
    return nil
  }
}

extension AnyShapeStyle: InputComparable {
  nonisolated package func isSameInput(as other: AnyShapeStyle) -> Bool {
    if case .color(let a) = storage, case .color(let b) = other.storage { return a == b }
    return false
  }
}
