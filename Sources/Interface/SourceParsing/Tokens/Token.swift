/// A token of Swift source: its kind and its half-open range of UTF-8 offsets. Comments and white space are not
/// tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword, including a name in backticks.
    case word
    /// `@name`, without the arguments that may follow.
    case attribute
    /// `#name`: a macro or a directive such as `#if`.
    case pound
    /// A whole string literal, with its quotes and interpolations.
    case string
    case number
    case regex
    /// One of `( ) [ ] { } , : ; .` or a whole operator such as `->` or `?`.
    case punctuation
  }

  package var kind: Kind
  package var start: Int
  package var end: Int
  /// A Boolean value that indicates whether there is a line break before this token.
  package var startsLine: Bool
}
