import Geometry
import LayoutEngine
import ViewGraph

/// An attachment anchor for a popover.
public enum PopoverAttachmentAnchor {
  /// The anchor point for the popover relative to the source's frame.
  case rect(Anchor<CGRect>.Source)
  /// The anchor point for the popover expressed as a unit point that describes possible alignments relative to a
  /// SwiftUI view.
  case point(UnitPoint)
}

/// The position of a popover, and the edge with its arrow.
struct PopoverPlace {
  let anchor: OverlayAnchor?
  let attachment: PopoverAttachmentAnchor
  let edge: Edge

  static var center: PopoverPlace { PopoverPlace(anchor: nil, attachment: .rect(.bounds), edge: .top) }

  /// Returns the anchor in the coordinate space of the whole view, in the reading direction.
  func rect(in bounds: CGRect, _ direction: LayoutDirection) -> CGRect {
    let rect = physicalRect(in: bounds)
    guard direction == .rightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func physicalRect(in bounds: CGRect) -> CGRect {
    guard let frame = anchor?.frame else { return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0) }
    switch attachment {
    case .rect(let source): return source.make(frame).value
    case .point(let point):
      let x = frame.minX + frame.width * point.x
      return CGRect(x: x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }
  }
}

/// A layout of a popover beside its anchor, inside the bounds, with its arrow. They are the first and the second
/// subview.
nonisolated struct PopoverLayout: Layout {
  let place: PopoverPlace
  let direction: LayoutDirection

  /// The distance in points between the anchor and the popover, filled by the arrow, and between the popover and the
  /// edges of the bounds.
  private static let gap: CGFloat = 11
  private static let margin: CGFloat = 10
  /// The side of the rotated square that forms the arrow, half of which is behind the popover.
  private static let arrow: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count >= 2 else { return }
    let anchor = place.rect(in: bounds, direction)
    let available = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let proposed = ProposedViewSize(width: available.width, height: available.height)
    let size = subviews[0].sizeThatFits(proposed)
    let edge = edge(for: size, anchor: anchor, available: available)
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    var tip = CGPoint(x: anchor.midX, y: anchor.midY)
    switch edge {
    case .top: (origin.y, tip.y) = (anchor.maxY + Self.gap, anchor.maxY + Self.gap)
    case .bottom: (origin.y, tip.y) = (anchor.minY - Self.gap - size.height, anchor.minY - Self.gap)
    case .leading: (origin.x, tip.x) = (anchor.maxX + Self.gap, anchor.maxX + Self.gap)
    case .trailing: (origin.x, tip.x) = (anchor.minX - Self.gap - size.width, anchor.minX - Self.gap)
    }
    origin.x = min(max(origin.x, available.minX), max(available.minX, available.maxX - size.width))
    origin.y = min(max(origin.y, available.minY), max(available.minY, available.maxY - size.height))
    subviews[0].place(at: origin, proposal: ProposedViewSize(size))
    subviews[1].place(
      at: tip, anchor: .center, proposal: ProposedViewSize(width: Self.arrow, height: Self.arrow))
  }

  /// Returns the requested edge if the popover fits beside the anchor, or else the opposite one.
  private func edge(for size: CGSize, anchor: CGRect, available: CGRect) -> Edge {
    let below = available.maxY - anchor.maxY - Self.gap
    let above = anchor.minY - available.minY - Self.gap
    switch place.edge {
    case .top: return below >= size.height || below >= above ? .top : .bottom
    case .bottom: return above >= size.height || above >= below ? .bottom : .top
    case .leading: return available.maxX - anchor.maxX - Self.gap >= size.width ? .leading : .trailing
    case .trailing: return anchor.minX - available.minX - Self.gap >= size.width ? .trailing : .leading
    }
  }
}

/// A popover's content in the shape that it has now: a bubble, or where it adapts a sheet or a cover.
nonisolated struct AdaptiveCard<Content: View>: View {
  let isPopover: Bool
  let isCover: Bool
  let settings: PresentationSettings
  let showsIndicator: Bool
  let content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let radius = isCover ? 0 : settings.cornerRadius ?? (isPopover ? 13 : 10)
    let fill = isPopover ? PresentationStyle.panel(colorScheme) : isCover ? Color.background : card
    content
      .frame(maxWidth: isPopover ? nil : .infinity, maxHeight: isPopover ? nil : .infinity)
      .background { settings.background?.view ?? AnyView(fill.ignoresSafeArea(edges: isPopover ? [] : .all)) }
      .overlay(alignment: .top) {
        if showsIndicator {
          Capsule().fill(Color.gray.opacity(0.6)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .clipShape(CardShape(radius: radius, roundsBottom: isPopover, isOpen: isCover))
      .shadow(color: .black.opacity(isPopover ? 0.22 : 0), radius: isPopover ? 14 : 0, y: isPopover ? 4 : 0)
      .zIndex(1)
  }

  private var card: Color { PresentationStyle.card(colorScheme) }
}

/// The outline of a bubble or a sheet; a cover has none, so that its background reaches under the bars.
nonisolated private struct CardShape: Shape {
  let radius: CGFloat
  let roundsBottom: Bool
  let isOpen: Bool

  func path(in rect: CGRect) -> Path {
    if isOpen { return Path(rect.insetBy(dx: -rect.width, dy: -rect.height)) }
    if roundsBottom { return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect) }
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius, style: .continuous).path(
      in: rect)
  }
}

/// Places what adapts: as a popover, as a sheet, or over everything.
nonisolated struct AdaptiveLayout: Layout {
  let popover: PopoverLayout?
  let sheet: SheetLayout?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if let popover { return popover.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    if let sheet { return sheet.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

nonisolated struct PopoverArrow: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    RoundedRectangle(cornerRadius: 3).fill(PresentationStyle.panel(colorScheme)).rotationEffect(.degrees(45))
      .zIndex(2)
      .allowsHitTesting(false)
  }
}
