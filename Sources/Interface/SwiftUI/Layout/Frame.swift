import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated public struct _FrameLayout: _LayoutModifier {
  let rule: FrameLayout
  package func layout(in environment: EnvironmentValues) -> FrameLayout { rule }
}

nonisolated public struct _FlexFrameLayout: _LayoutModifier {
  let rule: FlexibleFrameLayout
  package func layout(in environment: EnvironmentValues) -> FlexibleFrameLayout { rule }
}

nonisolated public struct _PaddingLayout: _LayoutModifier {
  let rule: PaddingLayout
  package func layout(in environment: EnvironmentValues) -> PaddingLayout { rule }
}

nonisolated extension View {
  /// Positions this view within an invisible frame with the specified size, in points.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    for length in [width, height].compactMap({ $0 }) where length < 0 || !length.isFinite {
      reportInvalidLength("Invalid frame dimension (negative or non-finite)", length)
    }
    return modifier(_FrameLayout(rule: FrameLayout(width: width, height: height, alignment: alignment)))
  }

  /// Returns the view in a frame without a size of its own, which has no effect.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

  /// Positions this view within an invisible frame having the specified size constraints, in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    for length in [minWidth, idealWidth, minHeight, idealHeight].compactMap({ $0 }) where !length.isFinite {
      reportInvalidLength("Invalid frame dimension (negative or non-finite)", length)
    }
    for length in [maxWidth, maxHeight].compactMap({ $0 }) where length.isNaN {
      reportInvalidLength("Invalid frame dimension (negative or non-finite)", length)
    }
    return modifier(
      _FlexFrameLayout(
        rule: FlexibleFrameLayout(
          horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)))
  }

  /// Adds a different padding amount to each edge of this view.
  public func padding(_ insets: EdgeInsets) -> some View {
    for length in [insets.top, insets.leading, insets.bottom, insets.trailing] where !length.isFinite {
      reportInvalidLength("Invalid padding (non-finite)", length)
    }
    return modifier(_PaddingLayout(rule: PaddingLayout(insets)))
  }

  /// Adds an equal padding amount to specific edges of this view. With `nil`, the length is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    if let length, !length.isFinite { reportInvalidLength("Invalid padding (non-finite)", length) }
    return modifier(_PaddingLayout(rule: PaddingLayout(edges: edges, length: length)))
  }

  /// Adds a specific padding amount to each edge of this view.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

nonisolated extension View {
  /// Reports a length that a modifier of this view ignores.
  private func reportInvalidLength(_ problem: String, _ length: CGFloat) {
    var name = TypeNames.name(of: Self.self)[...]
    while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
    RuntimeIssue.report("\(name.prefix { $0 != "<" && $0 != "," }): \(problem): \(length); it is ignored.")
  }
}
