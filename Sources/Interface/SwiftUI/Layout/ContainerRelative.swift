import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container whose size `containerRelativeFrame` uses.
protocol RelativeContainer: ItemNode {
  /// The available size in points.
  var relativeSize: CGSize { get }
}

nonisolated public struct _ContainerRelativeFrameModifier: _ItemModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// Creates the node that takes its size from the nearest container.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ContainerRelativeNode(modifier, context)
  }
}

final class ContainerRelativeNode: ItemModifierNode<_ContainerRelativeFrameModifier> {
  private var rule: FrameLayout {
    ContainerRelativeFrame.frame(
      axes: modifier.axes, alignment: modifier.alignment, container: containerSize, length: modifier.length)
  }

  /// The size of the nearest scroll view or list, or else of the window.
  private var containerSize: CGSize {
    var size: CGSize?
    forEachEnclosingItem { item in
      guard let container = item as? any RelativeContainer else { return true }
      size = container.relativeSize
      return false
    }
    return size ?? graph.root.proposedSize
  }

  override func modifierDidChange(from old: _ContainerRelativeFrameModifier) { invalidateLayout() }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal, child: content) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    rule.explicitAlignment(key, size: size, proposal: proposal, child: content)
  }

  override var spacing: ViewSpacing { rule.spacing(child: content) }

  override func placeContents(sizeChanged: Bool) {
    rule.place(at: origin, size: size, proposal: proposal, child: content, direction: environment.layoutDirection)
  }
}

nonisolated extension View {
  /// Positions this view within an invisible frame with a size relative to the nearest container.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Positions this view within an invisible frame with a size relative to the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Positions this view within an invisible frame that spans some of the equal parts of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        ContainerRelativeFrame.length(container: length, count: count, span: span, spacing: spacing)
      })
  }
}
