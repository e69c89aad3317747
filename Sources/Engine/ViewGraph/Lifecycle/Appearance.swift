import Foundation

/// The modifier of `onAppear` and `onDisappear`.
nonisolated public struct _AppearanceActionModifier: _ObservingModifier {
  /// The action that runs when the view appears, or `nil` for none.
  public var appear: (() -> Void)?
  /// The action that runs when the view disappears, or `nil` for none.
  public var disappear: (() -> Void)?

  /// Creates a modifier with the actions of a view's appearance and disappearance.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> AppearanceWatcher { AppearanceWatcher() }
}

/// The watcher of appearances. Children are created before the watchers of their parents mount, so that inner actions
/// run first.
package final class AppearanceWatcher: ViewWatcher, VisibilityWatcher {
  private var modifier: _AppearanceActionModifier?

  package func didMount(_ modifier: _AppearanceActionModifier, _ node: _Node) {
    self.modifier = modifier
    guard node.graph.visibility.add(self, node), let action = modifier.appear else { return }
    node.graph.enqueueAction(action)
  }

  package func didUpdate(from old: _AppearanceActionModifier, to new: _AppearanceActionModifier, _ node: _Node) {
    modifier = new
  }

  package func willUnmount(_ modifier: _AppearanceActionModifier, _ node: _Node) {
    guard node.graph.visibility.remove(self), let action = modifier.disappear else { return }
    node.graph.enqueueAction(action)
  }

  package func visibilityDidChange(_ isVisible: Bool, in graph: ViewGraph) {
    if let action = isVisible ? modifier?.appear : modifier?.disappear { graph.enqueueAction(action) }
  }
}

nonisolated extension View {
  /// Adds an action to perform before this view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Adds an action to perform after this view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
