/// A piece of Swift source: a half-open range of UTF-8 offsets and what it is. Comments and white space are not tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A name or a keyword; also a name in backticks.
    case word
    /// `@name`, without the arguments that may follow.
    case attribute
    /// `#name`: a macro or a directive such as `#if`.
    case pound
    /// A whole literal, with its quotes and everything interpolated into it.
    case string
    case number
    case regex
    /// One of `( ) [ ] { } , : ; .` or a whole operator such as `->` or `?`.
    case punctuation
  }

  package var kind: Kind
  package var start: Int
  package var end: Int
  /// Whether a line break stands between the previous token and this one.
  package var startsLine: Bool
}
