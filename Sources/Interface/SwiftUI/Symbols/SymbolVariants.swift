import ViewGraph

/// A variant of a symbol: enclosed, filled or with a slash.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isStruck = false

  /// No variant for a symbol.
  public static let none = SymbolVariants()
  /// A variant that encapsulates the symbol in a circle.
  public static let circle = SymbolVariants().circle
  /// A variant that encapsulates the symbol in a square.
  public static let square = SymbolVariants().square
  /// A variant that encapsulates the symbol in a rectangle.
  public static let rectangle = SymbolVariants().rectangle
  /// A variant that fills the symbol.
  public static let fill = SymbolVariants().fill
  /// A variant that draws a slash through the symbol.
  public static let slash = SymbolVariants().slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// A version of the variant that's encapsulated in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// A version of the variant that's encapsulated in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// A version of the variant that's encapsulated in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// A filled version of the variant.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// A slashed version of the variant.
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  /// Returns a Boolean value that indicates whether the current variant contains the specified variant.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? enclosure
      $0.isFilled = isFilled || other.isFilled
      $0.isStruck = isStruck || other.isStruck
    }
  }

  /// Returns the name of a symbol in this variant. Suffixes that the name already has are not added again.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".").map(String.init)
    var wanted: [String] = []
    if isStruck { wanted.append("slash") }
    if let enclosure { wanted.append(enclosure.rawValue) }
    let filled = isFilled || parts.last == "fill"
    if parts.last == "fill" { parts.removeLast() }
    for part in wanted where !parts.contains(part) { parts.append(part) }
    if filled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The symbol variant to use in this environment.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated public struct _SymbolVariantModifier: _EnvironmentModifier {
  let variant: SymbolVariants

  package func apply(to values: inout EnvironmentValues) {
    values.symbolVariants = variant == .none ? .none : values.symbolVariants.union(variant)
  }
}

nonisolated extension View {
  /// Makes symbols within the view show a particular variant, in addition to the variants of enclosing views.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(_SymbolVariantModifier(variant: variant))
  }
}
