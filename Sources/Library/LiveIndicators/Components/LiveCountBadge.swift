import SwiftUI

/// A number in a capsule, for example of messages that have arrived. With a count of 0, it is empty.
///
///     LiveCountBadge(messages.unread)
public struct LiveCountBadge: View {
  let count: Int
  let limit: Int
  let status: LiveStatus

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - count: The number of new items, 0 or more.
  ///   - limit: The largest number to show, 1 or more. A larger count is shown as this number with a plus sign;
  ///     assistive technologies read the count. Default 99.
  ///   - status: The status whose color the badge has. Default `live`.
  public init(_ count: Int, limit: Int = 99, status: LiveStatus = .live) {
    self.count = max(0, count)
    self.limit = max(1, limit)
    self.status = status
  }

  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.liveIndicatorTint) private var askedTint
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  public var body: some View {
    if count > 0 {
      let tint = askedTint ?? status.color(in: scheme, contrast: contrast)
      let metrics = IndicatorMetrics(unit: unit, controlSize: controlSize)
      let strings = IndicatorStrings.strings(for: locale)
      Text(verbatim: number)
        .font(metrics.font)
        .foregroundColor(Contrast.wantsBlack(on: tint, in: scheme) ? .black : .white)
        .padding(.horizontal, metrics.dotSize * 0.75)
        .padding(.vertical, metrics.dotSize * 0.125)
        .frame(minWidth: metrics.dotSize * 2.5)
        .background(Capsule().fill(tint))
        .indicatorElement(
          label: Text(verbatim: strings.counted(strings.terms.newItems, count, locale: locale)), changes: true)
    }
  }

  private var number: String {
    let shown = min(count, limit).formatted(IntegerFormatStyle<Int>(locale: locale))
    return count > limit ? shown + "+" : shown
  }
}
