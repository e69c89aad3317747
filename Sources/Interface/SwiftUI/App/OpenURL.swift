import Foundation
import ViewGraph

/// An action that opens a URL.
public struct OpenURLAction: @unchecked Sendable {
  /// The result of a custom open URL action.
  public struct Result: Sendable {
    enum Kind: Equatable, Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The handler asks the system to open the original URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The handler asks the system to open the modified URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// The host's action for opening URLs.
  var system: URLOpener?

  /// Creates an action that opens a URL.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL, following system conventions.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Asynchronously opens a URL, following system conventions.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?.open(other ?? url) ?? false)
    }
  }
}

/// The host's action for URLs that views open. It returns true if the URL was opened.
package final class URLOpener {
  package let open: (URL) -> Bool
  package init(_ open: @escaping (URL) -> Bool) { self.open = open }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct URLOpenerKey: EnvironmentKey { static var defaultValue: URLOpener? { nil } }

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = urlOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  package var urlOpener: URLOpener? {
    get { self[URLOpenerKey.self] }
    set { self[URLOpenerKey.self] = newValue }
  }
}

/// The modifier of `onOpenURL`: it performs an action when the app receives a URL.
nonisolated public struct _OpenURLModifier: _ObservingModifier {
  let action: (URL) -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> OpenURLWatcher { OpenURLWatcher() }
}

package final class OpenURLWatcher: ViewWatcher {
  private var action: ((URL) -> Void)?

  package func didMount(_ modifier: _OpenURLModifier, _ node: _Node) {
    action = modifier.action
    node.graph.service(IncomingURLs.self) { IncomingURLs() }.add(self)
  }

  package func didUpdate(from old: _OpenURLModifier, to new: _OpenURLModifier, _ node: _Node) { action = new.action }

  package func willUnmount(_ modifier: _OpenURLModifier, _ node: _Node) {
    node.graph.service(IncomingURLs.self) { IncomingURLs() }.remove(self)
  }

  fileprivate func open(_ url: URL) { action?(url) }
}

/// The handlers of URLs that the app receives, in the order of their appearance.
package final class IncomingURLs {
  private var watchers: [OpenURLWatcher] = []

  fileprivate func add(_ watcher: OpenURLWatcher) { watchers.append(watcher) }
  fileprivate func remove(_ watcher: OpenURLWatcher) { watchers.removeAll { $0 === watcher } }

  package static func open(_ url: URL, in graph: ViewGraph) {
    let known = graph.service(IncomingURLs.self) { IncomingURLs() }
    for watcher in known.watchers { graph.enqueueAction { watcher.open(url) } }
  }
}

nonisolated extension View {
  /// Registers a handler to invoke when the app receives a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}
