import ViewGraph

/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, @unchecked Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier, (Context) -> CGFloat?)

    static func == (lhs: Kind, rhs: Kind) -> Bool {
      switch (lhs, rhs) {
      case (.medium, .medium), (.large, .large): true
      case (.fraction(let a), .fraction(let b)): a == b
      case (.height(let a), .height(let b)): a == b
      case (.custom(let a, _), .custom(let b, _)): a == b
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .medium: hasher.combine(0)
      case .large: hasher.combine(1)
      case .fraction(let value): hasher.combine(value)
      case .height(let value): hasher.combine(value + 2)
      case .custom(let type, _): hasher.combine(type)
      }
    }
  }

  /// Information that you use to calculate the presentation's height.
  @dynamicMemberLookup
  public struct Context: @unchecked Sendable {
    /// The height that the presentation appears in, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns the value specified by the keyPath from the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  let kind: Kind

  /// The system detent for a sheet that's approximately half the height of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The system detent for a sheet at full height.
  public static let large = PresentationDetent(kind: .large)
  /// A custom detent with the specified fractional height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A custom detent with the specified height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
  /// A custom detent with a calculated height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)) { D.height(in: $0) })
  }

  /// Returns the height in points, where the height of a full sheet is `full`, or `nil` for an inactive detent.
  func height(in whole: CGFloat, full: CGFloat, environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .medium: return min(whole / 2, full)
    case .large: return full
    case .fraction(let fraction): return min(max(full * fraction, 0), full)
    case .height(let height): return min(max(height, 0), full)
    case .custom(_, let height):
      return height(Context(maxDetentValue: full, environment: environment)).map { min(max($0, 0), full) }
    }
  }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
  /// Calculates and returns a height based on the context; nil makes the detent inactive.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The context in which a height is calculated.
  public typealias Context = PresentationDetent.Context
}
