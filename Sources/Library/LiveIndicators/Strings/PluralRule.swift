/// The categories of the Unicode plural rules (CLDR) for cardinal integers, as far as the supported languages use
/// them.
enum PluralCategory: Hashable, Sendable { case zero, one, two, few, many, other }

enum PluralRule: Hashable, Sendable {
  /// A rule with a singular for 1 only, as in English, German and Spanish.
  case oneIsSingular
  /// 0 and 1 are singular: French, Portuguese.
  case zeroAndOneAreSingular
  /// A rule without plural forms, as in Japanese and Chinese.
  case none
  case arabic

  func category(_ number: Int) -> PluralCategory {
    switch self {
    case .none: return .other
    case .oneIsSingular: return number == 1 ? .one : .other
    case .zeroAndOneAreSingular: return number == 0 || number == 1 ? .one : .other
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
