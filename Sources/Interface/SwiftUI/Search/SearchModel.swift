import Foundation
import ViewGraph

/// The settings of a page's search field.
struct SearchRequest: Equatable {
  let text: Binding<String>
  let prompt: Text?
  let isActive: Binding<Bool>
  let scopes: SearchScopes?
  let submit: () -> Void
  /// The text of the field when the settings were created. A change of it makes the settings unequal.
  private let shown: String
  private let wasActive: Bool

  init(
    text: Binding<String>, prompt: Text?, isActive: Binding<Bool>, scopes: SearchScopes?, submit: @escaping () -> Void
  ) {
    (self.text, self.prompt, self.isActive, self.scopes, self.submit) = (text, prompt, isActive, scopes, submit)
    shown = text.wrappedValue
    wasActive = isActive.wrappedValue
  }

  static func == (a: SearchRequest, b: SearchRequest) -> Bool {
    a.shown == b.shown && a.wasActive == b.wasActive && a.prompt == b.prompt && a.scopes?.selected == b.scopes?.selected
  }
}

/// The search scopes.
struct SearchScopes {
  let selected: AnyHashable
  let isAlwaysShown: Bool
  /// The picker of the scopes.
  let picker: AnyView
}

private struct SearchScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SearchSessionKey: EnvironmentKey { static var defaultValue: SearchSession? { nil } }
private struct InheritedSearchKey: EnvironmentKey { static var defaultValue: SearchRequest? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// A search, with the text that completions change, and its dismissal.
final class SearchSession: Equatable, @unchecked Sendable {
  static func == (a: SearchSession, b: SearchSession) -> Bool { a === b }

  var complete: (String) -> Void = { _ in }
  var dismiss: () -> Void = {}
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchSession: SearchSession? {
    get { self[SearchSessionKey.self] }
    set { self[SearchSessionKey.self] = newValue }
  }

  /// The search settings around a whole stack, whose first page shows the field.
  var inheritedSearch: SearchRequest? {
    get { self[InheritedSearchKey.self] }
    set { self[InheritedSearchKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the user is searching.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// An action that ends the current search interaction.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchSession) }
}

/// An action that can end a search interaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated let session: SearchSession?

  nonisolated init(session: SearchSession?) { self.session = session }

  /// Dismisses the current search operation, if any: the text is cleared, and the field loses focus.
  public func callAsFunction() { session?.dismiss() }
}

/// The placement of a search field in a view hierarchy. Here, it is always in the navigation bar.
public struct SearchFieldPlacement: Sendable {
  /// The search field appears below the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The default display of the search field.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The display of the search field at all times.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// SwiftUI places the search field automatically.
  public static let automatic = SearchFieldPlacement()
  /// The search field appears in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// The search field appears in the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement()
  /// The search field appears in a drawer of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// The search field appears in a drawer of the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// The ways that searchable modifiers can show or hide search scopes.
public struct SearchScopeActivation: Sendable {
  let isAlways: Bool
  /// The automatic activation: while there is text.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(isAlways: false) }
  /// An activation where the system shows search scopes when typing begins.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(isAlways: false) }
  /// An activation where the system shows search scopes after search presentation.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(isAlways: true) }
}
