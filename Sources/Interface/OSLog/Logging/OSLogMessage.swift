/// Privacy of an interpolated value. Standard error shows all values: there is no log store to protect.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value.
  public enum Mask: Sendable { case hash, none }

  /// The privacy of a value that a log store would show.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy of a value that a log store would hide.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy of a value that a log store would always hide.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy that follows from the type of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a hidden value with a replacement. Standard error shows the value nonetheless.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of an always hidden value with a replacement. Standard error shows the value nonetheless.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of the value's type with a replacement. Standard error shows the value nonetheless.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message from a text without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from a text with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text of a message that is being put together.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty text and reserves memory for its literal parts.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Appends a literal part of the message.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends the description of a value. The privacy has no effect.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}
