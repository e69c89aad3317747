/// The categories of the Unicode plural rules (CLDR) for cardinal integers, as far as the supported languages use
/// them.
enum PluralCategory: Hashable, Sendable { case zero, one, two, few, many, other }

enum PluralRule: Hashable, Sendable {
  /// A rule with a singular for 1 only, as in English, German, Spanish, Italian, Dutch and Turkish.
  case oneIsSingular
  /// A rule with a singular for 0 and 1, as in French, Portuguese and Hindi.
  case zeroAndOneAreSingular
  /// A rule without plural forms, as in Japanese, Chinese and Korean.
  case none
  case arabic
  case hebrew
  case russian
  case polish

  func category(_ number: Int) -> PluralCategory {
    switch self {
    case .none: return .other
    case .oneIsSingular: return number == 1 ? .one : .other
    case .zeroAndOneAreSingular: return number == 0 || number == 1 ? .one : .other
    case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
    case .russian, .polish:
      let isOne = self == .polish ? number == 1 : number % 10 == 1 && number % 100 != 11
      if isOne { return .one }
      return 2...4 ~= number % 10 && !(12...14 ~= number % 100) ? .few : .many
    case .arabic:
      switch (number, number % 100) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    }
  }
}
