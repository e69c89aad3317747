import Foundation

/// The platform whose text sizes and line boxes are reproduced.
package enum TypeProfile: Hashable, CaseIterable, Sendable {
  /// A body text of 17 pt. Sizes follow Dynamic Type.
  case iOS
  /// A body text of 13 pt. Sizes are fixed.
  case macOS

  /// The properties of a text style at one text size.
  package struct StyleSize: Hashable, Sendable {
    /// The size in points.
    package var size: CGFloat
    /// The line height of the guidelines in points. `FontMetrics` has the measured box of a text.
    package var leading: CGFloat
    /// The CSS weight, 100–900.
    package var weight: Int
  }

  /// Returns the size, leading and weight of a text style. The macOS profile ignores the text size.
  package func styleSize(_ style: TextStyleKind, at size: DynamicTypeSize = .large) -> StyleSize {
    switch self {
    case .iOS: iOSStyleSize(style, at: size)
    case .macOS: macOSStyleSize(style)
    }
  }

  /// Returns the font of a text style.
  package func descriptor(for style: TextStyleKind, at size: DynamicTypeSize = .large) -> FontDescriptor {
    let row = styleSize(style, at: size)
    return FontDescriptor(size: row.size, weight: row.weight, textStyle: style)
  }

  /// Returns the default font: body on iOS, and the 13 pt system font in a macOS window (measured: 16 high, not the
  /// 18.5 of body).
  package func defaultDescriptor(at size: DynamicTypeSize = .large) -> FontDescriptor {
    switch self {
    case .iOS: descriptor(for: .body, at: size)
    case .macOS: FontDescriptor(size: 13)
    }
  }

  /// Returns the weight for the bold trait. An explicit weight takes precedence over it.
  ///
  /// Measured on macOS 26.2: fonts with a point size (no style) and titles become 700, the small styles 600, and
  /// caption
  /// 500. The headline becomes one step heavier.
  package func boldWeight(of style: TextStyleKind?) -> Int {
    switch style {
    case nil, .largeTitle, .title, .title2: 700
    case .headline: self == .macOS ? 800 : 700
    case .caption: self == .macOS ? 500 : 600
    default: 600
    }
  }

  /// Returns a length scaled in proportion to the point size of a text style.
  package func scaledValue(
    for value: CGFloat, relativeTo style: TextStyleKind = .body, at size: DynamicTypeSize
  ) -> CGFloat {
    value * styleSize(style, at: size).size / styleSize(style, at: .large).size
  }
}
