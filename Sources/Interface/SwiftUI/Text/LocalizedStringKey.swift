import Foundation
import ViewGraph

/// The key used to look up an entry in a strings file or a string catalog.
///
/// The interpolations of a literal are arguments: the key contains a format specifier for each (`"File %@"`), Markdown is
/// parsed in the text around them only, and numbers are formatted in the locale of the environment.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Argument: Equatable, Sendable {
    case string(String)
    case text(Text)
    /// An integer, formatted in the locale of the environment.
    case integer(Int)
    case number(_FormatArgument, specifier: String)

    /// The format specifier of the argument in the key.
    var specifier: String {
      switch self {
      case .string, .text: "%@"
      case .integer: "%lld"
      case .number(_, let specifier): specifier
      }
    }

    /// The number that selects the plural form of a catalog's entry.
    var count: Int? {
      switch self {
      case .integer(let value): value
      case .number(.integer(let value), _): Int(value)
      case .string, .text, .number: nil
      }
    }

    func string(in locale: Locale) -> String? {
      switch self {
      case .string(let string): string
      case .text: nil
      case .integer(let value): value.formatted(.number.locale(locale))
      case .number(let value, let specifier): String(format: specifier, locale: locale, value.value)
      }
    }
  }

  enum Piece: Equatable, Sendable {
    case literal(String)
    case argument(Int)
  }

  /// The literals and the positions of the arguments, in order.
  let pieces: [Piece]
  let arguments: [Argument]

  /// Creates a localized string key with the given string value.
  public init(_ value: String) { (pieces, arguments) = ([.literal(value)], []) }
  /// Creates a key from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolations, which become the arguments of the key.
  public init(stringInterpolation: StringInterpolation) {
    (pieces, arguments) = (stringInterpolation.pieces, stringInterpolation.arguments)
  }

  /// The key of the entry in a table.
  var key: String {
    pieces.map { piece in
      switch piece {
      case .literal(let string): arguments.isEmpty ? string : string.replacingOccurrences(of: "%", with: "%%")
      case .argument(let index): arguments[index].specifier
      }
    }.joined()
  }

  /// Returns the pieces of the translation, or the original pieces if there is no translation.
  func pieces(key: String? = nil, from source: LocalizationSource, locale: Locale) -> [Piece] {
    let count = arguments.lazy.compactMap(\.count).first
    guard let format = LocalizedStrings.string(key ?? self.key, in: source, locale: locale, count: count) else {
      return pieces
    }
    return arguments.isEmpty ? [.literal(format)] : FormatString(format, count: arguments.count).pieces
  }

  /// Returns the translated text without styles.
  func string(key: String? = nil, from source: LocalizationSource, locale: Locale) -> String {
    pieces(key: key, from: source, locale: locale).map { piece in
      switch piece {
      case .literal(let string): string
      case .argument(let index):
        if case .text(let text) = arguments[index] {
          AccessibilityText.plain(text)
        } else {
          arguments[index].string(in: locale) ?? ""
        }
      }
    }.joined()
  }

  /// Represents the contents of a string literal with interpolations while it's being built up.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [Piece] = []
    var arguments: [Argument] = []

    /// Creates an empty interpolation. The parameters are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part of the string.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.literal(literal)) } }

    /// Appends a string as a `%@` argument.
    public mutating func appendInterpolation(_ string: String) { add(.string(string)) }
    /// Appends the description of a value as a `%@` argument.
    public mutating func appendInterpolation<T>(_ value: T) { add(.string(String(describing: value))) }

    /// Appends a number that is formatted with a printf-style specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(.number(value._argument, specifier: specifier))
    }

    /// Appends a value that is formatted with a format style.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(.text(Text(input, format: format)))
    }

    /// Appends a value converted by a formatter, or its description with `nil`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Appends an integer in the format of the user's locale, with grouping: 1,234.
    public mutating func appendInterpolation(_ value: Int) { add(.integer(value)) }
    /// Appends a number in the format `%lf`, with six decimals.
    public mutating func appendInterpolation(_ value: Double) { add(.number(.double(value), specifier: "%lf")) }
    /// Appends a single-precision number in the format `%f`, with six decimals.
    public mutating func appendInterpolation(_ value: Float) { add(.number(.double(Double(value)), specifier: "%f")) }
    /// Appends a length or a coordinate in the format `%lf`, with six decimals.
    public mutating func appendInterpolation(_ value: CGFloat) {
      add(.number(.double(Double(value)), specifier: "%lf"))
    }

    /// Appends a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) { add(.text(text)) }
    /// Appends an image, such as a symbol in the size of the font.
    public mutating func appendInterpolation(_ image: Image) { add(.text(Text(image))) }
    /// Appends an attributed string with its styles.
    public mutating func appendInterpolation(_ attributed: AttributedString) { add(.text(Text(attributed))) }

    /// Appends a date in a style, which may follow the clock.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(.text(Text(date, style: style)))
    }

    /// Appends a range of two dates, shown as times.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(.text(Text(dates))) }
    /// Appends an interval between two dates, shown as times.
    public mutating func appendInterpolation(_ interval: DateInterval) { add(.text(Text(interval))) }

    private mutating func add(_ argument: Argument) {
      pieces.append(.argument(arguments.count))
      arguments.append(argument)
    }
  }
}

/// A number for a printf-style specifier.
public enum _FormatArgument: Equatable, Sendable {
  case integer(Int64)
  case double(Double)

  var value: any CVarArg {
    switch self {
    case .integer(let value): value
    case .double(let value): value
    }
  }
}

/// Values that printf-style specifiers accept.
public protocol _FormatSpecifiable { var _argument: _FormatArgument { get } }
extension Int: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension UInt: _FormatSpecifiable {
  public var _argument: _FormatArgument { .integer(Int64(bitPattern: UInt64(self))) }
}
extension Int8: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension Int16: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension Int32: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension Int64: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(self) } }
extension UInt8: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension UInt16: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension UInt32: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(self)) } }
extension UInt64: _FormatSpecifiable { public var _argument: _FormatArgument { .integer(Int64(bitPattern: self)) } }
extension Float: _FormatSpecifiable { public var _argument: _FormatArgument { .double(Double(self)) } }
extension Double: _FormatSpecifiable { public var _argument: _FormatArgument { .double(self) } }
extension CGFloat: _FormatSpecifiable { public var _argument: _FormatArgument { .double(Double(self)) } }
