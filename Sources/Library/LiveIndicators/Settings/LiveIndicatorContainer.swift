import SwiftUI

/// The container around an indicator's mark and label.
public enum LiveIndicatorContainer: Hashable, Sendable, CaseIterable {
  /// No container.
  case plain
  /// A capsule filled with the status color. Mark and label are black or white.
  case capsule
  /// The outline of a capsule.
  case outline
  /// The label without the mark.
  case textOnly
  /// The mark without the label. Assistive technologies still read the label.
  case markOnly
}

private struct ContainerKey: EnvironmentKey { static var defaultValue: LiveIndicatorContainer { .plain } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var liveIndicatorContainer: LiveIndicatorContainer {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  /// The color of indicators, or `nil` for the color of each status.
  var liveIndicatorTint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the container of the indicators in this view.
  ///
  /// - Parameter container: The container around mark and label.
  public func liveIndicatorContainer(_ container: LiveIndicatorContainer) -> some View {
    environment(\.liveIndicatorContainer, container)
  }

  /// Sets the color of the indicators in this view.
  ///
  /// The default status colors have sufficient contrast in every appearance. In debug builds, a warning is printed for
  /// a color with a contrast of less than 3:1 to the background.
  ///
  /// - Parameter color: The color for every status. With `nil`, each status has its own color.
  public func liveIndicatorTint(_ color: Color?) -> some View {
    environment(\.liveIndicatorTint, color)
  }
}
