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

  /// The content type of a person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// The content type of a given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The content type of a family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The content type of a nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content type of an organization's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The content type of an email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The content type of a telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The content type of a URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The content type of the user name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The content type of an existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// The content type of a new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The content type of a code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The content type of a full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The content type of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The content type of a postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The content type of a credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The kind of autocapitalization behavior of an on-screen keyboard. It does not affect typed keys.
nonisolated public struct TextInputAutocapitalization: Sendable {
  private let level: Int
  /// Capitalizes nothing automatically.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(level: 0) }
  /// Capitalizes the first letter of every word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(level: 1) }
  /// Capitalizes the first letter of every sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(level: 2) }
  /// Capitalizes every letter.
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
