import Foundation
import ViewGraph

/// The type of keyboard to display for a given text-based view, as UIKit names them.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The content type of a text field, with the names of UIKit.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The kind of autocapitalization behavior of an on-screen keyboard. It does not affect typed keys.
nonisolated public struct TextInputAutocapitalization: Sendable {
  private let level: Int
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(level: 0) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(level: 1) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(level: 2) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(level: 3) }
}

/// The UIKit type for the autocapitalization behavior.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

nonisolated extension View {
  /// Sets how often the shift key of an on-screen keyboard is automatically enabled. It has no effect without an
  /// on-screen keyboard. SwiftUI deprecates it from a future version on, with no warning until then:
  /// textInputAutocapitalization(_:)
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the keyboard type for this view. No keyboard is drawn; `inspect` reports the type.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.keyboard = "\(type)" }
  }

  /// Sets the text content type for this view, which the system would use to offer suggestions, or `nil` for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.content = textContentType?.rawValue }
  }

  /// Sets how often the shift key of an on-screen keyboard is automatically enabled. It has no effect without an
  /// on-screen keyboard.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Sets whether to disable autocorrection for this view. It has no effect without autocorrection.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// SwiftUI will deprecate this form in a future version. Use `autocorrectionDisabled(_:)` instead.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
