import Foundation
import ViewGraph

/// The default store of `AppStorage` properties, equal while the defaults are the same.
struct DefaultStore: Equatable {
  let defaults: UserDefaults

  static func == (lhs: DefaultStore, rhs: DefaultStore) -> Bool { lhs.defaults === rhs.defaults }
}

private struct DefaultStoreKey: EnvironmentKey { static var defaultValue: DefaultStore? { nil } }

extension EnvironmentValues {
  var defaultStore: DefaultStore? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The default store used by `AppStorage` contained within the view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultStore, DefaultStore(defaults: store))
  }
}
