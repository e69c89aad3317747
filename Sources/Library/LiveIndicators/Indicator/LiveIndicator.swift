import SwiftUI

/// A view that shows a status with a mark and a label, such as "● Live".
///
/// The status determines the color, label, shape and motion. `liveIndicatorStyle(_:)` sets the motion of the mark,
/// and `liveIndicatorContainer(_:)` sets the container around the mark and the label. The text size and the control
/// size scale both.
///
///     LiveIndicator(.live)
public struct LiveIndicator: View {
  let status: LiveStatus
  let label: IndicatorLabel
  let isActive: Bool

  /// Creates an indicator of a status that is labeled with its name in the user's language.
  ///
  /// - Parameters:
  ///   - status: The status to show.
  ///   - isActive: A Boolean value that indicates whether the mark animates. Default `true`.
  public init(_ status: LiveStatus, isActive: Bool = true) {
    self.init(status, of: .name, isActive: isActive)
  }

  /// Creates an indicator of a status with a localized label.
  ///
  /// - Parameters:
  ///   - status: The status to show.
  ///   - label: The key of the label in the app's strings. With an empty key, there is no label.
  ///   - isActive: A Boolean value that indicates whether the mark animates. Default `true`.
  public init(_ status: LiveStatus, label: LocalizedStringKey, isActive: Bool = true) {
    self.init(status, of: label == "" ? .hidden : .text(Text(label)), isActive: isActive)
  }

  /// Creates an indicator of a status with a text as label.
  ///
  /// - Parameters:
  ///   - status: The status to show.
  ///   - label: The label.
  ///   - isActive: A Boolean value that indicates whether the mark animates. Default `true`.
  public init(_ status: LiveStatus, label: Text, isActive: Bool = true) {
    self.init(status, of: .text(label), isActive: isActive)
  }

  /// Creates an indicator of a status with a label that is not localized.
  ///
  /// - Parameters:
  ///   - status: The status to show.
  ///   - label: The label. With `nil`, the name of the status in the user's language; with an empty string, no label.
  ///   - isActive: A Boolean value that indicates whether the mark animates. Default `true`.
  @_disfavoredOverload
  public init(_ status: LiveStatus, label: String?, isActive: Bool = true) {
    let text = label.map { $0.isEmpty ? IndicatorLabel.hidden : .text(Text(verbatim: $0)) }
    self.init(status, of: text ?? .name, isActive: isActive)
  }

  private init(_ status: LiveStatus, of label: IndicatorLabel, isActive: Bool) {
    self.status = status
    self.label = label
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let name = Text(verbatim: status.label(locale: locale))
    IndicatorBody(status: status, label: label.visible(name), isActive: isActive)
      .indicatorElement(label: label.spoken(name), value: label.isName(name) ? nil : name)
  }
}

/// The label of an indicator.
enum IndicatorLabel {
  /// The name of the status.
  case name
  case hidden
  case text(Text)

  func visible(_ name: Text) -> Text? {
    switch self {
    case .name: return name
    case .hidden: return nil
    case .text(let text): return text
    }
  }

  /// Returns the label for assistive technologies, which is never empty.
  func spoken(_ name: Text) -> Text { visible(name) ?? name }

  /// Returns true if the label is the name, which is then not repeated as the value.
  func isName(_ name: Text) -> Bool { spoken(name) == name }
}

/// The mark, the label and the container of an indicator.
struct IndicatorBody: View {
  let status: LiveStatus
  /// The visible label, or `nil` for none.
  let label: Text?
  let isActive: Bool

  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.liveIndicatorTint) private var askedTint
  @Environment(\.liveIndicatorContainer) private var container
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  private var tint: Color {
    askedTint ?? status.color(in: scheme, contrast: contrast)
  }

  var body: some View {
    let tint = tint
    let metrics = IndicatorMetrics(unit: unit, controlSize: controlSize)
    switch container {
    case .plain: content(tint, metrics)
    case .textOnly: word(tint, metrics)
    case .markOnly: mark(tint, metrics)
    case .capsule:
      let isBlack = Contrast.wantsBlack(on: tint, in: scheme)
      content(isBlack ? .black : .white, metrics)
        .padding(.horizontal, metrics.dotSize)
        .padding(.vertical, metrics.dotSize * 0.375)
        .background(Capsule().fill(tint))
    case .outline:
      content(tint, metrics)
        .padding(.horizontal, metrics.dotSize)
        .padding(.vertical, metrics.dotSize * 0.375)
        .background(Capsule().strokeBorder(tint, lineWidth: metrics.lineWidth))
    }
  }

  private func content(_ color: Color, _ metrics: IndicatorMetrics) -> some View {
    HStack(spacing: metrics.spacing) {
      mark(color, metrics)
      word(color, metrics)
    }
  }

  @ViewBuilder
  private func word(_ color: Color, _ metrics: IndicatorMetrics) -> some View {
    if let label {
      label
        .font(metrics.font)
        .foregroundColor(color)
    }
  }

  private func mark(_ color: Color, _ metrics: IndicatorMetrics) -> some View {
    StatusMark(status: status, color: color, dotSize: metrics.dotSize, isActive: isActive)
      .onAppear { askedTint.map { Contrast.check($0, in: scheme) } }
  }
}

/// The mark of a status in the current style.
struct StatusMark: View {
  let status: LiveStatus
  let color: Color
  let dotSize: CGFloat
  var isActive = true
  /// A Boolean value that indicates whether the available size is that of a dot.
  var isBadge = false

  @Environment(\.liveIndicatorStyle) private var style
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

  var body: some View {
    AnimationActivation(isActive: isActive && status.isInMotion, phase: .shared) { motion in
      (style ?? Self.automatic).make(
        LiveIndicatorStyleConfiguration(
          status: status, tint: color, dotSize: dotSize, motion: motion,
          showsShape: differentiates || motion.isReduced, isBadge: isBadge))
    }
  }

  private static let automatic = AnyLiveIndicatorStyle(AutomaticLiveIndicatorStyle())
}
