import Foundation
import Geometry
import LayoutEngine

/// Turns a scene's tree into layout elements.
final class SceneReader {
  private(set) var probes: [String: Node] = [:]
  private let growth: CGFloat

  init(growth: CGFloat = 0) { self.growth = growth }

  /// The elements that a node stands for: several for a group, whose modifiers apply to each.
  func elements(_ node: JSON, _ environment: SceneEnvironment = SceneEnvironment()) throws -> [any LayoutElement] {
    if node.string("kind") == "group" || node.string("kind") == "gridRow" {
      return try node.objects("children").flatMap { child -> [any LayoutElement] in
        var child = child
        child["modifiers"] = child.objects("modifiers") + node.objects("modifiers")
        return try elements(child, environment)
      }
    }
    return [try modified(node, node.objects("modifiers")[...], environment)]
  }

  private func modified(
    _ node: JSON, _ modifiers: ArraySlice<JSON>, _ environment: SceneEnvironment
  ) throws -> any LayoutElement {
    guard let modifier = modifiers.last else { return try base(node, environment) }
    var inner = environment
    try SceneReader.apply(modifier, to: &inner)
    if modifier["safeAreaInset"] != nil { inner.safeArea = SafeAreaBox() }
    let child = try modified(node, modifiers.dropLast(), inner)
    return try wrap(child, modifier, environment, inner: inner)
  }

  /// What a modifier tells the views inside it.
  private static func apply(_ modifier: JSON, to environment: inout SceneEnvironment) throws {
    if let values = modifier.object("environment"), let direction = values.string("layoutDirection") {
      environment.direction = direction == "rightToLeft" ? .rightToLeft : .leftToRight
    }
    if let name = modifier.string("defaultScrollAnchor") {
      let anchor = SceneNames.unitPoint(name)
      switch modifier.string("role") {
      case nil:
        environment.initialScrollAnchor = anchor
        environment.scrollAlignment = environment.scrollAlignment ?? anchor
      case "alignment"?: environment.scrollAlignment = anchor
      case "sizeChanges"?: environment.scrollSizeChanges = anchor
      case let role?: throw UnknownSceneFeature(description: "scroll anchor role \(role)")
      }
    }
  }

  private func children(_ node: JSON, _ environment: SceneEnvironment) throws -> [any LayoutElement] {
    try node.objects("children").flatMap { try elements($0, environment) }
  }

  private func base(_ node: JSON, _ environment: SceneEnvironment) throws -> any LayoutElement {
    let kind = node.string("kind") ?? ""
    let spacing = node.number("spacing")
    let direction = environment.direction
    var inside = environment
    switch kind {
    case "color", "canvas": return Leaf.color()
    case "shape": return SceneReader.shape(node)
    case "textBox":
      guard let size = node.size("size") else { throw UnknownSceneFeature(description: "text without size") }
      return Leaf.text(size.width).resized(size)
    case "imageBox":
      guard let size = node.size("size") else { throw UnknownSceneFeature(description: "image without size") }
      let isResizable = node["resizable"] as? Bool ?? false
      return Leaf { LeafSizing.image($0, size: size, isResizable: isResizable) }
    case "spacer": return Leaf.spacer(node.number("minLength"), along: environment.stackAxis ?? .vertical)
    case "divider": return Leaf.divider(along: environment.stackAxis ?? .vertical)
    case "hstack":
      inside.stackAxis = .horizontal
      let layout = HStackLayout(alignment: SceneNames.vertical(node.string("alignment")), spacing: spacing)
      return Box(layout, try children(node, inside), direction: direction)
    case "vstack":
      inside.stackAxis = .vertical
      let layout = VStackLayout(alignment: SceneNames.horizontal(node.string("alignment")), spacing: spacing)
      return Box(layout, try children(node, inside), direction: direction)
    case "zstack":
      inside.stackAxis = nil
      let layout = ZStackLayout(alignment: SceneNames.alignment(node.string("alignment")))
      return Box(layout, try children(node, inside), direction: direction)
    case "lazyVStack":
      let alignment = SceneNames.horizontal(node.string("alignment"))
      let layout = LazyStackLayout(vertical: alignment, spacing: spacing)
      return Box(layout, try children(node, environment), direction: direction)
    case "lazyHStack":
      let alignment = SceneNames.vertical(node.string("alignment"))
      let layout = LazyStackLayout(horizontal: alignment, spacing: spacing)
      return Box(layout, try children(node, environment), direction: direction)
    case "grid": return try grid(node, environment)
    case "flowLayout": return Box(FlowLayout(), try children(node, environment), direction: direction)
    case "radialLayout": return Box(RadialLayout(), try children(node, environment), direction: direction)
    case "scroll": return try scroll(node, environment)
    default: throw UnknownSceneFeature(description: "kind \(kind)")
    }
  }

  private func grid(_ node: JSON, _ environment: SceneEnvironment) throws -> any LayoutElement {
    var cells: [any LayoutElement] = []
    for (row, child) in node.objects("children").enumerated() {
      let isRow = child.string("kind") == "gridRow"
      for element in try elements(child, environment) {
        var traits = element.gridTraits
        traits.row = isRow ? row : nil
        cells.append(Trait(element, grid: traits))
      }
    }
    let layout = GridLayout(
      alignment: SceneNames.alignment(node.string("alignment")), horizontalSpacing: node.number("horizontalSpacing"),
      verticalSpacing: node.number("verticalSpacing"))
    return Box(layout, cells, direction: environment.direction)
  }

  private func scroll(_ node: JSON, _ environment: SceneEnvironment) throws -> any LayoutElement {
    var inside = environment
    inside.stackAxis = .vertical
    let content = try children(node, inside)
    let child = content.count == 1 ? content[0] : Box(VStackLayout(), content, direction: environment.direction)
    let axes: Axis.Set =
      switch node.string("axes") {
      case "horizontal"?: .horizontal
      case "both"?: [.horizontal, .vertical]
      default: .vertical
      }
    let jumps = node.objects("scrollTo").map { jump in
      Scroll.Jump(
        target: "row\(Int(jump.number("target") ?? 0))",
        anchor: jump.string("anchor").map { SceneNames.unitPoint($0) })
    }
    return Scroll(
      axes: axes, child: child, environment: environment, jumps: jumps, growth: growth,
      frameOf: { [weak self] in self?.probes[$0]?.frame })
  }

  /// Trims, strokes and fills keep a shape's sizing; everything else makes it take the whole proposal.
  private static func shape(_ node: JSON) -> Leaf {
    let keeping: Set<String> = ["fill", "stroke", "trim"]
    let keeps = node.objects("ops").allSatisfy { keeping.isSuperset(of: $0.keys) }
    return node.string("shape") == "circle" && keeps ? Leaf.circle() : Leaf.color()
  }

  func record(_ name: String, _ node: Node) { probes[name] = node }
}

extension Leaf {
  /// A rigid view with this one's preferences.
  func resized(_ size: CGSize) -> Leaf { Leaf.box(size.width, size.height, spacing: spacing) }
}
