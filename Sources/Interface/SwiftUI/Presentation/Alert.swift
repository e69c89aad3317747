import ViewGraph

/// A representation of an alert presentation. `alert(_:isPresented:actions:)` is the newer form. SwiftUI deprecates
/// it from a future version on, with no warning until then: use `View.alert(title:isPresented:presenting::actions:)
/// instead.
public struct Alert {
  /// A button representing an operation of an alert presentation.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// Creates an alert button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Creates an alert button that indicates cancellation, with a custom label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Creates an alert button that indicates cancellation, with a system-provided label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    /// Creates an alert button with a style that indicates a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A container for an action sheet presentation. `confirmationDialog` is the newer form. SwiftUI deprecates it from a
/// future version on, with no warning until then: use
/// `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.
public struct ActionSheet {
  /// The button of an action sheet, which is that of an alert.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with the provided buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
nonisolated struct PlainDialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: button.action) { button.label }
    }
  }
}

nonisolated extension View {
  /// Presents an alert to the user.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `alert(title:isPresented:presenting::actions:)`
  /// instead.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let flag = isPresented
    return modifier(
      _OverlayPortalModifier { _ in
        OlderAlertOverlay(item: flag.presentedItem) { _ in content() }
      })
  }

  /// Presents an alert to the user.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `alert(title:isPresented:presenting::actions:)`
  /// instead.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(_OverlayPortalModifier { _ in OlderAlertOverlay(item: item, content: content) })
  }

  /// Presents an action sheet when a given condition is true.
  ///
  /// SwiftUI will deprecate this form in a future version. Use
  /// `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    let flag = isPresented
    return modifier(_OverlayPortalModifier { _ in ActionSheetOverlay(item: flag.presentedItem) { _ in content() } })
  }

  /// Presents an action sheet using the given item as a data source for the sheet's content.
  ///
  /// SwiftUI will deprecate this form in a future version. Use
  /// `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(_OverlayPortalModifier { _ in ActionSheetOverlay(item: item, content: content) })
  }
}

extension Binding {
  /// Returns a binding that indicates whether there is an item to present.
  nonisolated func isSome<Item>() -> Binding<Bool> where Value == Item? {
    let item = self
    return Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

nonisolated struct OlderAlertOverlay<Item: Identifiable>: View {
  let item: Binding<Item?>
  let content: (Item) -> Alert

  var body: some View {
    let alert = item.wrappedValue.map { content($0) }
    AlertOverlay(
      title: alert?.title ?? Text(verbatim: ""), isPresented: item.isSome(),
      actions: { PlainDialogButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message })
  }
}

nonisolated struct ActionSheetOverlay<Item: Identifiable>: View {
  let item: Binding<Item?>
  let content: (Item) -> ActionSheet

  var body: some View {
    let sheet = item.wrappedValue.map { content($0) }
    DialogOverlay(
      title: sheet?.title ?? Text(verbatim: ""), showsTitle: true, isPresented: item.isSome(),
      actions: { PlainDialogButtons(buttons: sheet?.buttons ?? []) }, message: { sheet?.message })
  }
}
