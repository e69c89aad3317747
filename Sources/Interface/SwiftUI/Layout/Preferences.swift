import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A modifier that writes or changes a preference for its ancestors. `make` receives the value of the content and the
/// frame of the view.
nonisolated public struct _PreferenceModifier<Key: PreferenceKey>: _ItemModifier {
  let needsFrame: Bool
  let make: (_ below: Key.Value?, _ frame: CGRect) -> Key.Value

  /// Creates the node that sets or transforms a preference.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    PreferenceNode(modifier, context)
  }
}

final class PreferenceNode<Key: PreferenceKey>: ItemModifierNode<_PreferenceModifier<Key>> {
  private var seenFrame = CGRect.null

  override init(_ modifier: _PreferenceModifier<Key>, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.preferencesDidChange()
  }

  override func modifierDidChange(from old: _PreferenceModifier<Key>) { graph.preferencesDidChange() }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    guard modifier.needsFrame, seenFrame != frame else { return }
    seenFrame = frame
    graph.preferencesDidChange()
  }

  override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preferenceValue(key) }
    return modifier.make(super.preferenceValue(Key.self), frame) as? K.Value
  }
}

/// The modifier of `onPreferenceChange`.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: _ObservingModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> PreferenceWatcher<Key> {
    PreferenceWatcher(modifier)
  }
}

package final class PreferenceWatcher<Key: PreferenceKey>: ViewWatcher, PreferenceObserver where Key.Value: Equatable {
  private var modifier: _PreferenceActionModifier<Key>
  private weak var node: _Node?
  private var last: Key.Value?

  init(_ modifier: _PreferenceActionModifier<Key>) { self.modifier = modifier }

  package func didMount(_ modifier: _PreferenceActionModifier<Key>, _ node: _Node) {
    self.node = node
    node.graph.addPreferenceObserver(self)
  }

  package func didUpdate(
    from old: _PreferenceActionModifier<Key>, to new: _PreferenceActionModifier<Key>, _ node: _Node
  ) {
    modifier = new
  }

  package func willUnmount(_ modifier: _PreferenceActionModifier<Key>, _ node: _Node) {
    node.graph.removePreferenceObserver(self)
  }

  package func preferencesDidChange() {
    guard let node else { return }
    let value = node.preferenceValue(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    let action = modifier.action
    node.graph.enqueueAction { action(value) }
  }
}

/// A modifier with a second layer that depends on a preference of the content.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: _ItemModifier {
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Secondary

  /// Creates the node that adds a second view made from a preference of the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    PreferenceLayerNode(modifier, context)
  }
}

final class PreferenceLayerNode<Key: PreferenceKey, Secondary: View>:
  ItemModifierNode<_PreferenceLayerModifier<Key, Secondary>>, PreferenceObserver, BodyHost
{
  private var secondary: _ViewNode<Secondary>?
  private var items: [_Node] = []
  private var itemsAreStale = true
  private let stack = LayerStack()
  private var last: Key.Value?
  /// The place of the second layer's appearance action until the layer exists: actions follow the order of the tree,
  /// not that of layout.
  private var place: ActionPlace?
  var dependencies = DependencySet()

  override init(_ modifier: _PreferenceLayerModifier<Key, Secondary>, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.addPreferenceObserver(self)
    place = graph.reserveActions()
  }

  override func modifierDidChange(from old: _PreferenceLayerModifier<Key, Secondary>) {
    if old.alignment != modifier.alignment { invalidateLayout() }
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    if secondary != nil { evaluate() }
  }

  func preferencesDidChange() {
    guard content != nil else { return }
    let value = content.preferenceValue(Key.self) ?? Key.defaultValue
    if let last, secondary != nil, valuesAreEqual(last, value) { return }
    last = value
    evaluate()
  }

  private func evaluate() {
    let value = last ?? Key.defaultValue
    graph.bodyCount += 1
    let made = tracking { modifier.make(value) }
    if let secondary {
      secondary.update(made)
    } else {
      graph.withActions(at: place) { secondary = Secondary._makeNode(made, childContext) }
      place = nil
      itemsAreStale = true
      invalidateLayers()
    }
    invalidatePlacement()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if dependencies.reads(anyOf: changed) { markDirty() }
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    graph.removePreferenceObserver(self)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if modifier.isBehind, let secondary { visit(secondary) }
    if let content { visit(content) }
    if !modifier.isBehind, let secondary { visit(secondary) }
  }

  override func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    // A value that the layer itself writes to its key would cause a feedback loop.
    if key == Key.self { return content.preferenceValue(key) }
    return super.preferenceValue(key)
  }

  override func structureDidChange() { itemsAreStale = true }
  override func didInvalidateLayout() { stack.container.invalidate() }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    if itemsAreStale {
      itemsAreStale = false
      items = []
      secondary?.collectItems(into: &items)
      stack.container.children = items
    }
    guard !items.isEmpty else { return }
    stack.container.layout.alignment = modifier.alignment
    stack.container.layoutDirection = environment.layoutDirection
    SecondaryLayout(alignment: modifier.alignment).place(
      stack, on: content, at: origin, size: size, proposal: proposal, direction: environment.layoutDirection)
  }
}

nonisolated extension View {
  /// Sets a value for the given preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceModifier<K>(needsFrame: false) { _, _ in value })
  }

  /// Applies a transformation to a preference value.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K>(needsFrame: false) { below, _ in
        var value = below ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Sets a value for the specified preference key, the value is a function of a geometry value tied to the current
  /// coordinate space.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_PreferenceModifier<K>(needsFrame: true) { _, frame in transform(value.make(frame)) })
  }

  /// Sets a value for the specified preference key, the value is a function of the key's current value and a geometry
  /// value tied to the current coordinate space.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _PreferenceModifier<K>(needsFrame: true) { below, frame in
        var result = below ?? K.defaultValue
        transform(&result, value.make(frame))
        return result
      })
  }

  /// Adds an action to perform when the specified preference key's value changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as an
  /// overlay to the original view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Reads the specified preference value from the view, using it to produce a second view that is applied as the
  /// background of the original view.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}
