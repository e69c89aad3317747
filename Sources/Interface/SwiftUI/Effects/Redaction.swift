import Foundation
import ViewGraph

/// The reasons to apply a redaction to data displayed on screen.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Displayed data should appear as generic placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Displayed data should be obscured to protect private information.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Displayed data should appear as invalidated and pending a new update.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// The current redaction reasons applied to the view hierarchy.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// The modifier of `privacySensitive`: under the privacy reason, only sensitive content becomes a placeholder.
nonisolated public struct _PrivacySensitiveModifier: _EnvironmentModifier {
  let isSensitive: Bool

  package func apply(to values: inout EnvironmentValues) {
    guard values.redactionReasons.contains(.privacy) else { return }
    if isSensitive {
      values.redactionReasons.insert(.placeholder)
    } else {
      values.redactionReasons.remove(.privacy)
    }
  }
}

nonisolated extension View {
  /// Adds a reason to apply a redaction to this view hierarchy.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as containing sensitive, private user data.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_PrivacySensitiveModifier(isSensitive: sensitive))
  }
}
