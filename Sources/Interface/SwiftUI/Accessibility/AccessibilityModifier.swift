import Foundation
import ViewGraph

/// The accessibility attributes that modifiers set for the elements of their view.
struct AccessibilityAttributes {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var heading: AccessibilityHeadingLevel?
  var inputLabels: [Text] = []
  var actions: [AccessibilityElement.Action] = []

  /// A Boolean value that indicates whether the attributes make an element of a view without elements.
  var makesElement: Bool {
    label != nil || value != nil || hint != nil || !added.isEmpty || !actions.isEmpty || identifier != nil
  }
}

/// A modifier that sets attributes of a view's elements.
nonisolated public struct _AccessibilityModifier: _ItemModifier {
  let attributes: AccessibilityAttributes

  init(_ attributes: AccessibilityAttributes) { self.attributes = attributes }

  init(_ change: (inout AccessibilityAttributes) -> Void) {
    var attributes = AccessibilityAttributes()
    change(&attributes)
    self.attributes = attributes
  }

  /// Creates the node that sets the attributes of the view's elements.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    AccessibilityNode(modifier, context)
  }
}

final class AccessibilityNode: ItemModifierNode<_AccessibilityModifier>, AccessibilitySource {
  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    let attributes = modifier.attributes
    if attributes.isHidden == true { return [] }
    var elements = children()
    switch attributes.children?.kind {
    case .ignore: elements = [AccessibilityElement(frame: frame)]
    case .combine: elements = [AccessibilityElement.combining(AccessibilityTree.sorted(elements), frame: frame)]
    case .contain:
      var container = AccessibilityElement(frame: frame)
      container.children = AccessibilityTree.sorted(elements)
      elements = [container]
    case nil: if elements.isEmpty, attributes.makesElement { elements = [AccessibilityElement(frame: frame)] }
    }
    return elements.map { apply(attributes, to: $0) }
  }

  private func apply(_ attributes: AccessibilityAttributes, to old: AccessibilityElement) -> AccessibilityElement {
    var element = old
    func string(_ text: Text) -> String { AccessibilityText.string(text, on: self) }
    if let label = attributes.label { element.label = string(label) }
    if let value = attributes.value { element.value = string(value) }
    if let hint = attributes.hint { element.hint = string(hint) }
    if let identifier = attributes.identifier { element.identifier = identifier }
    if let priority = attributes.sortPriority { element.sortPriority = priority }
    if let heading = attributes.heading { element.heading = heading.rawValue }
    if !attributes.inputLabels.isEmpty { element.inputLabels = attributes.inputLabels.map(string) }
    element.traits.formUnion(attributes.added)
    element.traits.subtract(attributes.removed)
    // An element with an action is not static text.
    let acting: AccessibilityTraits = [.isButton, .isLink, .isToggle, .isAdjustable]
    if !attributes.added.isDisjoint(with: acting) { element.traits.remove(.isStaticText) }
    for action in attributes.actions { element.add(action) }
    if attributes.children != nil { element.isEnabled = element.isEnabled && environment.isEnabled }
    return element
  }
}

/// A modifier with views that replace the elements of another view and are not drawn.
nonisolated public struct _AccessibilityStandInModifier<StandIn: View>: _ItemModifier {
  enum Purpose { case representation, children, actions }

  let standIn: StandIn
  let purpose: Purpose

  /// Creates the node that replaces the view's elements by those of the stand-in.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    AccessibilityStandInNode(modifier, context)
  }
}

final class AccessibilityStandInNode<StandIn: View>: ItemModifierNode<_AccessibilityStandInModifier<StandIn>>,
  AccessibilitySource
{
  private var standIn: _ViewNode<StandIn>!

  override init(_ modifier: _AccessibilityStandInModifier<StandIn>, _ context: _NodeContext) {
    super.init(modifier, context)
    standIn = StandIn._makeNode(modifier.standIn, childContext)
  }

  override func modifierDidChange(from old: _AccessibilityStandInModifier<StandIn>) { standIn.update(modifier.standIn) }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    standIn.environmentDidChange(new, changed: changed)
  }

  override func teardown() {
    super.teardown()
    standIn.teardown()
  }

  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    var others = AccessibilityTree.elements(of: standIn)
    for index in others.indices { others[index].frame = frame }
    switch modifier.purpose {
    case .representation: return others
    case .children:
      // The view's own element keeps its label and becomes their container.
      var container = children().first ?? AccessibilityElement(frame: frame)
      container.children = AccessibilityTree.sorted(others)
      return [container]
    case .actions:
      return children().map { element in
        var element = element
        for other in others {
          guard let label = other.label, let activate = other.actions.first(where: { $0.name == "activate" }) else {
            continue
          }
          element.add(AccessibilityElement.Action(name: label, perform: activate.perform))
        }
        return element
      }
    }
  }
}
