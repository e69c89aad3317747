import ViewGraph

/// A type that describes the ability to select text.
public protocol TextSelectability {
  /// A Boolean value that indicates whether this type allows the user to select text.
  static var allowsSelection: Bool { get }
}

/// A selectability type that enables text selection by the person using your app.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether text can be selected, which is true.
  public static let allowsSelection = true
}

/// A selectability type that disables text selection by the person using your app.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether text can be selected, which is false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability value that enables text selection by the person using your app.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability value that disables text selection by the person using your app.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Controls whether people can select text within this view. The modifier has no effect, because hosts do not support
  /// text selection.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
