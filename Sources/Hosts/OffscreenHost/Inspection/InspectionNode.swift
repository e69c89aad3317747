import Foundation
import Geometry
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

  /// A point in points, from the top left corner of the picture, as input events have it.
  public struct Point: Codable, Equatable {
    /// The distance in points from the left edge of the picture.
    public var x: Double
    /// The distance in points from the top edge of the picture.
    public var y: Double
  }

  /// A position in the user's source.
  public struct Source: Codable, Equatable {
    /// The path of the file.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int
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
    /// The attribute's model value before the change that started the animation, by name. Of several animations of an
    /// attribute, only the newest has it.
    public var from: [String: Double]?
    /// The attribute's model value after the change that started the animation, by name.
    public var to: [String: Double]?
  }

  /// The name of the view's type, or of its modifier, without generic arguments.
  public var type: String
  /// The frame from the last layout, or `nil` if the view has none of its own.
  public var frame: Frame?
  /// The bounding box of what is shown now, after transforms and in the middle of animations, or `nil` if it is the
  /// frame.
  public var presentedFrame: Frame?
  /// The middle of what is shown now, where a tap hits the view.
  public var tapPoint: Point?
  /// The position in the source, if it was given and the view is found in it.
  public var source: Source?
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
  /// The top left corner of the root view, in points from that of the picture.
  var contentOrigin: CGPoint {
    let (origin, corner) = (graph.root.contentOrigin, graph.root.canvasOrigin)
    return CGPoint(x: origin.x - corner.x, y: origin.y - corner.y)
  }

  /// Returns the current tree with frames, presentation values and running animations.
  public func inspect() -> InspectionNode {
    let inspector = Inspector(
      origin: graph.root.contentOrigin, corner: graph.root.canvasOrigin, pixel: 1 / configuration.scale)
    var tree = inspector.node(graph.root.content, in: nil)
    while ["AnyView", "sceneHost"].contains(tree.type), tree.children.count == 1 { tree = tree.children[0] }
    return tree
  }
}

private struct Inspector {
  /// The top left corners of the root view and of the picture.
  let origin: CGPoint
  let corner: CGPoint
  /// The size of a pixel in points. Frames of layers are rounded to pixels.
  let pixel: CGFloat

  /// - Parameter holder: The nearest item with a layer around the node.
  func node(_ node: _Node, in holder: ItemNode?) -> InspectionNode {
    var result = InspectionNode(
      type: TypeNames.short(node.typeName), frame: nil, values: [:], texts: [:], animations: [], children: [])
    var holder = holder
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
      result.frame = reported(frame)
      let shown = presented(item, in: holder)
      let difference = [
        shown.minX - frame.minX, shown.minY - frame.minY, shown.width - frame.width, shown.height - frame.height,
      ]
      if difference.contains(where: { abs($0) > pixel }) { result.presentedFrame = reported(shown) }
      result.tapPoint = .init(x: Double(shown.midX - corner.x), y: Double(shown.midY - corner.y))
      item.forEachAnimation { result.animations += animations($0) }
      if item.layer != nil { holder = item }
    }
    for child in children(of: node) {
      for made in shown(child, in: holder) {
        // A container and its only item are one view for the user.
        if made.type == result.type, result.frame == nil, result.children.isEmpty {
          result.frame = made.frame
          result.presentedFrame = made.presentedFrame
          result.tapPoint = made.tapPoint
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
  private func shown(_ child: _Node, in holder: ItemNode?) -> [InspectionNode] {
    let made = node(child, in: holder)
    let isHolder = Self.holders.contains { child.typeName.hasPrefix($0) }
    return isHolder && made.frame == nil ? made.children : [made]
  }

  private static let holders = [
    "ModifiedContent<", "_ViewModifier_Content<", "TupleView<", "_ShapeView<", "AnyView", "Group<", "Optional<",
    "_ConditionalContent<",
  ]

  private func reported(_ rect: CGRect) -> InspectionNode.Frame {
    .init(
      x: Double(rect.minX - origin.x), y: Double(rect.minY - origin.y), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// The bounding box of an item as it is shown, in the space of the root.
  private func presented(_ item: ItemNode, in holder: ItemNode?) -> CGRect {
    var rect = item.frame
    var next = holder
    if item.layer != nil {
      rect = item.presentedFrame
      next = item
    }
    let base = next?.spaceOrigin ?? .zero
    rect = rect.offsetBy(dx: -base.x, dy: -base.y)
    while let node = next, let layer = node.layer {
      if let transform = layer.transform { rect = boundingBox(of: rect, after: transform) }
      rect = rect.offsetBy(dx: layer.position.x, dy: layer.position.y)
      next = node.layerParent
    }
    return rect
  }

  private func boundingBox(of rect: CGRect, after transform: ProjectionTransform) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func animations(_ motion: AttributeMotion) -> [InspectionNode.Animation] {
    var result = motion.running.map { running in
      let timing = running.timing
      let isEndless = timing?.isEndless ?? false
      return InspectionNode.Animation(
        attribute: motion.attribute, description: running.description, curve: running.name,
        duration: timing.flatMap { $0.motionDuration.isFinite ? $0.motionDuration : nil },
        delay: (timing?.delay ?? 0) + (timing?.iterationDelay ?? 0),
        speed: (timing?.speed ?? 1) * (timing?.iterationSpeed ?? 1),
        repeatCount: isEndless ? nil : timing?.repeatCount ?? 1, autoreverses: timing?.autoreverses ?? false,
        beginTime: running.beginTime)
    }
    if let ends = motion.describeEnds?(), let last = result.indices.last {
      result[last].from = motion.attribute == "frame" ? movedToOrigin(ends.from) : ends.from
      result[last].to = motion.attribute == "frame" ? movedToOrigin(ends.to) : ends.to
    }
    return result
  }

  private func movedToOrigin(_ frame: [String: Double]) -> [String: Double] {
    var result = frame
    result["x"]? -= Double(origin.x)
    result["y"]? -= Double(origin.y)
    return result
  }
}
