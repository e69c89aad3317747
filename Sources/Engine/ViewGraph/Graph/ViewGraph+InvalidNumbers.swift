import Drawing
import Foundation
import Geometry

/// The reports of a graph about numbers that cannot be drawn.
struct InvalidNumberReports {
  /// The number of the process's replaced numbers of layers when they were last reported.
  var reported = 0
  /// A Boolean value that indicates whether an invalid frame has been reported. Others mostly follow from the first.
  var hasInvalidFrame = false
}

extension ViewGraph {
  /// Reports a frame that is replaced by the nearest one that can be drawn.
  func reportInvalidFrame(_ frame: CGRect, of node: ItemNode) {
    guard !invalidNumbers.hasInvalidFrame else { return }
    invalidNumbers.hasInvalidFrame = true
    let lengths = [
      ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width), ("height", frame.size.height),
    ]
    guard let (name, value) = lengths.first(where: { !$0.1.isCoordinate }) else { return }
    let number = InvalidNumber("frame \(name)", Double(value), used: Double(value.nearestCoordinate))
    report(number, of: node, in: node.parentModifier)
  }

  /// Reports the numbers of layers that were replaced since the last call.
  func reportInvalidNumbers() {
    let count = Layer.invalidNumberCount
    guard count != invalidNumbers.reported else { return }
    invalidNumbers.reported = count
    reportInvalidNumbers(of: root)
  }

  private func reportInvalidNumbers(of node: ItemNode) {
    let children = node.layerChildren
    let others = Set(children.compactMap { $0.layer.map { ObjectIdentifier($0) } })
    func visit(_ layer: Layer) {
      if let number = layer.takeInvalidNumber() { report(number, of: node, in: node) }
      if let mask = layer.mask { visit(mask) }
      for child in layer.children where !others.contains(ObjectIdentifier(child)) { visit(child) }
    }
    if let layer = node.layer { visit(layer) }
    for child in children { reportInvalidNumbers(of: child) }
  }

  private func report(_ number: InvalidNumber, of node: ItemNode, in modifier: _Node?) {
    var subject = node.viewName
    if let modifier, modifier.isModifier {
      let name = TypeNames.short(modifier.typeName)
      if !number.attribute.hasPrefix(name) { subject += ", \(name)" }
    }
    RuntimeIssue.report("\(subject): \(number.sentence)")
  }
}

extension _Node {
  fileprivate var isModifier: Bool { typeName.hasPrefix("_") && !typeName.hasPrefix(Self.layoutPrefix) }
  /// The prefix of the type name of a custom layout with its subviews.
  private static var layoutPrefix: String { "_LayoutTree<" }

  /// The modifier that arranges this item.
  fileprivate var parentModifier: _Node? {
    var next = parent
    while let node = next, !(node is ItemNode) { next = node.parent }
    return next
  }

  /// The name of the view for warnings, with the name of the user's view whose body contains it: "Text in ContentView".
  fileprivate var viewName: String {
    var view: _Node = self
    while view.isModifier || view.typeName.hasPrefix("ModifiedContent<"), let content = view.layoutTarget {
      view = content
    }
    let isLayout = view.typeName.hasPrefix(Self.layoutPrefix)
    let type = isLayout ? String(view.typeName.dropFirst(Self.layoutPrefix.count).prefix { $0 != "," }) : view.typeName
    let name = TypeNames.short(type)
    var next = self === view ? parent : self
    while let node = next {
      if node is any BodyHost, node !== view, !node.isModifier {
        let type = _typeName(Swift.type(of: node), qualified: true)
        if !type.contains("<SwiftUI.") { return "\(name) in \(TypeNames.short(node.typeName))" }
      }
      next = node.parent
    }
    return name
  }
}
