import SwiftUI

extension View {
  /// Adds the mark of a status to a corner of this view, for example of an avatar, inside a gap that is cut out of the
  /// view.
  ///
  /// At the default size, the center of the mark is on the edge of a round avatar of 40 points.
  ///
  /// - Parameters:
  ///   - status: The status to show. With `nil`, there is no mark and no gap.
  ///   - alignment: The corner of the mark. Default `bottomTrailing`.
  ///   - size: The diameter of the mark in points. Default 12.
  ///   - gap: The width of the gap around the mark in points. Default 2.
  ///   - isActive: A Boolean value that indicates whether the mark animates. Default `true`.
  public func presenceBadge(
    _ status: LiveStatus?, alignment: Alignment = .bottomTrailing, size: CGFloat = 12, gap: CGFloat = 2,
    isActive: Bool = true
  ) -> some View {
    modifier(PresenceBadge(status: status, alignment: alignment, size: size, gap: gap, isActive: isActive))
  }
}

struct PresenceBadge: ViewModifier {
  let status: LiveStatus?
  let alignment: Alignment
  let size: CGFloat
  let gap: CGFloat
  let isActive: Bool

  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.locale) private var locale
  @Environment(\.liveIndicatorTint) private var askedTint

  func body(content: Content) -> some View {
    content
      .overlay(alignment: alignment) {
        if status != nil {
          Circle()
            .frame(width: size + 2 * gap, height: size + 2 * gap)
            .padding(-gap)
            .blendMode(.destinationOut)
        }
      }
      .compositingGroup()
      .overlay(alignment: alignment) {
        if let status {
          StatusMark(
            status: status, color: askedTint ?? status.color(in: scheme, contrast: contrast), dotSize: size,
            isActive: isActive, isBadge: true
          )
          .frame(width: size, height: size)
          .indicatorElement(label: Text(verbatim: status.label(locale: locale)))
        }
      }
  }
}
