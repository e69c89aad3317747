import SwiftUI

/// The mark of a recording with the level of its input.
///
///     RecordingIndicator(level: recorder.level)
public struct RecordingIndicator: View {
  let level: Double
  let isPaused: Bool

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - level: The level of the input, 0–1.
  ///   - isPaused: A Boolean value that indicates whether the recording is paused, and no level is shown. Default
  ///     `false`.
  public init(level: Double, isPaused: Bool = false) {
    self.level = level.isFinite ? min(max(0, level), 1) : 0
    self.isPaused = isPaused
  }

  /// The number of bars of the meter.
  private static let bars = 5

  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.liveIndicatorTint) private var askedTint
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  private var status: LiveStatus { isPaused ? .paused : .recording }

  public var body: some View {
    let tint = askedTint ?? status.color(in: scheme, contrast: contrast)
    let metrics = IndicatorMetrics(unit: unit, controlSize: controlSize)
    HStack(spacing: metrics.spacing) {
      StatusMark(status: status, color: tint, dotSize: metrics.dotSize)
      HStack(alignment: .bottom, spacing: metrics.dotSize * 0.25) {
        ForEach(0..<Self.bars, id: \.self) { index in
          Capsule()
            .fill(tint.opacity(isLit(index) ? 1 : 0.25))
            .frame(width: metrics.dotSize * 0.375, height: metrics.dotSize * (0.75 + 0.25 * CGFloat(index)))
        }
      }
    }
    .indicatorElement(
      label: Text(verbatim: status.label(locale: locale)),
      value: isPaused ? nil : Text(verbatim: Percent.text(level, locale: locale)), changes: !isPaused)
  }

  private func isLit(_ index: Int) -> Bool {
    !isPaused && level > 0 && level * Double(Self.bars) >= Double(index)
  }
}

/// The text of a fraction in whole percent.
enum Percent {
  static func text(_ fraction: Double, locale: Locale) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
