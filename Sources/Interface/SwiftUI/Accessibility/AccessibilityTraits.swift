/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private static func bit(_ index: UInt64) -> AccessibilityTraits { AccessibilityTraits(rawValue: 1 << index) }

  /// The accessibility element is a button.
  public static let isButton = bit(0)
  /// The accessibility element is a header that divides content into sections.
  public static let isHeader = bit(1)
  /// The accessibility element is currently selected.
  public static let isSelected = bit(2)
  /// The accessibility element is a link.
  public static let isLink = bit(3)
  /// The accessibility element is a search field.
  public static let isSearchField = bit(4)
  /// The accessibility element is an image.
  public static let isImage = bit(5)
  /// The accessibility element plays its own sound when activated.
  public static let playsSound = bit(6)
  /// The accessibility element behaves as a keyboard key.
  public static let isKeyboardKey = bit(7)
  /// The accessibility element is a static text that cannot be modified by the user.
  public static let isStaticText = bit(8)
  /// The accessibility element provides summary information when the application starts.
  public static let isSummaryElement = bit(9)
  /// The accessibility element frequently updates its label or value.
  public static let updatesFrequently = bit(10)
  /// The accessibility element starts a media session when it is activated.
  public static let startsMediaSession = bit(11)
  /// The accessibility element allows direct touch interaction for VoiceOver users.
  public static let allowsDirectInteraction = bit(12)
  /// The accessibility element causes an automatic page turn when VoiceOver finishes reading the text within it.
  public static let causesPageTurn = bit(13)
  /// The siblings of this accessibility element are ignored.
  public static let isModal = bit(14)
  /// The accessibility element is a toggle.
  public static let isToggle = bit(15)
  /// The accessibility element is a tab bar.
  public static let isTabBar = bit(16)
  /// An element with an adjustable action. SwiftUI has no such trait.
  package static let isAdjustable = bit(17)

  /// The names for `inspect`.
  package var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
      (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
      (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
      (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"), (.isAdjustable, "isAdjustable"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// The structure that defines the kinds of available accessibility actions.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// The default accessibility action: a double tap with VoiceOver.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// The action that dismisses a modal view or cancels an operation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The Magic Tap, which performs the most important action of an app.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action that deletes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  init(name: String) { self.name = name }

  /// Creates a named action.
  public init(named name: Text) { self.name = AccessibilityText.plain(name) }
}

/// A directional indicator you use when making an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// Defines the behavior for the child elements of the new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind
  /// Child accessibility elements are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Any child accessibility elements become children of the new accessibility element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Any child accessibility element's properties are merged into the new accessibility element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The hierarchy of a heading in relation to other headings.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
