import Foundation
import SwiftUI
import ViewGraph

/// One element as assistive technologies see it, as `inspect` shows it.
public struct AccessibilityReport: Codable, Equatable {
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  /// SwiftUI's names of its traits.
  public var traits: [String]
  public var isEnabled: Bool
  public var frame: InspectionNode.Frame
  /// 1 to 6 for a heading with a level.
  public var heading: UInt?
  public var inputLabels: [String]?
  /// `activate`, `increment`, `decrement`, `escape`… or names of the app's own.
  public var actions: [String]
  /// Of a container.
  public var children: [AccessibilityReport]?

  init(_ element: AccessibilityElement, origin: CGPoint) {
    label = element.label
    value = element.value
    hint = element.hint
    identifier = element.identifier
    traits = element.traits.names
    isEnabled = element.isEnabled
    let rect = element.frame
    frame = InspectionNode.Frame(
      x: Double(rect.minX - origin.x), y: Double(rect.minY - origin.y), width: Double(rect.width),
      height: Double(rect.height))
    heading = element.heading == 0 ? nil : element.heading
    inputLabels = element.inputLabels.isEmpty ? nil : element.inputLabels
    actions = element.actions.map(\.name)
    children = element.children.isEmpty ? nil : element.children.map { AccessibilityReport($0, origin: origin) }
  }
}

extension OffscreenHost {
  /// What can be reached now, in reading order.
  public var accessibility: [AccessibilityReport] {
    let origin = graph.root.contentOrigin
    return AccessibilityTree.elements(in: graph).map { AccessibilityReport($0, origin: origin) }
  }

  /// Performs an action of the first element with the label, as an assistive technology does. False: there is none.
  @discardableResult
  public func performAccessibilityAction(_ action: String = "activate", on label: String) -> Bool {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.label == label { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    guard let element = find(AccessibilityTree.elements(in: graph)), element.isEnabled else { return false }
    let isDone = element.perform(action)
    advance(to: time)
    return isDone
  }
}
