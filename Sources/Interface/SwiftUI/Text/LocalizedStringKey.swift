import Foundation
import ViewGraph

/// The key used to look up an entry in a strings file.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Segment: Equatable, Sendable {
    case literal(String)
    case text(Text)
    /// An integer, formatted in the locale of the environment.
    case integer(Int)
  }

  var segments: [Segment]

  /// Creates a localized string key with the given string value.
  public init(_ value: String) { segments = [.literal(value)] }
  public init(stringLiteral value: String) { segments = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// Represents the contents of a string literal with interpolations while it's being built up.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { add(literal) }
    public mutating func appendInterpolation(_ string: String) { add(string) }
    public mutating func appendInterpolation<T>(_ value: T) { add(String(describing: value)) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(String(format: specifier, value._argument))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      add(formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends an integer in the format of the user's locale, with grouping: 1,234.
    public mutating func appendInterpolation(_ value: Int) { segments.append(.integer(value)) }
    public mutating func appendInterpolation(_ value: Double) { add(String(format: "%f", value)) }
    public mutating func appendInterpolation(_ value: Float) { add(String(format: "%f", Double(value))) }
    public mutating func appendInterpolation(_ value: CGFloat) { add(String(format: "%f", Double(value))) }

    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { segments.append(.text(Text(image))) }
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      segments.append(.text(Text(attributed)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      segments.append(.text(Text(date, style: style)))
    }

    private mutating func add(_ string: String) {
      if case .literal(let last)? = segments.last {
        segments[segments.count - 1] = .literal(last + string)
      } else {
        segments.append(.literal(string))
      }
    }
  }
}

/// Values that printf-style specifiers accept.
public protocol _FormatSpecifiable { var _argument: any CVarArg { get } }
extension Int: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension UInt: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Int32: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension Float: _FormatSpecifiable { public var _argument: any CVarArg { Double(self) } }
extension Double: _FormatSpecifiable { public var _argument: any CVarArg { self } }
extension CGFloat: _FormatSpecifiable { public var _argument: any CVarArg { Double(self) } }
