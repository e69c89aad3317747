import Foundation
import SwiftUI
import ViewGraph

/// An accessibility element in the output of `inspect`.
public struct AccessibilityReport: Codable, Equatable {
  /// The label, or `nil` for none.
  public var label: String?
  /// The value, or `nil` for none.
  public var value: String?
  /// The hint, or `nil` for none.
  public var hint: String?
  /// The identifier, or `nil` for none.
  public var identifier: String?
  /// The traits, with SwiftUI's names.
  public var traits: [String]
  /// A Boolean value that indicates whether the element is enabled. The actions of a disabled element cannot be performed.
  public var isEnabled: Bool
  /// The frame in points, from the top left corner of the root view.
  public var frame: InspectionNode.Frame
  /// The middle of the frame, from the top left corner of the picture, as input events have it.
  public var tapPoint: InspectionNode.Point
  /// The level of a heading, 1 to 6, or `nil` for none.
  public var heading: UInt?
  /// The labels for voice input, or `nil` if there are none.
  public var inputLabels: [String]?
  /// The actions: `activate`, `increment`, `decrement`, `escape`… or names given by the app.
  public var actions: [String]
  /// The children of a container.
  public var children: [AccessibilityReport]?

  init(_ element: AccessibilityElement, origin: CGPoint, corner: CGPoint) {
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
    tapPoint = .init(x: Double(rect.midX - corner.x), y: Double(rect.midY - corner.y))
    heading = element.heading == 0 ? nil : element.heading
    inputLabels = element.inputLabels.isEmpty ? nil : element.inputLabels
    actions = element.actions.map(\.name)
    children =
      element.children.isEmpty ? nil : element.children.map { AccessibilityReport($0, origin: origin, corner: corner) }
  }
}

extension OffscreenHost {
  /// The reachable accessibility elements, in reading order.
  public var accessibility: [AccessibilityReport] {
    let (origin, corner) = (graph.root.contentOrigin, graph.root.canvasOrigin)
    return AccessibilityTree.elements(in: graph).map { AccessibilityReport($0, origin: origin, corner: corner) }
  }

  /// Performs an action of the first element with the label, as an assistive technology does.
  ///
  /// - Returns: False if there is no such element or action.
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
