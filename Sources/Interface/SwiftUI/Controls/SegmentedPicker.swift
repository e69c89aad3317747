import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Options side by side, with the selected one on a sliding background.
///
/// UISegmentedControl is 32 points tall with labels of 13 points, medium, and semibold where selected; the background
/// is inset by 2 points. A Mac's control is 24 tall.
struct SegmentedPicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  @Environment(\.platformProfile) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize

  /// The animation of the background. It is this project's choice.
  static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.85) }

  var body: some View {
    let isMac = platform == .macOS
    let radius: CGFloat = isMac ? 6 : 9
    _SubviewsReader(of: content) { options in
      let chosen = options.firstIndex { choice.isChosen($0) }
      SegmentLayout(chosen: chosen, height: isMac ? 24 : 32, isMac: isMac) {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .fill(isMac ? ControlColors.macButton : ControlColors.tertiaryFill)
        RoundedRectangle(cornerRadius: radius - 2, style: .continuous)
          .fill(ControlColors.segment)
          .shadow(color: .black.opacity(0.12), radius: 2, y: 1)
          .padding(2)
          .opacity(chosen == nil ? 0 : 1)
        ForEach(Array(options.enumerated()), id: \.element.id) { entry in
          Segment(option: entry.element, isChosen: entry.offset == chosen, isMac: isMac) {
            choice.choose(entry.element)
          }
        }
      }
      .animation(Self.motion, value: chosen)
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct Segment: View {
  let option: Subview
  let isChosen: Bool
  let isMac: Bool
  let action: () -> Void

  @ScaledMetric(relativeTo: .footnote) private var size: CGFloat = 13

  var body: some View {
    option
      .font(.system(size: isMac ? 13 : min(size, 22), weight: isMac ? .regular : isChosen ? .semibold : .medium))
      .foregroundStyle(.primary)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .tappable(perform: action)
      .optionElement(isChosen: isChosen, choose: action)
  }
}

/// The layout of the background, the selection, and segments of equal width.
nonisolated struct SegmentLayout: Layout {
  let chosen: Int?
  let height: CGFloat
  let isMac: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let segments = subviews.dropFirst(2)
    var widest: CGFloat = 0
    var tallest: CGFloat = height
    for segment in segments {
      let ideal = segment.sizeThatFits(.unspecified)
      widest = max(widest, ideal.width)
      tallest = max(tallest, ideal.height)
    }
    return CGSize(width: proposal.width ?? widest * CGFloat(segments.count), height: tallest)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let count = subviews.count - 2
    guard count >= 0 else { return }
    let width = count > 0 ? bounds.width / CGFloat(count) : bounds.width
    let size = ProposedViewSize(width: width, height: bounds.height)
    subviews[0].place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    let plate = CGPoint(x: bounds.minX + CGFloat(chosen ?? 0) * width, y: bounds.minY)
    subviews[1].place(at: plate, anchor: .topLeading, proposal: size)
    for index in 0..<count {
      let origin = CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY)
      subviews[index + 2].place(at: origin, anchor: .topLeading, proposal: size)
    }
  }
}
