import Drawing
import Foundation
import Geometry
import ViewGraph

/// The reasons to apply a redaction to data displayed on screen.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
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

private struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct InvalidatableKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  fileprivate var isInvalidatable: Bool {
    get { self[InvalidatableKey.self] }
    set { self[InvalidatableKey.self] = newValue }
  }

  /// The appearance of texts and images: placeholders under the placeholder reason, and in sensitive views under the
  /// privacy reason. Invalidated content is translucent.
  var redaction: Redaction {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return .none }
    if reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive) { return .placeholder }
    return reasons.contains(.invalidated) && isInvalidatable ? .pale : .none
  }
}

/// The appearance of a redacted text or image.
enum Redaction {
  case none, pale, placeholder

  /// The opacity relative to the foreground. The figures are this project's choice, after the appearance of iOS, where a
  /// placeholder is a light tone of the text's color.
  var opacity: Double {
    switch self {
    case .none: 1
    case .pale: 0.5
    case .placeholder: 0.18
    }
  }
}

/// The rounded bars of placeholders. The figures are this project's choice, after the appearance of iOS.
enum RedactionBars {
  /// Returns one bar for each line of text.
  static func path(of lines: [CGRect]) -> Path {
    var path = Path()
    for line in lines where line.width > 0 && line.height > 0 {
      let bar = line.insetBy(dx: 0, dy: line.height * 0.1)
      path.addPath(rounded(bar))
    }
    return path
  }

  static func rounded(_ rect: CGRect) -> Path {
    let radius = min(5, min(rect.width, rect.height) * 0.25)
    return Path(roundedRect: rect, cornerRadius: radius)
  }

  /// Draws a path in a light tone of the foreground style.
  static func draw(_ path: Path, in layer: Layer, style: _ResolvedStyle, bounds: CGRect) {
    var tone = style
    tone.opacity *= Redaction.placeholder.opacity
    layer.content = .fill(FillContent(path: path, paint: tone.paint(in: bounds), bounds: bounds))
  }
}

nonisolated extension View {
  /// Adds a reason to apply a redaction to this view hierarchy. Under `.placeholder` bars stand for texts and images,
  /// under `.privacy` for those in `privacySensitive` views; under `.invalidated` those in `invalidatableContent` views
  /// are pale. Shapes stay.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes any reason to apply a redaction to this view hierarchy.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view as containing sensitive, private user data.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Marks the view as one whose content may be out of date.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    environment(\.isInvalidatable, invalidatable)
  }
}
