import Foundation

/// The point sizes and weights of the text styles.
package enum TypeTable {
  /// iOS, points at the sizes xSmall … accessibility5 (Human Interface Guidelines, Typography).
  private static let iOS: [TextStyleKind: [CGFloat]] = [
    .extraLargeTitle: [36, 36, 36, 36, 36, 36, 36, 40, 44, 48, 52, 56],
    .extraLargeTitle2: [28, 28, 28, 28, 28, 28, 28, 34, 38, 42, 46, 50],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// macOS, points; there is no Dynamic Type.
  private static let macOS: [TextStyleKind: CGFloat] = [
    .extraLargeTitle: 36, .extraLargeTitle2: 28, .largeTitle: 26, .title: 22, .title2: 17, .title3: 15, .headline: 13,
    .body: 13, .callout: 12, .subheadline: 11, .footnote: 10, .caption: 10, .caption2: 10,
  ]

  package static func descriptor(_ style: TextStyleKind, _ size: DynamicTypeSize, isMac: Bool) -> FontDescriptor {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    let points = isMac ? macOS[style]! : iOS[style]![index]
    var result = FontDescriptor(size: points)
    result.style = style
    switch style {
    case .headline: result.weight = isMac ? 700 : 600
    case .caption2 where isMac: result.weight = 500
    case .extraLargeTitle, .extraLargeTitle2: result.weight = 700
    default: break
    }
    return result
  }

  /// What a length measured at the standard size becomes: in the proportion in which the style's text grows.
  package static func scaled(
    _ length: CGFloat, relativeTo style: TextStyleKind, _ size: DynamicTypeSize, isMac: Bool
  ) -> CGFloat {
    guard !isMac else { return length }
    let sizes = iOS[style]!
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return length * sizes[index] / sizes[3]
  }
}
