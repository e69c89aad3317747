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
  /// Sets the preferred color scheme for this presentation; nil: no preference. It takes effect on this view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_ColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets this view's color scheme.
  /// SwiftUI deprecates it from a future version on, with no warning until then: preferredColorScheme(_:)
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_ColorSchemeModifier(colorScheme: colorScheme))
  }
}
