import SwiftUI

/// Spans of time that a label counts in.
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

/// Texts of a count, by plural category; `#` is the number.
struct CountedText: Hashable, Sendable {
  var forms: [PluralCategory: String]

  init(_ other: String) { forms = [.other: other] }
  init(one: String, other: String) { forms = [.one: one, .other: other] }
  init(one: String, two: String, few: String, many: String, other: String) {
    forms = [.one: one, .two: two, .few: few, .many: many, .other: other]
  }

  func form(_ category: PluralCategory) -> String { forms[category] ?? forms[.other] ?? "#" }
}

/// The words of one language.
struct IndicatorStrings: Sendable {
  var plural: PluralRule
  var statuses: [LiveStatus: String]
  /// Older than live, younger than a minute.
  var justNow: String
  /// There was no update yet.
  var never: String
  /// The update's date has not come yet.
  var ahead: String
  /// `%@` is an age.
  var updated: String
  /// The sentence for an age of less than a minute: `justNow` stands alone, and does not fit into every sentence.
  var updatedJustNow: String
  /// For labels.
  var short: [AgeUnit: CountedText]
  /// For assistive technologies.
  var long: [AgeUnit: CountedText]

  /// The words for the language of `locale`, or else English.
  static func strings(for locale: Locale) -> IndicatorStrings {
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
    switch parts.first {
    case "es": return .spanish
    case "de": return .german
    case "fr": return .french
    case "pt": return .portuguese
    case "ja": return .japanese
    case "ar": return .arabic
    case "zh":
      if parts.contains("hant") { return .traditionalChinese }
      let isTraditional = parts.contains("tw") || parts.contains("hk") || parts.contains("mo")
      return isTraditional && !parts.contains("hans") ? .traditionalChinese : .chinese
    default: return .english
    }
  }

  /// An age in whole units, with the locale's digits.
  func age(_ count: Int, _ unit: AgeUnit, isLong: Bool, locale: Locale) -> String {
    let text = (isLong ? long : short)[unit] ?? CountedText("#")
    let number = count.formatted(IntegerFormatStyle<Int>(locale: locale))
    return text.form(plural.category(count)).replacingOccurrences(of: "#", with: number)
  }
}
