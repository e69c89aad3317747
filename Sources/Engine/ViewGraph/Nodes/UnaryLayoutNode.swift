import Foundation
import Geometry
import LayoutEngine

/// A modifier that lays out its content: frame, padding, fixed size, aspect ratio, position…
package protocol _LayoutModifier: _ItemModifier {
  associatedtype Rule: UnaryLayout
  func layout(in environment: EnvironmentValues) -> Rule
}

nonisolated extension _LayoutModifier {
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    UnaryLayoutNode(modifier, context)
  }
}

package final class UnaryLayoutNode<M: _LayoutModifier>: ItemModifierNode<M> {
  private var rule: M.Rule
  private var sizes = SizeCache()

  override package init(_ modifier: M, _ context: _NodeContext) {
    rule = modifier.layout(in: context.environment)
    super.init(modifier, context)
  }

  override package func modifierDidChange(from old: M) {
    guard !FieldComparison.isEqual(old, modifier) else { return }
    rule = modifier.layout(in: environment)
    invalidateLayout()
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let directionChanged = environment.layoutDirection != new.layoutDirection
    super.environmentDidChange(new, changed: changed)
    rule = modifier.layout(in: new)
    if directionChanged { invalidateLayout() }
  }

  override package func didInvalidateLayout() { sizes.invalidate() }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizes.size(for: proposal) { rule.sizeThatFits(proposal, child: content) }
  }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    rule.explicitAlignment(key, size: size, proposal: proposal, child: content)
  }

  override package var spacing: ViewSpacing { rule.spacing(child: content) }
  override package var isSpacer: Bool { false }

  override package func placeContents(sizeChanged: Bool) {
    rule.place(
      at: origin, size: size, proposal: proposal, child: content, direction: environment.layoutDirection)
  }
}
