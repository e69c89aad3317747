import Foundation
import ViewGraph

nonisolated extension View {
  /// Marks this view as searchable, which configures the display of a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presented: nil, prompt: prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presented: isPresented, prompt: prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable with programmatic presentation of the search field.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Marks this view as searchable, with suggestions.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `searchSuggestions(_:)` instead.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Configures the search suggestions for this view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Associates a fully formed string with the value of this view when used as a search suggestion.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Configures the search scopes for this view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Configures the search scopes for this view with the specified activation strategy.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    let picker = Picker(selection: scope, content: { content }, label: { EmptyView() }).pickerStyle(.segmented)
    let value = SearchScopes(
      selected: AnyHashable(scope.wrappedValue), isAlwaysShown: activation.isAlways, picker: AnyView(picker))
    return environment(\.searchScopes, value)
  }
}

/// A modifier that configures the bar for the search field and the content for the search, and shows suggestions over
/// the content during a search.
nonisolated struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let presented: Binding<Bool>?
  let prompt: Text?
  @State private var isActive = false
  @State private var session = SearchSession()
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.submitActions) private var submitActions

  func body(content: Content) -> some View {
    let (text, active, actions) = (text, presented ?? $isActive, submitActions)
    session.complete = { text.wrappedValue = $0 }
    session.dismiss = {
      text.wrappedValue = ""
      active.wrappedValue = false
    }
    let request = SearchRequest(
      text: text, prompt: prompt, isActive: active, scopes: scopes, submit: { actions.run(.search) })
    return
      content
      .overlay {
        if active.wrappedValue, let suggestions { SuggestionList(content: suggestions) }
      }
      .environment(\.isSearching, active.wrappedValue)
      .environment(\.searchSession, session)
      .environment(\.searchSuggestions, nil)
      .environment(\.searchScopes, nil)
      .environment(\.inheritedSearch, request)
      .bar { $0.search = request }
  }
}

/// The list of suggestions. Without suggestions it takes no space and hides nothing.
nonisolated private struct SuggestionList: View {
  let content: AnyView

  var body: some View {
    _SubviewsReader(of: content) { rows in
      if !rows.isEmpty {
        List { ForEach(rows) { $0.frame(maxWidth: .infinity, alignment: .leading) } }
          .listStyle(.plain)
          .background { Rectangle().fill(.background) }
      }
    }
  }
}

/// A modifier that makes a tapped suggestion the text of the search.
nonisolated struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchSession) private var session

  func body(content: Content) -> some View {
    let (session, completion) = (session, completion)
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .tappable { session?.complete(completion) }
      .optionElement(isChosen: false) { session?.complete(completion) }
  }
}
