import Foundation
import ViewGraph

/// The title that a view gives to the navigation container around it.
struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}

/// A view that displays a root view under its title. Links and paths are not here: one view is shown.
nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root
  @State private var title: Text?

  /// Creates a navigation stack that manages its own navigation state.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }

  public var body: some View {
    NavigationFrame(title: title, root: root.onPreferenceChange(NavigationTitleKey.self) { title = $0 })
  }
}

/// A view for presenting a stack of views; the older form of `NavigationStack`.
/// SwiftUI deprecates it from a future version on, with no warning until then: use NavigationStack or NavigationSplitView instead
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @State private var title: Text?

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationFrame(title: title, root: content.onPreferenceChange(NavigationTitleKey.self) { title = $0 })
  }
}

/// The large title over the content on iOS (34 points, bold, 16 from the side); window chrome on macOS.
nonisolated private struct NavigationFrame<Root: View>: View {
  let title: Text?
  let root: Root
  @Environment(\.platformProfile) private var platform

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let title, platform == .iOS {
        title.font(.largeTitle.bold()).padding(.horizontal, 16).padding(.bottom, 8)
      }
      root.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

nonisolated extension View {
  /// Configures the view's title for purposes of navigation, using a localized string.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationTitleKey.self, value: Text(titleKey))
  }

  /// Configures the view's title for purposes of navigation, using a string.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: Text(title))
  }

  /// Configures the view's title for purposes of navigation.
  public func navigationTitle(_ title: Text) -> some View { preference(key: NavigationTitleKey.self, value: title) }

  /// SwiftUI deprecates it from a future version on, with no warning until then: navigationTitle(_:)
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
}
