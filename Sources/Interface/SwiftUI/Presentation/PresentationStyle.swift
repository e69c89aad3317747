import Motion
import ViewGraph

/// How presentations look and move, where the system publishes no figures: plain and legible in both appearances.
enum PresentationStyle {
  /// Sheets, covers and dialogs come and go with it: a spring that does not swing, as iOS has it.
  static let slide = Animation.spring(response: 0.42, dampingFraction: 1)
  /// Alerts and popovers.
  static let pop = Animation.spring(response: 0.3, dampingFraction: 1)

  /// Over what lies behind.
  static func dim(_ scheme: ColorScheme) -> Color { Color.black.opacity(scheme == .dark ? 0.48 : 0.2) }

  /// A sheet's own background: white, or in the dark the elevated gray of iOS, 28, 28, 30.
  static func card(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }

  /// An alert's, dialog's and popover's.
  static func panel(_ scheme: ColorScheme) -> Color {
    scheme == .dark
      ? Color(red: 37 / 255, green: 37 / 255, blue: 39 / 255) : Color(red: 245 / 255, green: 245 / 255, blue: 247 / 255)
  }

  static func pressed(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.1)
  }
}

/// The dimmed rest of the picture. It takes all presses.
nonisolated struct DimmingView: View {
  var isClear = false
  var action: () -> Void = {}
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // A press must find it, so that it is never quite clear.
    (isClear ? Color.black.opacity(0.002) : PresentationStyle.dim(colorScheme))
      .ignoresSafeArea()
      .onTapGesture(perform: action)
  }
}
