import ViewGraph

/// A kind of transition that applies to the content within a single view, rather than to the insertion or removal of a
/// view.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numeric(countsDown: Bool)
    case numericValue(Double)
    case symbol(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  let kind: Kind

  /// The identity content transition, which indicates that content changes shouldn't animate.
  public static let identity = ContentTransition(kind: .identity)
  /// The content transition that indicates content fades from transparent to opaque on insertion and from opaque to
  /// transparent on removal.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content transition that indicates the views attempt to interpolate their contents during transitions.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Creates a content transition intended to be used with `Text` views displaying numeric text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }
  /// Creates a content transition intended to be used with `Text` views displaying numbers. The digits roll up when the
  /// value increases.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
  /// A content transition that applies the symbol effect transition to symbol images within the inserted or removed
  /// view hierarchy.
  public static var symbolEffect: ContentTransition {
    ContentTransition(kind: .symbol(ReplaceSymbolEffect().configuration, .default))
  }
  /// Creates a content transition that applies the symbol effect transition to symbol images.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol(effect.configuration, options))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

private struct AddsDrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The current method of animating the contents of views.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// A Boolean value that indicates whether views that use a content transition get a drawing group. It has no effect,
  /// because one renderer composites every layer.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
