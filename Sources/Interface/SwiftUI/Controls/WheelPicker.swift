import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Options in a column, with the selected one on a background in the middle, and the others fading. A tap selects an
/// option, and a drag turns the wheel.
///
/// UIPickerView is 216 points tall and up to 320 wide; its rows are about 32 tall.
struct WheelPicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  let label: AnyView
  @Environment(\.textScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  /// The distance in points by which a finger has turned the wheel.
  @State private var turned: CGFloat = 0

  static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.9) }

  var body: some View {
    let row = max(32, 24 * scale)
    _SubviewsReader(of: content) { options in
      let chosen = options.firstIndex { choice.isChosen($0) }
      WheelLayout(chosen: chosen ?? 0, row: row, turned: turned) {
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlColors.tertiaryFill)
          .opacity(chosen == nil ? 0 : 1)
        ForEach(Array(options.enumerated()), id: \.element.id) { entry in
          entry.element
            .font(.title3)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(opacity(CGFloat(entry.offset - (chosen ?? 0)) + turned / row))
            .tappable { choice.choose(entry.element) }
            .optionElement(isChosen: entry.offset == chosen) { choice.choose(entry.element) }
        }
      }
      .animation(Self.motion, value: chosen)
      .geometryGroup()
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 10)
          .onChanged { turn(by: $0.translation.height, options, chosen, row) }
          .onEnded { drop($0.predictedEndTranslation.height, options, chosen, row) },
        isEnabled: isEnabled
      )
      .controlElement(
        label: label, value: .selected, traits: .isAdjustable, increment: turn(options, chosen, 1),
        decrement: turn(options, chosen, -1))
    }
    .clipped()
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// Follows the finger, with a third of its distance beyond the ends.
  private func turn(by translation: CGFloat, _ options: SubviewsCollection, _ chosen: Int?, _ row: CGFloat) {
    let (above, below) = (CGFloat(chosen ?? 0) * row, CGFloat(options.count - 1 - (chosen ?? 0)) * row)
    if translation > above {
      turned = above + (translation - above) / 3
    } else if translation < -below {
      turned = -below + (translation + below) / 3
    } else {
      turned = translation
    }
  }

  /// The wheel runs on as far as the finger would have gone, and stops at an option.
  private func drop(_ translation: CGFloat, _ options: SubviewsCollection, _ chosen: Int?, _ row: CGFloat) {
    let place = (chosen ?? 0) - Int((translation / row).rounded())
    withAnimation(Self.motion) {
      turned = 0
      guard let last = options.indices.last else { return }
      choice.choose(options[min(max(place, 0), last)])
    }
  }

  /// Returns the action that selects the next or previous option, or `nil` if there is none.
  private func turn(_ options: SubviewsCollection, _ chosen: Int?, _ step: Int) -> (() -> Void)? {
    let next = (chosen ?? -1) + step
    guard options.indices.contains(next) else { return nil }
    return { choice.choose(options[next]) }
  }

  /// Rows fade with their distance: our own figures.
  private func opacity(_ distance: CGFloat) -> Double {
    let steps = [1, 0.55, 0.3, 0.12, 0.12]
    let place = min(abs(distance), 3)
    let low = Int(place)
    return steps[low] + (steps[low + 1] - steps[low]) * Double(place - CGFloat(low))
  }
}

/// The layout of the background and the rows around the selected one.
nonisolated struct WheelLayout: Layout {
  let chosen: Int
  let row: CGFloat
  let turned: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: min(proposal.width ?? 320, 320), height: max(216, row * 5))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let size = ProposedViewSize(width: bounds.width, height: row)
    for (index, view) in subviews.enumerated() {
      let offset = index == 0 ? 0 : CGFloat(index - 1 - chosen) * row + turned
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY + offset), anchor: .center, proposal: size)
    }
  }
}
