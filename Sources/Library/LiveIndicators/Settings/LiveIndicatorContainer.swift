import SwiftUI

/// What is around an indicator's mark and label.
public enum LiveIndicatorContainer: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case plain
  /// A capsule in the status's color; mark and label stand out from it.
  case capsule
  /// The outline of a capsule.
  case outline
  /// No mark: the label alone.
  case textOnly
  /// No label: the mark alone. Assistive technologies still hear the label.
  case markOnly
}

private struct ContainerKey: EnvironmentKey { static var defaultValue: LiveIndicatorContainer { .plain } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var liveIndicatorContainer: LiveIndicatorContainer {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  /// Nil: each status has its own color.
  var liveIndicatorTint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets what is around the mark and label of the indicators in this view.
  public func liveIndicatorContainer(_ container: LiveIndicatorContainer) -> some View {
    environment(\.liveIndicatorContainer, container)
  }

  /// Sets the color of the indicators in this view, whatever their status; nil: each status's own.
  ///
  /// The statuses' own colors have enough contrast in every appearance. A color that has less than 3:1 against the
  /// background is warned about in debug builds.
  public func liveIndicatorTint(_ color: Color?) -> some View {
    environment(\.liveIndicatorTint, color)
  }
}
