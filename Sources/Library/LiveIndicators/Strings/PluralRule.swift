/// The categories of the Unicode plural rules (CLDR) for cardinal whole numbers, as far as our languages use them.
enum PluralCategory: Hashable, Sendable { case zero, one, two, few, many, other }

enum PluralRule: Hashable, Sendable {
  /// English, German, Spanish: 1.
  case oneIsSingular
  /// French, Portuguese: 0 and 1.
  case zeroAndOneAreSingular
  /// Japanese, Chinese.
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
