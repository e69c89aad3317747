import SwiftUI

extension View {
  /// Puts a status's mark on this view, an avatar for example, in a gap that is cut out around it.
  ///
  /// At the default size the middle of the mark is on the rim of a round avatar of 40 points.
  ///
  /// - Parameters:
  ///   - status: nil: there is no mark, and nothing is cut out.
  ///   - alignment: in which corner.
  ///   - size: points across the mark.
  ///   - gap: points around the mark that are cut out.
  ///   - isActive: false: the mark does not move.
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
        }
      }
  }
}
