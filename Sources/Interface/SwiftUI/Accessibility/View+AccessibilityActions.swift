import Foundation
import Geometry
import ViewGraph

nonisolated extension View {
  private func action(_ name: String, _ handler: @escaping () -> Void) -> some View {
    accessibility { $0.actions = [AccessibilityElement.Action(name: name, perform: handler)] }
  }

  /// Adds an accessibility action to the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    action(actionKind.name, handler)
  }

  /// Adds an accessibility action to the view, under a name of its own.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    action(AccessibilityText.plain(name), handler)
  }

  /// Adds an accessibility action to the view, under a name of its own.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an accessibility action to the view, under a name of its own.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    action(String(name), handler)
  }

  /// Adds an accessibility action labeled by the contents of `label`.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }

  /// Adds multiple accessibility actions to the view: those of the buttons that `content` makes.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(_AccessibilityStandInModifier(standIn: content(), purpose: .actions))
  }

  /// Adds an accessibility adjustable action to the view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility {
      $0.added = .isAdjustable
      $0.actions = [
        AccessibilityElement.Action(name: "increment") { handler(.increment) },
        AccessibilityElement.Action(name: "decrement") { handler(.decrement) },
      ]
    }
  }

  /// Adds an accessibility scroll action to the view.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    let edges: [(String, Edge)] = [
      ("scrollTop", .top), ("scrollLeading", .leading), ("scrollBottom", .bottom), ("scrollTrailing", .trailing),
    ]
    return accessibility {
      $0.actions = edges.map { name, edge in AccessibilityElement.Action(name: name) { handler(edge) } }
    }
  }

  // MARK: Older forms

  /// Specifies whether to hide this view from system accessibility features.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityHidden(_:)
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds a label to the view that describes its contents.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityLabel(_:)
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Adds a textual description of the value that the view contains.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityValue(_:)
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Communicates to the user what happens after performing the view's action.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityHint(_:)
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets alternate input labels with which users identify a view.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityInputLabels(_:)
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Uses the specified string to identify the view.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityIdentifier(_:)
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Sets the sort priority order for this view's accessibility element, relative to other elements at the same level.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilitySortPriority(_:)
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Adds the given traits to the view.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityAddTraits(_:)
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes the given traits from this view.
  /// SwiftUI deprecates it from a future version on, with no warning until then: accessibilityRemoveTraits(_:)
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
}
