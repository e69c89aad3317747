import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated extension View {
  /// Adds an action to be called when the view crosses the threshold to be considered on/off screen: the fraction of it
  /// that the enclosing scroll view shows. Default 0.5.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

nonisolated public struct _ScrollVisibilityModifier: _ItemModifier {
  let threshold: Double
  let action: (Bool) -> Void

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollVisibilityNode(modifier, context)
  }
}

/// A node that checks after every layout which fraction of its frame the enclosing scroll view shows.
final class ScrollVisibilityNode: ItemModifierNode<_ScrollVisibilityModifier>, LayoutObserver {
  private var isVisible = false

  override init(_ modifier: _ScrollVisibilityModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  func layoutDidFinish() {
    guard isPlaced else { return }
    let isVisible = share >= modifier.threshold && share > 0
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    graph.enqueueAction { [weak self] in self?.modifier.action(isVisible) }
  }

  /// The visible fraction, 0–1.
  private var share: Double {
    var window: CGRect?
    forEachEnclosingItem { item in
      guard let scroll = item as? ScrollItem else { return true }
      window = CGRect(origin: scroll.viewportCorner, size: scroll.extents?.size ?? scroll.size)
      return false
    }
    let visible = window ?? CGRect(origin: .zero, size: graph.root.canvasSize)
    let shown = visible.intersection(frame)
    guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double(shown.width * shown.height / (frame.width * frame.height))
  }

  override func teardown() {
    super.teardown()
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}
