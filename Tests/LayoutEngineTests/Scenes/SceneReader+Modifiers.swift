import Foundation
import Geometry
import LayoutEngine

extension SceneReader {
  /// The element around `child` that a modifier makes.
  func wrap(
    _ child: any LayoutElement, _ modifier: JSON, _ environment: SceneEnvironment, inner: SceneEnvironment
  ) throws -> any LayoutElement {
    let direction = environment.direction
    func apply(_ layout: any UnaryLayout) -> any LayoutElement { Modified(layout, child, direction: direction) }
    if let name = modifier.string("probe") {
      let probe = Modified(Passthrough(), child, direction: direction)
      record(name, probe)
      return probe
    }
    if let frame = modifier.object("frame") {
      return apply(
        FrameLayout(
          width: frame.number("width"), height: frame.number("height"),
          alignment: SceneNames.alignment(frame.string("alignment"))))
    }
    if let frame = modifier.object("flexFrame") {
      func limits(_ axis: String) -> FlexibleFrameLayout.Limits {
        .init(
          minimum: frame.number("min\(axis)"), ideal: frame.number("ideal\(axis)"),
          maximum: frame.number("max\(axis)"))
      }
      return apply(
        FlexibleFrameLayout(
          horizontal: limits("Width"), vertical: limits("Height"),
          alignment: SceneNames.alignment(frame.string("alignment"))))
    }
    if let padding = modifier["padding"] { return apply(PaddingLayout(SceneReader.insets(padding))) }
    if let fixed = modifier.object("fixedSize") {
      return apply(
        FixedSizeLayout(
          horizontal: fixed["horizontal"] as? Bool ?? false, vertical: fixed["vertical"] as? Bool ?? false))
    }
    if let priority = modifier.number("layoutPriority") { return Trait(child, priority: Double(priority)) }
    if let guide = modifier.object("alignmentGuide") { return apply(try SceneReader.guide(guide)) }
    if let position = modifier.object("position") {
      return apply(PositionLayout(CGPoint(x: position.number("x") ?? 0, y: position.number("y") ?? 0)))
    }
    for name in ["background", "overlay", "mask"] {
      guard let layer = modifier.object(name), let content = layer.object("content") else { continue }
      var inside = environment
      inside.stackAxis = nil
      let layers = try elements(content, inside)
      return Layered(
        child, layer: layers.count == 1 ? layers[0] : Box(ZStackLayout(), layers, direction: direction),
        alignment: SceneNames.alignment(layer.string("alignment")), direction: direction)
    }
    if let bar = modifier.object("safeAreaInset"), let content = bar.object("content"), let safeArea = inner.safeArea {
      let layout = SafeAreaInsetLayout(
        edge: bar.string("edge") == "top" ? VerticalEdge.top : .bottom, spacing: bar.number("spacing"))
      let bars = try elements(content, environment)
      return Barred(layout, content: child, bar: bars[0], direction: direction, safeArea: safeArea)
    }
    if modifier["ignoresSafeArea"] != nil { return Ignoring(child, environment) }
    let inert: Set<String> = ["visual", "offset", "zIndex", "environment", "defaultScrollAnchor", "role"]
    if inert.isSuperset(of: modifier.keys) { return child }
    throw UnknownSceneFeature(description: "modifier \(modifier.keys.sorted())")
  }

  private static func insets(_ value: Any) -> EdgeInsets {
    guard let sides = value as? JSON else { return EdgeInsets(PaddingLayout.defaultLength) }
    func side(_ name: String) -> CGFloat {
      sides.string(name) == "default" ? PaddingLayout.defaultLength : sides.number(name) ?? 0
    }
    return EdgeInsets(
      top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
  }

  private static func guide(_ modifier: JSON) throws -> AlignmentGuideLayout {
    guard let value = modifier.object("value"), let name = modifier.string("guide") else {
      throw UnknownSceneFeature(description: "alignment guide \(modifier)")
    }
    let isVertical = ["top", "bottom", "firstTextBaseline", "lastTextBaseline"].contains(name)
    let compute: (ViewDimensions) -> CGFloat = { dimensions in
      if let factor = value.number("widthTimes") { return dimensions.width * factor }
      if let other = value.string("guideOf") {
        return isVertical ? dimensions[SceneNames.vertical(other)] : dimensions[SceneNames.horizontal(other)]
      }
      return value.number("constant") ?? 0
    }
    if isVertical { return AlignmentGuideLayout(SceneNames.vertical(name), computeValue: compute) }
    return AlignmentGuideLayout(SceneNames.horizontal(name), computeValue: compute)
  }
}
