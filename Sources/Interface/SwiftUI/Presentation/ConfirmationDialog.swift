import Geometry
import ViewGraph

/// The overlay of a presented dialog: it enters from below on iOS, and is an alert on macOS.
nonisolated struct DialogOverlay<Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.platformProfile) private var platform

  var body: some View {
    if platform == .macOS {
      AlertOverlay(title: title, isPresented: isPresented, actions: actions, message: message)
    } else {
      let isShown = isPresented.wrappedValue
      Group {
        if isShown { DimmingView { isPresented.wrappedValue = false }.transition(.opacity) }
        if isShown {
          DialogPanel(
            title: title, showsTitle: showsTitle, actions: actions, message: message,
            dismiss: { isPresented.wrappedValue = false }
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
          .transition(.move(edge: .bottom))
        }
      }
      .animation(PresentationStyle.slide, value: isShown)
    }
  }
}

/// The panels of a dialog: one for the actions and one for the cancel button, 8 points from the edges and from each
/// other, with corners of 14.
nonisolated struct DialogPanel<Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let actions: () -> Actions
  let message: () -> Message
  let dismiss: () -> Void
  @State private var followUp = ButtonFollowUp()
  @State private var hasCancel = true
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixel

  @Environment(\.textScale) private var textScale

  private var hasMessage: Bool { Message.self != EmptyView.self }

  var body: some View {
    let followUp = followUp
    followUp.action = dismiss
    let scale = DialogText.scale(textScale)
    return VStack(spacing: 8) {
      VStack(spacing: 0) {
        if showsTitle || hasMessage {
          VStack(spacing: 6) {
            if showsTitle { title.font(.system(size: 13 * scale, weight: .semibold)) }
            PresentedContent(content: message, dismiss: dismiss).font(.system(size: 13 * scale))
          }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
          .frame(maxWidth: .infinity)
          .background(PresentationStyle.panel(colorScheme))
          .padding(.bottom, pixel)
        }
        DialogButtonsLayout(isColumn: true, line: pixel) {
          PresentedContent(content: actions, dismiss: dismiss, followUp: followUp)
        }
        .environment(\.dialogButtonFilter, .othersOnly)
      }
      .background(Color.gray.opacity(0.5))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      DialogButtonsLayout(isColumn: true, line: pixel) {
        PresentedContent(content: actions, dismiss: dismiss, followUp: followUp)
        if !hasCancel { Button("Cancel", role: .cancel) {} }
      }
      .environment(\.dialogButtonFilter, .cancelOnly)
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
    .environment(\.buttonFollowUp, followUp)
    .buttonStyle(DialogButtonStyle(height: 57, fontSize: 20))
    .padding(8)
    .onPreferenceChange(HasCancelButtonKey.self) { if !$0 { hasCancel = false } }
  }
}

nonisolated extension View {
  private func dialog<A: View, M: View>(
    _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, actions: A, message: M
  ) -> some View {
    // On a phone, the title is hidden by default.
    modifier(
      _OverlayPortalModifier { _ in
        DialogOverlay(
          title: title, showsTitle: visibility == .visible, isPresented: isPresented, actions: { actions },
          message: { message })
      })
  }

  /// Presents a confirmation dialog when a given condition is true, using a localized string key for the title.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), titleVisibility, isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog when a given condition is true, using a string variable as a title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), titleVisibility, isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog when a given condition is true, using a text view for the title.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, titleVisibility, isPresented, actions: actions(), message: EmptyView())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using a localized string key for the
  /// title.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), titleVisibility, isPresented, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using a string variable as a title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), titleVisibility, isPresented, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog with a message when a given condition is true, using a text view for the message.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, titleVisibility, isPresented, actions: actions(), message: message())
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a localized string key for the
  /// title.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a string variable as a title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog using data to produce the dialog's content and a text view for the title.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title, titleVisibility, isPresented.where(data != nil), actions: data.map { actions($0) }, message: EmptyView())
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content and a localized string
  /// key for the title.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content and a string variable as
  /// a title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog with a message using data to produce the dialog's content and a text view for the
  /// title.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, titleVisibility, isPresented.where(data != nil), actions: data.map { actions($0) },
      message: data.map { message($0) })
  }
}
