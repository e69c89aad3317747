import Typography
import ViewGraph

/// The sizes that you can specify for content. `DynamicTypeSize` is the newer form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value indicating whether the content size category is one that is associated with accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  // Both types list the sizes from the smallest.
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var dynamicTypeSize: DynamicTypeSize { Array(DynamicTypeSize.allCases)[index] }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// Creates the category of a text size.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index < rhs.index }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index <= rhs.index }
  /// Returns a Boolean value that indicates whether the first category is larger than the second.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index > rhs.index }
  /// Returns a Boolean value that indicates whether the first category is at least as large as the second.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.index >= rhs.index }
}

extension EnvironmentValues {
  /// The preferred size of the content. It is the older form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
