import Foundation
import Geometry
import ViewGraph

nonisolated public struct _ColorSchemeModifier: _EnvironmentModifier {
  let colorScheme: ColorScheme?

  package func apply(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
  }
}

nonisolated extension View {
  /// Sets the preferred color scheme for this presentation, or `nil` for no preference. It takes effect on this view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_ColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets this view's color scheme.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `preferredColorScheme(_:)` instead.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_ColorSchemeModifier(colorScheme: colorScheme))
  }
}
