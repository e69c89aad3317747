import Foundation

extension String {
  /// The value of a localized string before it is looked up. Foundation has it on Apple's platforms only.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The interpolation of the literals, shared with `LocalizedStringKey`.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    /// Creates a value from a string that is used as its key.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// Creates a value from a literal without interpolations.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a value from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a localized string from a key, which is its text where there is no translation.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.key.string(from: LocalizationSource(table: table, bundle: bundle), locale: locale)
  }

  /// Creates a localized string from a key, with a text of its own where there is no translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, comment: comment))
  }

  /// Creates a localized string from a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }
}

/// A reference to a localizable string, looked up where it is shown. Foundation has it on Apple's platforms only.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The interpolation of the literals, shared with `LocalizedStringKey`.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// The key to look up.
  public let key: String
  /// The text where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table. With `nil`, `Localizable`.
  public var table: String? { source.table }
  /// The locale of `String(localized:)`; a text is shown in its environment's.
  public var locale: Locale
  let source: LocalizationSource

  /// Creates a resource with a key and a separate text for missing translations.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.locale = locale
    source = LocalizationSource(table: table, bundle: bundle)
  }

  /// Creates a resource whose key is also its text for missing translations.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.locale = locale
    source = LocalizationSource(table: table, bundle: bundle)
  }

  /// Creates a resource from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  func pieces(in locale: Locale) -> [LocalizedStringKey.Piece] {
    defaultValue.key.pieces(key: key, from: source, locale: locale)
  }

  fileprivate func string(in locale: Locale) -> String {
    defaultValue.key.string(key: key, from: source, locale: locale)
  }
}
