import Foundation
import ViewGraph

/// An element in the accessibility tree.
package struct AccessibilityElement {
  package struct Action {
    /// The name: `activate`, `increment`, `decrement`, that of another kind, or a name given by the app.
    package var name: String
    package var perform: () -> Void
  }

  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  package var isEnabled = true
  /// The frame in the coordinate space of the layout, in points.
  package var frame = CGRect.zero
  package var sortPriority = 0.0
  package var heading: UInt = 0
  package var inputLabels: [String] = []
  package var actions: [Action] = []
  package var children: [AccessibilityElement] = []

  init(frame: CGRect) { self.frame = frame }

  package func perform(_ name: String) -> Bool {
    guard let action = actions.last(where: { $0.name == name }) else { return false }
    action.perform()
    return true
  }

  /// Adds an action. It replaces an action with the same name.
  mutating func add(_ action: Action) {
    actions.removeAll { $0.name == action.name }
    actions.append(action)
  }

  /// Combines several elements into one, with their labels and values in sequence and all their actions.
  static func combining(_ elements: [AccessibilityElement], frame: CGRect) -> AccessibilityElement {
    var result = AccessibilityElement(frame: frame)
    func joined(_ parts: [String?]) -> String? {
      let present = parts.compactMap { $0 }.filter { !$0.isEmpty }
      return present.isEmpty ? nil : present.joined(separator: ", ")
    }
    result.label = joined(elements.map(\.label))
    result.value = joined(elements.map(\.value))
    result.hint = joined(elements.map(\.hint))
    result.isEnabled = elements.isEmpty || elements.contains(where: \.isEnabled)
    // Of several buttons each keeps its action, by its own name.
    let areSeveral = elements.filter { $0.actions.contains { $0.name == "activate" } }.count > 1
    for element in elements {
      result.traits.formUnion(element.traits)
      for action in element.actions {
        let isNamed = areSeveral && action.name == "activate"
        result.add(Action(name: isNamed ? element.label ?? action.name : action.name, perform: action.perform))
      }
    }
    return result
  }
}

/// A node that provides or modifies the accessibility elements at and below it.
package protocol AccessibilitySource: _Node {
  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement]
}

/// A type that collects the accessibility elements of a tree.
package enum AccessibilityTree {
  /// Returns the reachable elements in reading order: those of the whole view, or only those of a modal presentation.
  package static func elements(in graph: ViewGraph) -> [AccessibilityElement] {
    sorted(elements(of: graph.topOverlayLayer ?? graph.root))
  }

  static func elements(of node: _Node) -> [AccessibilityElement] {
    if isInvisible(node) { return [] }
    guard let source = node as? any AccessibilitySource else { return children(of: node) }
    return source.accessibilityElements { children(of: node) }
  }

  /// A view that is hidden or fully transparent at the end of its animation.
  private static func isInvisible(_ node: _Node) -> Bool {
    if node is LayerEffectNode<_HiddenModifier> { return true }
    guard let effect = node as? LayerEffectNode<_OpacityEffect>, effect.modifier.opacity <= 0 else { return false }
    return effect.layer.map { $0.opacity <= 0 } ?? true
  }

  private static func children(of node: _Node) -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    node.forEachHitChild { result += elements(of: $0) }
    return result
  }

  /// Sorts elements by descending priority, and otherwise in the order of the tree.
  static func sorted(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated().sorted { a, b in
      if a.element.sortPriority != b.element.sortPriority { return a.element.sortPriority > b.element.sortPriority }
      return a.offset < b.offset
    }.map(\.element)
  }
}

/// The text that assistive technologies read.
enum AccessibilityText {
  static func string(_ text: Text, on node: _Node) -> String {
    TextResolution(text, in: node.environment, now: node.graph.date).string
  }

  static func plain(_ text: Text) -> String {
    TextResolution(text, in: EnvironmentValues(), now: Date(timeIntervalSinceReferenceDate: 0)).string
  }
}
