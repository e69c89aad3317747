import Foundation

/// Which platform's sizes and line boxes text follows.
package enum TypeProfile: Hashable, CaseIterable, Sendable {
  /// 17 pt body; sizes follow Dynamic Type.
  case iOS
  /// 13 pt body; sizes are fixed.
  case macOS

  /// What a text style means at one text size.
  package struct StyleSize: Hashable, Sendable {
    /// Point size.
    package var size: CGFloat
    /// The guidelines' line height in points; what a text's box really measures is in `FontMetrics`.
    package var leading: CGFloat
    /// CSS weight, 100…900.
    package var weight: Int
  }

  /// Size, leading and weight of a text style. The macOS profile ignores the text size.
  package func styleSize(_ style: TextStyleKind, at size: DynamicTypeSize = .large) -> StyleSize {
    switch self {
    case .iOS: iOSStyleSize(style, at: size)
    case .macOS: macOSStyleSize(style)
    }
  }

  /// The font of a text style.
  package func descriptor(for style: TextStyleKind, at size: DynamicTypeSize = .large) -> FontDescriptor {
    let row = styleSize(style, at: size)
    return FontDescriptor(size: row.size, weight: row.weight, textStyle: style)
  }

  /// The weight that the bold trait asks for; an explicit weight wins over it.
  ///
  /// Measured on macOS 26.2; point-size fonts (no style) and titles become 700, the small styles 600, caption 500. The
  /// headline goes one step up from its own weight.
  package func boldWeight(of style: TextStyleKind?) -> Int {
    switch style {
    case nil, .largeTitle, .title, .title2: 700
    case .headline: self == .macOS ? 800 : 700
    case .caption: self == .macOS ? 500 : 600
    default: 600
    }
  }

  /// A length that grows with the text size, in the proportion in which the style's point size grows from the default
  /// text size.
  package func scaledValue(
    for value: CGFloat, relativeTo style: TextStyleKind = .body, at size: DynamicTypeSize
  ) -> CGFloat {
    value * styleSize(style, at: size).size / styleSize(style, at: .large).size
  }
}
