import ViewGraph

/// An action that presents a window. A picture shows an app's main window alone: the action reports what it was asked
/// for.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window that's associated with the specified identifier.
  public func callAsFunction(id: String) { Self.report("'\(id)'") }

  /// Opens a window defined by the window group that presents the specified value type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { Self.report("for \(value)") }

  /// Opens a window defined by the window group that presents the specified value type and identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { Self.report("'\(id)' for \(value)") }

  private static func report(_ window: String) {
    RuntimeIssue.report("openWindow: the window \(window) is not shown; only the main window is.")
  }
}

/// An action that dismisses a window. The main window stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Dismisses the current window.
  public func callAsFunction() { Self.report("The window") }

  /// Dismisses the window that's associated with the specified identifier.
  public func callAsFunction(id: String) { Self.report("The window '\(id)'") }

  /// Dismisses the window that presents the specified value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { Self.report("The window for \(value)") }

  private static func report(_ window: String) {
    RuntimeIssue.report("dismissWindow: \(window) is not dismissed; only the main window is shown, and it stays.")
  }
}

/// An action that presents the settings scene for an app.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the window for the settings scene.
  public func callAsFunction() {
    RuntimeIssue.report("openSettings: the settings are not shown; only the main window is.")
  }
}

/// An action that requests an App Store rating or review. There is no App Store here.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a rating or review.
  public func callAsFunction() { RuntimeIssue.report("requestReview: there is no App Store here.") }
}

private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
  /// A window presentation action stored in a view's environment.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// A window dismissal action stored in a view's environment.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// A settings presentation action stored in a view's environment.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// An action that asks for a rating or review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// A Boolean value that indicates whether views and styles in this environment prefer an active appearance over an
  /// inactive appearance.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] && controlActiveState != .inactive }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// The undo manager used to register a view's undo operations; nil unless an app sets one.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
