import ViewGraph

/// An action that initiates a refresh operation.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Initiates a refresh action.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// A refresh action stored in a view's environment.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  var storedRefresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Marks this view as refreshable: views inside find the action in their environment.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.storedRefresh, RefreshAction(action: action))
  }
}
