import Foundation
import ViewGraph

/// The focus interactions that a view can support.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the interactions.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view has a primary action that can be activated via focus gestures.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view captures input from non-spatial sources like a keyboard.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// The view supports whatever focus-driven interactions are commonly expected for interactive content.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest focusable ancestor has focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  fileprivate func withFocus(_ isFocused: Bool) -> EnvironmentValues {
    var copy = self
    if copy[IsFocusedKey.self] != isFocused { copy[IsFocusedKey.self] = isFocused }
    return copy
  }
}

nonisolated public struct _FocusableModifier: _ItemModifier {
  let isFocusable: Bool

  /// Creates the node that can receive the focus.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    FocusableNode(modifier, context)
  }
}

final class FocusableNode: ItemModifierNode<_FocusableModifier>, FocusTarget {
  private var isFocused = false

  var canBecomeFocused: Bool { modifier.isFocusable && environment.isEnabled }

  override var childContext: _NodeContext {
    var context = super.childContext
    context.environment = environment.withFocus(isFocused)
    return context
  }

  func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    graph.enqueueMutation(Transaction()) { [weak self] in
      guard let self, self.isAttached, let content = self.content else { return }
      content.environmentDidChange(
        self.environment.withFocus(self.isFocused), changed: [ObjectIdentifier(IsFocusedKey.self)])
    }
  }

  override func modifierDidChange(from old: _FocusableModifier) {
    guard isFocused, !canBecomeFocused else { return }
    graph.enqueueAction { [weak self] in if let self { self.graph.focus.resign(self) } }
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    content?.environmentDidChange(new.withFocus(isFocused), changed: changed)
  }

  override func teardown() {
    super.teardown()
    if isFocused { graph.focus.resign(self) }
  }
}

nonisolated extension View {
  /// Specifies if the view is focusable.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Specifies if the view is focusable, and for which interactions.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable && !interactions.isEmpty))
  }
}
