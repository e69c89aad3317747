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

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    action(AccessibilityText.plain(name), handler)
  }

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds a named accessibility action to the view.
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

  /// Adds multiple accessibility actions to the view: those of the buttons in `content`.
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

  // MARK: Deprecated forms

  /// Specifies whether to hide this view from system accessibility features.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityHidden(_:)` instead.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds a label to the view that describes its contents.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityLabel(_:)` instead.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Adds a textual description of the value that the view contains.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityValue(_:)` instead.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Communicates to the user what happens after performing the view's action.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityHint(_:)` instead.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets alternate input labels with which users identify a view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityInputLabels(_:)` instead.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Uses the specified string to identify the view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityIdentifier(_:)` instead.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Sets the sort priority order for this view's accessibility element, relative to other elements at the same level.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilitySortPriority(_:)` instead.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Adds the given traits to the view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityAddTraits(_:)` instead.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes the given traits from this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `accessibilityRemoveTraits(_:)` instead.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
}
