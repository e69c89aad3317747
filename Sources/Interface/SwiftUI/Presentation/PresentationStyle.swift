import Motion
import ViewGraph

/// The appearance and animations of presentations. Where the system publishes no figures, they are plain and legible
/// in both appearances.
enum PresentationStyle {
  /// The animation of sheets, covers and dialogs: a spring that does not oscillate, as on iOS.
  static let slide = Animation.spring(response: 0.42, dampingFraction: 1)
  /// The animation of alerts and popovers.
  static let pop = Animation.spring(response: 0.3, dampingFraction: 1)

  /// Returns the color that dims the content behind a presentation.
  static func dim(_ scheme: ColorScheme) -> Color { Color.black.opacity(scheme == .dark ? 0.48 : 0.2) }

  /// Returns the background of a sheet: white, or in dark appearance the elevated gray of iOS, 28, 28, 30.
  static func card(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white
  }

  /// Returns the background of an alert, dialog or popover.
  static func panel(_ scheme: ColorScheme) -> Color {
    scheme == .dark
      ? Color(red: 37 / 255, green: 37 / 255, blue: 39 / 255) : Color(red: 245 / 255, green: 245 / 255, blue: 247 / 255)
  }

  static func pressed(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.1)
  }
}

/// The dimmed area behind a presentation, which intercepts all presses.
nonisolated struct DimmingView: View {
  var isClear = false
  var action: () -> Void = {}
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // A fully transparent color would not be hit by presses.
    (isClear ? Color.black.opacity(0.002) : PresentationStyle.dim(colorScheme))
      .ignoresSafeArea()
      .onTapGesture(perform: action)
  }
}
