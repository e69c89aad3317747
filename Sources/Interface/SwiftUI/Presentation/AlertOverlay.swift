import Geometry
import Motion
import ViewGraph

/// The overlay of a presented alert.
nonisolated struct AlertOverlay<Actions: View, Message: View>: View {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message

  var body: some View {
    let isShown = isPresented.wrappedValue
    Group {
      if isShown { DimmingView().transition(.opacity) }
      if isShown {
        AlertPanel(
          title: title, actions: actions, message: message, dismiss: { isPresented.wrappedValue = false }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        // On iOS, an alert scales down to its final size when it appears, and fades out when it disappears.
        .transition(.asymmetric(insertion: .scale(scale: 1.15).combined(with: .opacity), removal: .opacity))
      }
    }
    .animation(PresentationStyle.pop, value: isShown)
  }
}

/// The panel of an alert: 270 points wide with corners of 14, as on iOS. It has a title, a message, and buttons in a
/// row or a column.
nonisolated struct AlertPanel<Actions: View, Message: View>: View {
  let title: Text
  let actions: () -> Actions
  let message: () -> Message
  let dismiss: () -> Void
  @State private var followUp = ButtonFollowUp()
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixel
  @Environment(\.textScale) private var textScale
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let followUp = followUp
    followUp.action = dismiss
    let scale = DialogText.scale(textScale)
    return VStack(spacing: 0) {
      VStack(spacing: 3) {
        title.font(.system(size: 17 * scale, weight: .semibold))
        PresentedContent(content: message, dismiss: dismiss).font(.system(size: 13 * scale))
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 16)
      .padding(.top, 19)
      .padding(.bottom, 18)
      .frame(maxWidth: .infinity)
      .background(PresentationStyle.panel(colorScheme))
      DialogButtonsLayout(isColumn: typeSize.isAccessibilitySize, line: pixel) {
        if Actions.self == EmptyView.self {
          Button("OK", role: .cancel) {}
        } else {
          PresentedContent(content: actions, dismiss: dismiss, followUp: followUp)
        }
      }
      .padding(.top, pixel)
      .environment(\.buttonFollowUp, followUp)
      .buttonStyle(DialogButtonStyle(height: 44, fontSize: 17))
    }
    .background(Color.gray.opacity(0.5))
    .frame(width: typeSize.isAccessibilitySize ? 300 : 270)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
