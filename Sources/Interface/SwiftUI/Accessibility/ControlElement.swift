import Foundation
import ViewGraph

/// A modifier that makes a control one element with its label and its value, whatever its style shows.
nonisolated struct ControlElementModifier: _ItemModifier {
  enum Value {
    case none
    case text(String)
    /// A fraction from 0 to 1. The value is read as a percentage in the environment's locale.
    case fraction(Double)
    /// The text of this view.
    case view(AnyView)
    /// The text of the control's children.
    case children
    /// The text of the control's selected children.
    case selected
  }

  /// The view with the label. With `nil`, the children's text.
  var label: AnyView?
  /// The label if the text of the view is empty.
  var fallback: String?
  var value = Value.none
  var traits: AccessibilityTraits = []
  var actions: [AccessibilityElement.Action] = []

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ControlElementNode(modifier, context)
  }
}

final class ControlElementNode: ItemModifierNode<ControlElementModifier>, AccessibilitySource {
  override var typeName: String { "_AccessibilityModifier" }

  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    let inner = children()
    var element = AccessibilityElement(frame: frame)
    let label = modifier.label.map(read) ?? AccessibilityElement.combining(inner, frame: frame).label
    element.label = label ?? modifier.fallback
    switch modifier.value {
    case .none: break
    case .text(let text): element.value = text
    case .fraction(let fraction):
      let format = FloatingPointFormatStyle<Double>.Percent.percent.precision(.fractionLength(0))
      element.value = fraction.formatted(format.rounded(rule: .toNearestOrAwayFromZero).locale(environment.locale))
    case .view(let view): element.value = read(view)
    case .children: element.value = AccessibilityElement.combining(inner, frame: frame).label
    case .selected:
      let chosen = inner.filter { $0.traits.contains(.isSelected) }
      element.value = AccessibilityElement.combining(chosen, frame: frame).label
    }
    element.traits = modifier.traits
    element.isEnabled = environment.isEnabled
    for action in modifier.actions { element.add(action) }
    return [element]
  }

  /// Returns the text of a view that may not be shown. The view exists only during this call.
  private func read(_ view: AnyView) -> String? {
    let node = AnyView._makeNode(view, childContext)
    defer { node.teardown() }
    return AccessibilityElement.combining(AccessibilityTree.elements(of: node), frame: .zero).label
  }
}

nonisolated extension View {
  /// Makes one element of a control. `adjust` makes it adjustable.
  func controlElement(
    label: AnyView? = nil, fallback: String? = nil, value: ControlElementModifier.Value = .none,
    traits: AccessibilityTraits = [], activate: (() -> Void)? = nil, increment: (() -> Void)? = nil,
    decrement: (() -> Void)? = nil
  ) -> some View {
    let named: [(String, (() -> Void)?)] = [
      ("activate", activate), ("increment", increment), ("decrement", decrement),
    ]
    let actions = named.compactMap { name, perform in
      perform.map { AccessibilityElement.Action(name: name, perform: $0) }
    }
    return modifier(
      ControlElementModifier(label: label, fallback: fallback, value: value, traits: traits, actions: actions))
  }

  /// Makes one element of an option: its content is the label, and activating it selects the option.
  func optionElement(isChosen: Bool, choose: @escaping () -> Void) -> some View {
    controlElement(traits: isChosen ? [.isButton, .isSelected] : .isButton, activate: choose)
  }
}

/// A label is read as its title, also where only its icon is shown.
nonisolated struct LabelElementModifier: _ItemModifier {
  let title: AnyView

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    LabelElementNode(modifier, context)
  }
}

final class LabelElementNode: ItemModifierNode<LabelElementModifier>, AccessibilitySource {
  override var typeName: String { "_AccessibilityModifier" }

  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    let node = AnyView._makeNode(modifier.title, childContext)
    defer { node.teardown() }
    let title = AccessibilityElement.combining(AccessibilityTree.elements(of: node), frame: frame)
    guard title.label != nil else { return children() }
    var element = title
    element.isEnabled = environment.isEnabled
    return [element]
  }
}
