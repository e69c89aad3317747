import Foundation
import Geometry
import ViewGraph

/// A layout container that arranges its children in a horizontal line and lets the user drag the lines between them.
nonisolated public struct HSplitView<Content: View>: View {
  let content: Content

  /// Creates a horizontal split view of the views that the builder returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// A layout container that arranges its children in a vertical line and lets the user drag the lines between them.
nonisolated public struct VSplitView<Content: View>: View {
  let content: Content

  /// Creates a vertical split view of the views that the builder returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

/// Panes with lines between them: each as long as it wants to be until a line beside it is dragged.
private struct SplitPanes<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The lengths in points of the panes beside dragged dividers.
  @State private var lengths: [Int: CGFloat] = [:]
  @State private var shown: [Int: CGFloat] = [:]
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let layout = axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    _SubviewsReader(of: content) { panes in
      layout {
        ForEach(Array(panes.enumerated()), id: \.element.id) { pane in
          if pane.offset > 0 { line(before: pane.offset) }
          pane.element
            .frame(
              width: axis == .horizontal ? lengths[pane.offset] : nil,
              height: axis == .vertical ? lengths[pane.offset] : nil
            )
            .onGeometryChange(for: CGFloat.self) {
              axis == .horizontal ? $0.size.width : $0.size.height
            } action: {
              shown[pane.offset] = $0
            }
        }
      }
    }
  }

  private func line(before index: Int) -> some View {
    SeparatorLine()
      .frame(width: axis == .horizontal ? 1 : nil, height: axis == .vertical ? 1 : nil)
      .overlay {
        Color.clear
          .padding(axis == .horizontal ? .horizontal : .vertical, -4)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .global)
              .onChanged { value in
                let from = start ?? shown[index - 1] ?? 0
                start = from
                let mirror: CGFloat = direction == .rightToLeft ? -1 : 1
                let distance = axis == .horizontal ? value.translation.width * mirror : value.translation.height
                let available = from + (shown[index] ?? 0)
                lengths[index - 1] = min(max(from + distance, 20), max(available - 20, 20))
              }
              .onEnded { _ in start = nil })
      }
      .zIndex(1)
  }
}

private struct SeparatorLine: View {
  var body: some View { Rectangle().fill(SeparatorShapeStyle()) }
}
