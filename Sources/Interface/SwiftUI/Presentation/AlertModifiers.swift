import Foundation
import ViewGraph

nonisolated extension View {
  func alertOverlay<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    modifier(
      _OverlayPortalModifier { _ in
        AlertOverlay(title: title, isPresented: isPresented, actions: actions, message: message)
      })
  }

  // MARK: Actions

  /// Presents an alert when a given condition is true, using a localized string key for the title.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert when a given condition is true, using a string variable as a title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert when a given condition is true, using a text view for the title.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alertOverlay(title, isPresented, actions: { actions }, message: { EmptyView() })
  }

  // MARK: Actions and a message

  /// Presents an alert with a message when a given condition is true, using a localized string key for a title.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message when a given condition is true, using a string variable as a title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message when a given condition is true, using a text view for a title.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return alertOverlay(title, isPresented, actions: { actions }, message: { message })
  }

  // MARK: With data

  /// Presents an alert using the given data to produce the alert's content and a localized string key for a title.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert using the given data to produce the alert's content and a string variable as a title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert using the given data to produce the alert's content and a text view for a title.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let actions = data.map { actions($0) }
    return alertOverlay(title, isPresented.where(data != nil), actions: { actions }, message: { EmptyView() })
  }

  /// Presents an alert with a message using the given data to produce the alert's content and a localized string key
  /// for a title.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message using the given data to produce the alert's content and a string variable as a
  /// title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message using the given data to produce the alert's content and a text view for a title.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    let (actions, message) = (data.map { actions($0) }, data.map { message($0) })
    return alertOverlay(title, isPresented.where(data != nil), actions: { actions }, message: { message })
  }

  // MARK: Errors

  /// Presents an alert when an error is present.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alertOverlay(title, isPresented.where(error != nil), actions: { actions }, message: { EmptyView() })
  }

  /// Presents an alert with a message when an error is present.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    let (actions, message) = (error.map { actions($0) }, error.map { message($0) })
    let title = Text(verbatim: error?.errorDescription ?? "")
    return alertOverlay(title, isPresented.where(error != nil), actions: { actions }, message: { message })
  }
}

extension Binding where Value == Bool {
  /// Returns a binding that is true only if the condition is true.
  nonisolated func `where`(_ condition: Bool) -> Binding<Bool> {
    let flag = self
    return Binding(get: { condition && flag.wrappedValue }, set: { flag.wrappedValue = $0 })
  }
}
