import Foundation
import Geometry
import Motion

/// A type-erased layout. A change of the layout's type keeps the state of the subviews.
public struct AnyLayout: Layout {
  private var box: any AnyLayoutBox

  /// Creates a layout that hides the type of the given one. An erased layout is not wrapped again.
  public init<L>(_ layout: L) where L: Layout {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  public typealias AnimatableData = _AnyAnimatableData

  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box.animatableData = newValue }
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var storage: Any
  }

  /// The properties of the wrapped layout.
  package var layoutProperties: LayoutProperties { box.properties }

  /// The type of the wrapped layout.
  package var layoutType: any Layout.Type { box.layoutType }

  public func makeCache(subviews: Subviews) -> Cache { Cache(storage: box.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { box.updateCache(&cache.storage, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.storage)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.storage)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(in: bounds, proposal, subviews, &cache.storage)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache.storage)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, in: bounds, proposal, subviews, &cache.storage)
  }
}

/// A layout that hides the type of its cache.
private protocol AnyLayoutBox {
  var animatableData: _AnyAnimatableData { get set }
  var properties: LayoutProperties { get }
  var layoutType: any Layout.Type { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ storage: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ storage: inout Any) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ storage: inout Any) -> CGSize
  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ storage: inout Any)
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ storage: inout Any
  ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
  var layout: L

  /// The cache, stored by reference so that a mutation does not copy it.
  final class Storage {
    var cache: L.Cache
    init(_ cache: L.Cache) { self.cache = cache }
  }

  var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(layout.animatableData) }
    set { if let value = newValue.value as? L.AnimatableData { layout.animatableData = value } }
  }

  var properties: LayoutProperties { L.layoutProperties }
  var layoutType: any Layout.Type { L.self }

  func makeCache(_ subviews: LayoutSubviews) -> Any { Storage(layout.makeCache(subviews: subviews)) }

  func updateCache(_ storage: inout Any, _ subviews: LayoutSubviews) {
    if let own = storage as? Storage {
      layout.updateCache(&own.cache, subviews: subviews)
    } else {
      storage = makeCache(subviews)
    }
  }

  /// Returns the layout's own cache, or a new one if `storage` belongs to a layout of another type.
  private func own(_ storage: inout Any, _ subviews: LayoutSubviews) -> Storage {
    if let own = storage as? Storage { return own }
    let own = Storage(layout.makeCache(subviews: subviews))
    storage = own
    return own
  }

  func spacing(_ subviews: LayoutSubviews, _ storage: inout Any) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &own(&storage, subviews).cache)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ storage: inout Any) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own(&storage, subviews).cache)
  }

  func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ storage: inout Any
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &own(&storage, subviews).cache)
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ storage: inout Any
  ) -> CGFloat? {
    let own = own(&storage, subviews)
    if key.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &own.cache)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &own.cache)
  }
}
