/// The text size that the user chose, from extra small to the largest accessibility size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  /// The size of a device as delivered.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether this is one of the five larger sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
