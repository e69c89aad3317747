import SwiftUI

/// A banner that says that a connection has a problem, with a button that connects again.
///
/// There is nothing to see while data arrives, so that the banner can stay in the view hierarchy:
///
///     LiveBanner(connection.status, message: "Waiting times may be old.") { connection.retry() }
///
/// For a ``LiveSource``, use ``LiveSourceBanner``, which follows the age of the data.
///
/// The mark takes its motion from `liveIndicatorStyle(_:)` and its color from `liveIndicatorTint(_:)`.
public struct LiveBanner: View {
  let status: LiveStatus
  let message: Text?
  let retry: (@MainActor () -> Void)?

  /// Creates a banner with a localized message.
  ///
  /// - Parameters:
  ///   - status: The status of the connection. With `live` and `recent`, the banner is empty.
  ///   - message: The key of a sentence about the consequences in the app's strings.
  ///   - retry: The action of the button that connects again, which is shown for `stale`, `offline` and `error`. With
  ///     `nil`, there is no button. Default `nil`.
  public init(_ status: LiveStatus, message: LocalizedStringKey, retry: (@MainActor () -> Void)? = nil) {
    self.init(status, message: Text(message), retry: retry)
  }

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - status: The status of the connection. With `live` and `recent`, the banner is empty.
  ///   - message: A sentence about the consequences, or `nil` for none. Default `nil`.
  ///   - retry: The action of the button that connects again, which is shown for `stale`, `offline` and `error`. With
  ///     `nil`, there is no button. Default `nil`.
  public init(_ status: LiveStatus, message: Text? = nil, retry: (@MainActor () -> Void)? = nil) {
    self.status = status
    self.message = message
    self.retry = retry
  }

  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.liveIndicatorTint) private var askedTint
  @Environment(\.controlSize) private var controlSize
  @ScaledMetric(relativeTo: .footnote) private var unit: CGFloat = 8

  private var isShown: Bool { status != .live && status != .recent }
  private var isBroken: Bool { [.stale, .offline, .error].contains(status) }

  public var body: some View {
    Group {
      if isShown { banner }
    }
    .announcesProblems(status)
  }

  private var banner: some View {
    let tint = askedTint ?? status.color(in: scheme, contrast: contrast)
    let metrics = IndicatorMetrics(unit: unit, controlSize: controlSize)
    let name = Text(verbatim: status.label(locale: locale))
    let shape = RoundedRectangle(cornerRadius: metrics.dotSize * 1.25)
    return HStack(spacing: metrics.dotSize * 1.25) {
      HStack(spacing: metrics.dotSize * 1.25) {
        StatusMark(status: status, color: tint, dotSize: metrics.dotSize * 1.25)
        VStack(alignment: .leading, spacing: 2) {
          name.font(metrics.font.weight(.semibold))
          message?.font(metrics.font.weight(.regular))
        }
      }
      .indicatorElement(label: name, value: message)
      Spacer(minLength: 0)
      if isBroken, let retry {
        Button(action: retry) {
          Text(verbatim: IndicatorStrings.strings(for: locale).terms.retry)
            .font(metrics.font.weight(.semibold)).foregroundColor(tint)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, metrics.dotSize * 1.5)
    .padding(.vertical, metrics.dotSize * 1.25)
    .background(shape.fill(tint.opacity(0.1)))
    .overlay(shape.strokeBorder(tint.opacity(contrast == .increased ? 1 : 0.35), lineWidth: metrics.lineWidth))
  }
}
