import Foundation
import ViewGraph

/// One view of the tree, as `inspect` shows it.
public struct InspectionNode: Codable, Equatable {
  /// A rectangle in points, from the top left corner of the root view.
  public struct Frame: Codable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
  }

  /// A running animation.
  public struct Animation: Codable, Equatable {
    /// What it animates: `effect`, `frame`, `style`, `shape`.
    public var attribute: String
    /// As one would write it, and when it began.
    public var description: String
    public var curve: String
    /// Seconds of one pass; nil where it has no fixed length.
    public var duration: Double?
    public var delay: Double
    public var speed: Double
    /// Passes; nil: forever.
    public var repeatCount: Int?
    public var autoreverses: Bool
    /// Seconds since the view appeared.
    public var beginTime: Double
  }

  public var type: String
  public var frame: Frame?
  /// Presentation values: numbers now shown.
  public var values: [String: Double]
  public var texts: [String: String]
  public var animations: [Animation]
  public var children: [InspectionNode]
}

extension OffscreenHost {
  /// The tree now, with frames, presentation values and running animations.
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
      type: Self.name(node), frame: nil, values: [:], texts: [:], animations: [], children: [])
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
        // A holder and its only item are one view to the user.
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

  /// A modifier of several views has their items as children, and passes over what the nodes on the way to them
  /// present.
  private func children(of node: _Node) -> [_Node] {
    var result: [_Node] = []
    node.forEachChild { result.append($0) }
    // A section's or a grid's wrapper of an item is no parent of it.
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

  /// What stands for a node: itself, or its children where the node is no view of the user's.
  private func shown(_ child: _Node) -> [InspectionNode] {
    let made = node(child)
    let isHolder = Self.holders.contains { child.typeName.hasPrefix($0) }
    return isHolder && made.frame == nil ? made.children : [made]
  }

  private static let holders = [
    "ModifiedContent<", "_ViewModifier_Content<", "TupleView<", "_ShapeView<", "AnyView", "Group<", "Optional<",
    "_ConditionalContent<",
  ]

  /// `HStack<…>` as `HStack`, and a modifier's type as the modifier: `_OpacityEffect` as `opacity`.
  private static func name(_ node: _Node) -> String {
    let base = String(node.typeName.prefix { $0 != "<" })
    guard base.hasPrefix("_") else { return base }
    let known = [
      "_ScaleEffect": "scaleEffect", "_RotationEffect": "rotationEffect", "_FlexFrameLayout": "frame",
      "_SecondaryLayerModifier": "background",
    ]
    if let name = known[base] { return name }
    var name = String(base.dropFirst())
    for suffix in ["Effect", "Layout", "Modifier"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func animations(_ motion: AttributeMotion) -> [InspectionNode.Animation] {
    motion.running.map { running in
      let timing = running.timing
      let isEndless = timing?.isEndless ?? false
      return .init(
        attribute: motion.attribute, description: running.description, curve: running.name,
        duration: timing?.motionDuration, delay: (timing?.delay ?? 0) + (timing?.iterationDelay ?? 0),
        speed: (timing?.speed ?? 1) * (timing?.iterationSpeed ?? 1),
        repeatCount: isEndless ? nil : timing?.repeatCount ?? 1, autoreverses: timing?.autoreverses ?? false,
        beginTime: running.beginTime)
    }
  }
}
