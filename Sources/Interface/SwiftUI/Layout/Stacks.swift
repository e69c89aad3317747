import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  let layout: HStackLayout
  let content: Content

  /// Creates a horizontal stack with an alignment and a spacing in points, or `nil` for the preference of each pair.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: HStack, _ context: _NodeContext) -> _ViewNode<HStack> {
    StackNode(view, context)
  }
}

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
  let layout: VStackLayout
  let content: Content

  /// Creates a vertical stack with an alignment and a spacing in points, or `nil` for the preference of each pair.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: VStack, _ context: _NodeContext) -> _ViewNode<VStack> {
    StackNode(view, context)
  }
}

/// A view that overlays its subviews, aligning them in both axes.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  let layout: ZStackLayout
  let content: Content

  /// Creates an overlaying stack with an alignment on both axes.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public static func _makeNode(_ view: ZStack, _ context: _NodeContext) -> _ViewNode<ZStack> {
    StackNode(view, context)
  }
}

/// A view that consists of a layout and its content.
protocol LayoutView: _PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View
  var layout: ContainerLayout { get }
  var content: Content { get }
}

extension HStack: LayoutView {}
extension VStack: LayoutView {}
extension ZStack: LayoutView {}

final class StackNode<V: LayoutView>: ContainerNode<V, V.ContainerLayout, V.Content> {
  override var requiresEagerLayout: Bool { false }

  init(_ view: V, _ context: _NodeContext) {
    super.init(context, layout: view.layout, content: view.content)
  }

  override func update(_ view: V) { update(layout: view.layout, content: view.content) }
}
