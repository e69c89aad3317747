import Foundation
import ViewGraph

/// A control for navigating to a URL.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.platformProfile) private var platform

  /// Creates a control, consisting of a label and a destination URL.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public var body: some View {
    let button = Button(action: { openURL(destination) }) { label }
      .accessibilityAddTraits(.isLink)
      .accessibilityRemoveTraits(.isButton)
    // On a Mac, buttons have borders, but links have none.
    if platform == .macOS { button.buttonStyle(BorderlessButtonStyle()) } else { button }
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a control, consisting of a URL and a title key, used to navigate to a URL.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a URL with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
