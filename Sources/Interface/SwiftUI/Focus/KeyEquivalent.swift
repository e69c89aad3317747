import Foundation

/// Key equivalents consist of a letter, punctuation, or function key that can be combined with an optional set of
/// modifier keys to specify a keyboard shortcut.
nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character value that the key equivalent represents.
  public var character: Character

  /// Creates a new key equivalent from the given character value.
  public init(_ character: Character) { self.character = character }

  /// Creates a key equivalent from a literal character.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  // The function keys' code points are those of AppKit's `NSEvent` (NSUpArrowFunctionKey = 0xF700 …).
  /// Up Arrow (U+F700)
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down Arrow (U+F701)
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left Arrow (U+F702)
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right Arrow (U+F703)
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape (U+001B)
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete (U+0008)
  public static let delete = KeyEquivalent("\u{08}")
  /// Delete Forward (U+F728)
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home (U+F729)
  public static let home = KeyEquivalent("\u{F729}")
  /// End (U+F72B)
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up (U+F72C)
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down (U+F72D)
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear (U+F739)
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab (U+0009)
  public static let tab = KeyEquivalent("\u{09}")
  /// Space (U+0020)
  public static let space = KeyEquivalent("\u{20}")
  /// Return (U+000D)
  public static let `return` = KeyEquivalent("\u{0D}")
}

/// A set of key modifiers that you can add to a gesture or a shortcut.
nonisolated public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The bits of the modifier keys.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// Any key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All possible modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keyboard shortcuts describe combinations of keys on a keyboard that the user can press in order to activate a
/// button.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// Options for how a keyboard shortcut participates in automatic localization. All keyboards are treated the same
  /// here.
  nonisolated public struct Localization: Hashable, Sendable {
    private let level: Int
    /// Remap shortcuts to their appropriate counterparts, but do not mirror those like [ and ].
    public static let automatic = Localization(level: 0)
    /// Don't mirror shortcuts.
    public static let withoutMirroring = Localization(level: 1)
    /// Don't use automatic shortcut remapping.
    public static let custom = Localization(level: 2)
  }

  /// The standard keyboard shortcut for the default button, consisting of the Return key without any modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The standard keyboard shortcut for canceling the in-progress action, consisting of the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key equivalent that the user presses in conjunction with the modifier keys.
  public var key: KeyEquivalent
  /// The modifier keys that the user presses in conjunction with the key equivalent.
  public var modifiers: EventModifiers
  /// The localization strategy to apply to this shortcut.
  public var localization: Localization

  /// Creates a new keyboard shortcut with the given key equivalent and set of modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
}
