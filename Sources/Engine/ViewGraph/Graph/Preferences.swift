import Foundation

/// A named value produced by a view.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines a sequence of values by modifying the previously-accumulated value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default of an optional preference, `nil`.
  public static var defaultValue: Value { nil }
}

/// A node that reads a preference of its descendants.
package protocol PreferenceObserver: AnyObject {
  func preferencesDidChange()
}

extension ViewGraph {
  /// Notifies observers to read the preferences again after layout, because a writer or the structure around one has
  /// changed.
  package func preferencesDidChange() {
    if !preferenceObservers.isEmpty { preferencesAreStale = true }
  }

  package func addPreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers[ObjectIdentifier(observer)] = observer
    preferencesAreStale = true
  }

  package func removePreferenceObserver(_ observer: any PreferenceObserver) {
    preferenceObservers[ObjectIdentifier(observer)] = nil
  }

  func notifyPreferenceObservers() {
    preferencesAreStale = false
    for observer in preferenceObservers.elements { observer.preferencesDidChange() }
  }
}
