import SwiftUI

/// The appearance of content whose data is no longer fresh.
public struct StaleAppearance: Hashable, Sendable {
  /// The opacity of the content, 0–1.
  public var opacity: Double
  /// The saturation of the content: 1 keeps the colors, 0 is gray.
  public var saturation: Double
  /// A Boolean value that indicates whether a corner shows the mark of the status.
  public var isMarked: Bool

  /// Creates an appearance.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the content, 0–1. Default 0.5.
  ///   - saturation: The saturation of the content: 1 keeps the colors, 0 is gray. Default 0.4.
  ///   - isMarked: A Boolean value that indicates whether a corner shows the mark of the status. Default `false`.
  public init(opacity: Double = 0.5, saturation: Double = 0.4, isMarked: Bool = false) {
    self.opacity = opacity
    self.saturation = saturation
    self.isMarked = isMarked
  }

  /// Reduced opacity and saturation.
  public static let dimmed = StaleAppearance()
  /// The unchanged content with the mark of the status in a corner.
  public static let marked = StaleAppearance(opacity: 1, saturation: 1, isMarked: true)
}

extension View {
  /// Changes the appearance of this view from the exact moment at which its data becomes stale or offline.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of stale content. Default `dimmed`.
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - policy: The ages at which the status changes.
  public func staleAppearance(
    _ appearance: StaleAppearance = .dimmed, updated: Date?, policy: FreshnessPolicy = FreshnessPolicy()
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
