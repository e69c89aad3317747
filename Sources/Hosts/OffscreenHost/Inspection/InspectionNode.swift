import Foundation
import ViewGraph

/// One view of the tree in the output of `inspect`.
public struct InspectionNode: Codable, Equatable {
  /// A rectangle in points, from the top left corner of the root view.
  public struct Frame: Codable, Equatable {
    /// The distance in points from the left edge of the root view.
    public var x: Double
    /// The distance in points from the top edge of the root view.
    public var y: Double
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
  }

  /// A running animation.
  public struct Animation: Codable, Equatable {
    /// The animated attribute: `effect`, `frame`, `style` or `shape`.
    public var attribute: String
    /// The source form and the start time.
    public var description: String
    /// The name of the animation's curve.
    public var curve: String
    /// The duration of one iteration in seconds, or `nil` if it is not fixed or does not end.
    public var duration: Double?
    /// The total delay in seconds before the motion, of the animation and of an iteration.
    public var delay: Double
    /// The speed as a factor, of the animation and of an iteration; 1 is unchanged.
    public var speed: Double
    /// The number of iterations, or `nil` without end.
    public var repeatCount: Int?
    /// A Boolean value that indicates whether every second iteration runs backwards.
    public var autoreverses: Bool
    /// The start time in seconds since the view appeared.
    public var beginTime: Double
  }

  /// The name of the view's type, or of its modifier, without generic arguments.
  public var type: String
  /// The frame from the last layout, or `nil` if the view has none of its own.
  public var frame: Frame?
  /// The presentation values.
  public var values: [String: Double]
  /// The textual and Boolean attributes, by name.
  public var texts: [String: String]
  /// The running animations.
  public var animations: [Animation]
  /// The child views, in the order of the view tree.
  public var children: [InspectionNode]
}

extension OffscreenHost {
  /// Returns the current tree with frames, presentation values and running animations.
  public func inspect() -> InspectionNode {
    let origin = graph.root.contentOrigin
    var tree = Inspector(origin: origin).node(graph.root.content)
    while ["AnyView", "sceneHost"].contains(tree.type), tree.children.count == 1 { tree = tree.children[0] }
    return tree
  }
}

private struct Inspector {
  let origin: CGPoint

  func node(_ node: _Node) -> InspectionNode {
    var result = InspectionNode(
      type: TypeNames.short(node.typeName), frame: nil, values: [:], texts: [:], animations: [], children: [])
    var attributes: [(String, InspectionValue)] = []
    node.inspectionAttributes(&attributes)
    for (name, value) in attributes {
      switch value {
      case .number(let number): result.values[name] = number
      case .text(let text): result.texts[name] = text
      case .flag(let flag): result.texts[name] = flag ? "true" : "false"
      }
    }
    if let item = node as? ItemNode, item.isPlaced {
      let frame = item.frame
      result.frame = .init(
        x: Double(frame.origin.x - origin.x), y: Double(frame.origin.y - origin.y), width: Double(frame.width),
        height: Double(frame.height))
      item.forEachAnimation { result.animations += animations($0) }
    }
    for child in children(of: node) {
      for made in shown(child) {
        // A container and its only item are one view for the user.
        if made.type == result.type, result.frame == nil, result.children.isEmpty {
          result.frame = made.frame
          result.values.merge(made.values) { $1 }
          result.texts.merge(made.texts) { $1 }
          result.animations += made.animations
          result.children += made.children
        } else {
          result.children.append(made)
        }
      }
    }
    return result
  }

  /// Returns the children. A modifier of several views has their items as children, without the presentations of the
  /// nodes in between.
  private func children(of node: _Node) -> [_Node] {
    var result: [_Node] = []
    // Rows of lazy containers that are out of sight only keep their state.
    node.forEachChild { if $0.rowState != .asleep { result.append($0) } }
    // The wrapper of an item by a section or a grid is not a parent of it.
    if result.isEmpty, let wrapped = node.layoutTarget { result = [wrapped] }
    if let below = (node as? any ItemDistributor)?.distributed { addOverlayLayer(below: below, to: &result) }
    return result
  }

  private func addOverlayLayer(below node: _Node, to result: inout [_Node]) {
    if node is OverlayPortalNode { return result.append(node) }
    guard !(node is ItemNode) else { return }
    if let below = (node as? any ItemDistributor)?.distributed { return addOverlayLayer(below: below, to: &result) }
    node.forEachChild { addOverlayLayer(below: $0, to: &result) }
  }

  /// Returns the nodes for a child: itself, or its children if it is not a view of the user.
  private func shown(_ child: _Node) -> [InspectionNode] {
    let made = node(child)
    let isHolder = Self.holders.contains { child.typeName.hasPrefix($0) }
    return isHolder && made.frame == nil ? made.children : [made]
  }

  private static let holders = [
    "ModifiedContent<", "_ViewModifier_Content<", "TupleView<", "_ShapeView<", "AnyView", "Group<", "Optional<",
    "_ConditionalContent<",
  ]

  private func animations(_ motion: AttributeMotion) -> [InspectionNode.Animation] {
    motion.running.map { running in
      let timing = running.timing
      let isEndless = timing?.isEndless ?? false
      return .init(
        attribute: motion.attribute, description: running.description, curve: running.name,
        duration: timing.flatMap { $0.motionDuration.isFinite ? $0.motionDuration : nil },
        delay: (timing?.delay ?? 0) + (timing?.iterationDelay ?? 0),
        speed: (timing?.speed ?? 1) * (timing?.iterationSpeed ?? 1),
        repeatCount: isEndless ? nil : timing?.repeatCount ?? 1, autoreverses: timing?.autoreverses ?? false,
        beginTime: running.beginTime)
    }
  }
}
