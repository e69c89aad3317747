import SwiftUI

/// The units of time in which a label counts.
enum AgeUnit: Hashable, Sendable, CaseIterable {
  case minutes, hours, days

  var seconds: Double {
    switch self {
    case .minutes: return 60
    case .hours: return 3600
    case .days: return 86400
    }
  }
}

/// The forms of a counted text by plural category. The number replaces `#`.
struct CountedText: Hashable, Sendable {
  var forms: [PluralCategory: String]

  init(_ other: String) { forms = [.other: other] }
  init(one: String, two: String? = nil, few: String? = nil, many: String? = nil, other: String) {
    forms = [.one: one, .other: other]
    forms[.two] = two
    forms[.few] = few
    forms[.many] = many
  }

  func form(_ category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "#" }
}

/// The strings of one language.
struct IndicatorStrings: Sendable {
  /// The words of components other than indicators of a status.
  struct Terms: Sendable {
    /// The label of an indicator whose meaning is not known.
    var status: String
    /// The title of the button that connects again.
    var retry: String
    var typing: String
    var loading: String
    var newItems: CountedText
  }

  var plural: PluralRule
  var statuses: [StandardStatus: String]
  /// The label of data that is no longer live, but less than a minute old.
  var justNow: String
  /// The label without any update.
  var never: String
  /// The label of a date in the future.
  var ahead: String
  /// The format of an update's age, which replaces `%@`.
  var updated: String
  /// The sentence for an age of less than a minute: `justNow` stands alone, and does not fit into every sentence.
  var updatedJustNow: String
  var terms: Terms
  /// The short forms of ages, for labels.
  var short: [AgeUnit: CountedText]
  /// The long forms of ages, for assistive technologies.
  var long: [AgeUnit: CountedText]

  /// Returns the strings for the language of `locale`, or English strings for an unsupported language.
  static func strings(for locale: Locale) -> IndicatorStrings {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
    switch parts.first {
    case "es": return .spanish
    case "de": return .german
    case "fr": return .french
    case "pt": return .portuguese
    case "ja": return .japanese
    case "ar": return .arabic
    case "it": return .italian
    case "nl": return .dutch
    case "ko": return .korean
    case "ru": return .russian
    case "pl": return .polish
    case "tr": return .turkish
    case "hi": return .hindi
    case "he", "iw": return .hebrew
    case "zh":
      if parts.contains("hant") { return .traditionalChinese }
      let isTraditional = parts.contains("tw") || parts.contains("hk") || parts.contains("mo")
      return isTraditional && !parts.contains("hans") ? .traditionalChinese : .chinese
    default: return .english
    }
  }

  /// Returns an age in whole units, with the digits of the locale.
  func age(_ count: Int, _ unit: AgeUnit, isLong: Bool, locale: Locale) -> String {
    counted((isLong ? long : short)[unit] ?? CountedText("#"), count, locale: locale)
  }

  /// Returns the form of a text for a count, with the digits of the locale.
  func counted(_ text: CountedText, _ count: Int, locale: Locale) -> String {
    let number = count.formatted(IntegerFormatStyle<Int>(locale: locale))
    return text.form(plural.category(count)).replacingOccurrences(of: "#", with: number)
  }
}
