/// The text styles. The profile defines the size, weight and line box of each.
package enum TextStyleKind: Hashable, CaseIterable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2
}
