import ViewGraph

/// The ways that scrollable content can interact with the software keyboard. No such keyboard is drawn here.
nonisolated public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  private let name: String
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// How an on-screen keyboard capitalises, by UIKit's name. No such keyboard is drawn here.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

// What the system draws around an app on a device: here there is nothing of it to change.
nonisolated extension View {
  /// Sets the visibility of the status bar. No status bar is drawn here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the visibility of the status bar. No status bar is drawn here.
  /// SwiftUI deprecates it from a future version on, with no warning until then: statusBarHidden(_:)
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the preferred visibility of the non-transient system views overlaying the app. None are drawn here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the screen edge from which you want your gesture to take precedence over the system gesture. There are no
  /// system gestures here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Configures the behavior in which scrollable content interacts with the software keyboard: none is drawn here.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets whether to apply auto-capitalization to this view: that of an on-screen keyboard, which is not drawn here.
  /// SwiftUI deprecates it from a future version on, with no warning until then: textInputAutocapitalization(_:)
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when they appear. Scroll indicators are not drawn here.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Flashes the scroll indicators of scrollable views when a value changes. Scroll indicators are not drawn here.
  public func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View { self }
}

nonisolated extension View {
  /// Adds help text to a view: assistive technologies hear it; a pointer that rests on the view shows no tip here.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// Adds help text to a view: assistive technologies hear it; a pointer that rests on the view shows no tip here.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to a view: assistive technologies hear it; a pointer that rests on the view shows no tip here.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
