import ViewGraph

nonisolated extension View {
  /// Configures the view's title for purposes of navigation, using a localized string.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Configures the view's title for purposes of navigation, using a string.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Configures the view's title for purposes of navigation.
  public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title } }

  /// Configures the view's title for purposes of navigation, using a string binding.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// Configures the title display mode for this view.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    bar { $0.mode = displayMode }
  }

  /// Sets the title in the navigation bar for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `navigationTitle(_:)` instead.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of this view's navigation bar with a localized string.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `navigationTitle(_:)` instead.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of this view's navigation bar with a string.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `navigationTitle(_:)` instead.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title and display mode in the navigation bar for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use navigationTitle(_:) with
  /// navigationBarTitleDisplayMode(_:) instead.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use navigationTitle(_:) with
  /// navigationBarTitleDisplayMode(_:) instead.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use navigationTitle(_:) with
  /// navigationBarTitleDisplayMode(_:) instead.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the navigation bar for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `toolbar(.hidden)` instead.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.visibility[.navigationBar] = hidden ? .hidden : .automatic }
  }

  /// Hides the navigation bar back button for the view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bar { $0.isBackHidden = hidesBackButton }
  }

  /// Sets the navigation bar items for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use toolbar(_:) with topBarLeading or topBarTrailing
  /// placement instead.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    let entries = [
      _ToolbarEntry(placement: .topBarLeading, view: AnyView(leading)),
      _ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing)),
    ]
    return bar { $0.entries += entries }
  }

  /// Sets the navigation bar items for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use toolbar(_:) with topBarLeading placement instead.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    let entry = _ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))
    return bar { $0.entries.append(entry) }
  }

  /// Sets the navigation bar items for this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use toolbar(_:) with topBarTrailing placement instead.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    let entry = _ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))
    return bar { $0.entries.append(entry) }
  }
}
