import Geometry
import LayoutEngine
import ViewGraph

/// A filter of the buttons in a part of a dialog.
enum DialogButtonFilter: Hashable { case all, cancelOnly, othersOnly }

nonisolated private struct DialogButtonFilterKey: EnvironmentKey {
  static var defaultValue: DialogButtonFilter { .all }
}

extension EnvironmentValues {
  var dialogButtonFilter: DialogButtonFilter {
    get { self[DialogButtonFilterKey.self] }
    set { self[DialogButtonFilterKey.self] = newValue }
  }
}

/// A preference that indicates whether there is a cancel button.
nonisolated struct HasCancelButtonKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The style of a button in an alert or dialog: a row as wide as the panel.
nonisolated struct DialogButtonStyle: ButtonStyle {
  /// The height in points: 44 in alerts, 57 in the dialogs that enter from below, as on iOS.
  let height: CGFloat
  let fontSize: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    DialogButtonBody(configuration: configuration, height: height, fontSize: fontSize)
  }
}

/// The text of alerts and dialogs. It grows with the text size up to a factor of two, beyond which no word would fit
/// a line.
enum DialogText {
  static func scale(_ textScale: CGFloat) -> CGFloat { min(textScale, 2) }
}

nonisolated private struct DialogButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let height: CGFloat
  let fontSize: CGFloat
  @Environment(\.dialogButtonFilter) private var filter
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textScale) private var textScale

  private var isCancel: Bool { configuration.role == .cancel }

  private var isWanted: Bool {
    switch filter {
    case .all: true
    case .cancelOnly: isCancel
    case .othersOnly: !isCancel
    }
  }

  var body: some View {
    if isWanted {
      configuration.label
        .font(.system(size: fontSize * DialogText.scale(textScale), weight: isCancel ? .semibold : .regular))
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        .opacity(isEnabled ? 1 : 0.4)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: height)
        .background {
          ZStack {
            PresentationStyle.panel(colorScheme)
            if configuration.isPressed { PresentationStyle.pressed(colorScheme) }
          }
        }
        .layoutValue(key: DialogOrderKey.self, value: isCancel ? 1 : 0)
        .preference(key: HasCancelButtonKey.self, value: isCancel)
    }
  }
}

/// The order of buttons in a column. Cancel buttons have 1 and come last.
nonisolated struct DialogOrderKey: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// A layout of rows with lines between them. Two buttons that both fit are side by side, with the cancel button
/// first. More buttons are in a column, with the cancel button last. The lines are gaps that show the background.
nonisolated struct DialogButtonsLayout: Layout {
  let isColumn: Bool
  /// The thickness of a line, one pixel, in points.
  let line: CGFloat

  private func inRow(_ subviews: Subviews, width: CGFloat) -> Bool {
    guard !isColumn, subviews.count == 2 else { return false }
    let half = (width - line) / 2
    return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
  }

  private func ordered(_ subviews: Subviews, cancelFirst: Bool) -> [LayoutSubview] {
    let cancel = subviews.filter { $0[DialogOrderKey.self] == 1 }
    let others = subviews.filter { $0[DialogOrderKey.self] == 0 }
    return cancelFirst ? cancel + others : others + cancel
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 270
    guard !subviews.isEmpty else { return CGSize(width: width, height: 0) }
    let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    if inRow(subviews, width: width) { return CGSize(width: width, height: heights.max() ?? 0) }
    return CGSize(width: width, height: heights.reduce(0, +) + line * CGFloat(subviews.count - 1))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if inRow(subviews, width: bounds.width) {
      let half = (bounds.width - line) / 2
      for (index, subview) in ordered(subviews, cancelFirst: true).enumerated() {
        let x = bounds.minX + CGFloat(index) * (half + line)
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: half, height: bounds.height))
      }
      return
    }
    var y = bounds.minY
    for subview in ordered(subviews, cancelFirst: false) {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height + line
    }
  }
}
