import Foundation
import ViewGraph

/// A control for navigating to a URL.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a control, consisting of a label and a destination URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View { Button(action: { openURL(destination) }) { label } }
}

nonisolated extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// An action that opens a URL.
public struct OpenURLAction {
  let handler: (URL) -> Result

  /// The result of a custom open URL action.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL that the action was given.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// Creates an action that opens a URL.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL. There is no system behind an offscreen picture: what is left to it is only reported.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL; `completion` is told whether it could be opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      RuntimeIssue.report("Nothing here opens \((other ?? url).absoluteString).")
      completion(false)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
