import SwiftUI

/// A ring that fills with the progress of a synchronization, beside its percentage.
///
///     SyncIndicator(progress: upload.fractionCompleted)
public struct SyncIndicator: View {
  let progress: Double?

  /// Creates an indicator.
  ///
  /// - Parameter progress: The completed fraction, 0–1. With `nil`, the fraction is not known, and the ring rotates
  ///   instead.
  public init(progress: Double?) {
    self.progress = progress.map { $0.isFinite ? min(max(0, $0), 1) : 0 }
  }

  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.liveIndicatorTint) private var askedTint
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  public var body: some View {
    if let progress {
      let tint = askedTint ?? LiveStatus.syncing.color(in: scheme, contrast: contrast)
      let metrics = IndicatorMetrics(unit: unit, controlSize: controlSize)
      let percent = Text(verbatim: Percent.text(progress, locale: locale))
      HStack(spacing: metrics.spacing) {
        ring(progress, tint, metrics.dotSize)
        percent.font(metrics.font).foregroundColor(tint)
      }
      .indicatorElement(
        label: Text(verbatim: LiveStatus.syncing.label(locale: locale)), value: percent, changes: progress < 1)
    } else {
      LiveIndicator(.syncing)
    }
  }

  private func ring(_ progress: Double, _ tint: Color, _ size: CGFloat) -> some View {
    let width = size * 0.25
    return ZStack {
      Circle().stroke(tint.opacity(0.25), lineWidth: width)
      Circle()
        .trim(from: 0, to: CGFloat(progress))
        .stroke(tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
    .frame(width: size * 1.5, height: size * 1.5)
  }
}
