/// The named roles of text; the profile gives each its size, weight and line box.
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
