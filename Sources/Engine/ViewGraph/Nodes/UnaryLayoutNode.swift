import Foundation
import Geometry
import LayoutEngine

/// A modifier that arranges its content: frame, padding, fixed size, aspect ratio, position…
package protocol _LayoutModifier: _ItemModifier {
  associatedtype Rule: UnaryLayout
  func layout(in environment: EnvironmentValues) -> Rule
}

nonisolated extension _LayoutModifier {
  /// Creates the node that lays out the modified view.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    UnaryLayoutNode(modifier, context)
  }
}

package final class UnaryLayoutNode<M: _LayoutModifier>: ItemModifierNode<M> {
  /// Created on demand, because storing it would keep each frame in memory twice.
  private var rule: M.Rule { modifier.layout(in: environment) }
  /// A separate object, because a rule with a fixed size needs none.
  private final class Sizes {
    var cache = SizeCache()
  }

  private var sizes: Sizes?

  override package func modifierDidChange(from old: M) {
    guard !FieldComparison.isEqual(old, modifier) else { return }
    invalidateLayout()
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let directionChanged = environment.layoutDirection != new.layoutDirection
    super.environmentDidChange(new, changed: changed)
    if directionChanged { invalidateLayout() }
  }

  override package func didInvalidateLayout() { sizes?.cache.invalidate() }

  override package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let rule = rule
    if rule.hasFixedSize { return rule.sizeThatFits(proposal, child: content) }
    let sizes = self.sizes ?? Sizes()
    self.sizes = sizes
    if let size = sizes.cache.size(for: proposal) { return size }
    let size = rule.sizeThatFits(proposal, child: content)
    sizes.cache.insert(size, for: proposal)
    return size
  }

  override package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let guide = rule.explicitAlignment(key, size: size, proposal: proposal, child: content)
    if guide != nil { hasGivenGuide = true }
    return guide
  }

  override package func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool { isPlaced && !hasGivenGuide }

  override package func confirmSizes() -> Bool {
    guard !rule.hasFixedSize, let sizes else { return true }
    let told = sizes.cache
    sizes.cache.invalidate()
    return told.isConfirmed { sizeThatFits($0) }
  }

  override package var spacing: ViewSpacing { rule.spacing(child: content) }
  override package var isSpacer: Bool { false }
  override package var requiresEagerLayout: Bool { false }

  override package func placeContents(sizeChanged: Bool) {
    rule.place(
      at: origin, size: size, proposal: proposal, child: content, direction: environment.layoutDirection)
  }
}
