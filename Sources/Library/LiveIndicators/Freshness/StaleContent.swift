import SwiftUI

/// How content is shown whose data is no longer fresh.
public struct StaleAppearance: Hashable, Sendable {
  /// 0…1.
  public var opacity: Double
  /// 1: the colors as they are; 0: gray.
  public var saturation: Double
  /// Whether the status's mark stands in the corner.
  public var isMarked: Bool

  public init(opacity: Double = 0.5, saturation: Double = 0.4, isMarked: Bool = false) {
    self.opacity = opacity
    self.saturation = saturation
    self.isMarked = isMarked
  }

  /// Fainter and grayer.
  public static let dimmed = StaleAppearance()
  /// As it is, with the status's mark in the corner.
  public static let marked = StaleAppearance(opacity: 1, saturation: 1, isMarked: true)
}

extension View {
  /// Dims or marks this view when the data that it shows is stale or offline, at the exact moment.
  ///
  /// - Parameters:
  ///   - updated: when the data is from; nil: there is none yet.
  ///   - policy: how long it is live, recent, and stale.
  ///   - appearance: how stale content is shown.
  public func dimmedWhenStale(
    updated: Date?, policy: FreshnessPolicy = FreshnessPolicy(), appearance: StaleAppearance = .dimmed
  ) -> some View {
    modifier(StaleContent(updated: updated, policy: policy, appearance: appearance))
  }
}

struct StaleContent: ViewModifier {
  let updated: Date?
  let policy: FreshnessPolicy
  let appearance: StaleAppearance

  func body(content: Content) -> some View {
    FreshnessReader(updated, policy: policy, isStatusOnly: true) { freshness in
      let isStale = [.stale, .offline, .error].contains(freshness.status)
      content
        .saturation(isStale ? appearance.saturation : 1)
        .opacity(isStale ? appearance.opacity : 1)
        .overlay(alignment: .topTrailing) {
          if isStale, appearance.isMarked {
            LiveIndicator(freshness.status).liveIndicatorContainer(.markOnly).padding(2)
          }
        }
    }
  }
}
