import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Options in a column, with the selected one on a background in the middle, and the others fading. A tap selects an
/// option.
///
/// UIPickerView is 216 points tall and up to 320 wide; its rows are about 32 tall.
struct WheelPicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  let label: AnyView
  @Environment(\.textScale) private var scale
  @Environment(\.isEnabled) private var isEnabled

  static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.9) }

  var body: some View {
    let row = max(32, 24 * scale)
    _SubviewsReader(of: content) { options in
      let chosen = options.firstIndex { choice.isChosen($0) }
      WheelLayout(chosen: chosen ?? 0, row: row) {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlColors.tertiaryFill)
          .opacity(chosen == nil ? 0 : 1)
        ForEach(Array(options.enumerated()), id: \.element.id) { entry in
          entry.element
            .font(.title3)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(opacity(entry.offset - (chosen ?? 0)))
            .tappable { choice.choose(entry.element) }
            .optionElement(isChosen: entry.offset == chosen) { choice.choose(entry.element) }
        }
      }
      .animation(Self.motion, value: chosen)
      .controlElement(
        label: label, value: .selected, traits: .isAdjustable, increment: turn(options, chosen, 1),
        decrement: turn(options, chosen, -1))
    }
    .clipped()
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// Returns the action that selects the next or previous option, or `nil` if there is none.
  private func turn(_ options: SubviewsCollection, _ chosen: Int?, _ step: Int) -> (() -> Void)? {
    let next = (chosen ?? -1) + step
    guard options.indices.contains(next) else { return nil }
    return { choice.choose(options[next]) }
  }

  /// Returns the opacity of a row by its distance from the selected one. The figures are this project's choice.
  private func opacity(_ distance: Int) -> Double { [1, 0.55, 0.3, 0.12][min(abs(distance), 3)] }
}

/// The layout of the background and the rows around the selected one.
nonisolated struct WheelLayout: Layout {
  let chosen: Int
  let row: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: min(proposal.width ?? 320, 320), height: max(216, row * 5))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let size = ProposedViewSize(width: bounds.width, height: row)
    for (index, view) in subviews.enumerated() {
      let offset = index == 0 ? 0 : CGFloat(index - 1 - chosen) * row
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY + offset), anchor: .center, proposal: size)
    }
  }
}
