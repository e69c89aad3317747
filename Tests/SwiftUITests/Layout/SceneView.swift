import Foundation
import SwiftUI

typealias SceneJSON = [String: Any]

/// Frames seen by the probes of a scene.
final class ProbeLog {
  var frames: [String: CGRect] = [:]
}

/// Builds a measured scene out of real views.
struct MeasuredSceneBuilder {
  let log: ProbeLog

  struct Unknown: Error { var feature: String }

  func view(_ node: SceneJSON) throws -> AnyView {
    var view = try base(node)
    for modifier in node["modifiers"] as? [SceneJSON] ?? [] { view = try wrap(view, modifier) }
    return view
  }

  private func children(_ node: SceneJSON) throws -> some View {
    let views = try (node["children"] as? [SceneJSON] ?? []).map { try view($0) }
    return ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  private func number(_ value: Any?) -> CGFloat? {
    if value as? String == "infinity" { return .infinity }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func size(_ value: Any?) -> CGSize {
    let pair = value as? [NSNumber] ?? [0, 0]
    return CGSize(width: pair[0].doubleValue, height: pair[1].doubleValue)
  }

  private func base(_ node: SceneJSON) throws -> AnyView {
    let kind = node["kind"] as? String ?? ""
    let spacing = number(node["spacing"])
    let name = node["alignment"] as? String
    switch kind {
    case "color", "canvas": return AnyView(Color.red)
    case "shape": return shape(node)
    case "textBox":
      let size = size(node["size"])
      return AnyView(
        Color.blue.frame(width: size.width, height: size.height).alignmentGuide(.firstTextBaseline) { _ in 13 })
    case "imageBox":
      let size = size(node["size"])
      if node["resizable"] as? Bool ?? false {
        return AnyView(Color.blue.frame(idealWidth: size.width, idealHeight: size.height))
      }
      return AnyView(Color.blue.frame(width: size.width, height: size.height))
    case "spacer": return AnyView(Spacer(minLength: number(node["minLength"])))
    case "divider": return AnyView(Divider())
    case "hstack":
      let content = try children(node)
      return AnyView(HStack(alignment: vertical(name), spacing: spacing) { content })
    case "vstack":
      let content = try children(node)
      return AnyView(VStack(alignment: horizontal(name), spacing: spacing) { content })
    case "zstack":
      let content = try children(node)
      return AnyView(ZStack(alignment: alignment(name)) { content })
    case "group", "gridRow":
      let content = try children(node)
      if kind == "group" { return AnyView(Group { content }) }
      return AnyView(GridRow { content })
    case "lazyVStack":
      let content = try children(node)
      return AnyView(LazyVStack(alignment: horizontal(name), spacing: spacing) { content })
    case "lazyHStack":
      let content = try children(node)
      return AnyView(LazyHStack(alignment: vertical(name), spacing: spacing) { content })
    case "grid":
      let content = try children(node)
      return AnyView(
        Grid(
          alignment: alignment(name), horizontalSpacing: number(node["horizontalSpacing"]),
          verticalSpacing: number(node["verticalSpacing"])
        ) { content })
    case "flowLayout":
      let content = try children(node)
      return AnyView(SceneFlow() { content })
    case "scroll":
      let content = try children(node)
      let horizontal = node["axes"] as? String == "horizontal"
      return AnyView(ScrollView(horizontal ? .horizontal : .vertical) { content })
    default: throw Unknown(feature: kind)
    }
  }

  private func shape(_ node: SceneJSON) -> AnyView {
    let keeping: Set<String> = ["fill", "stroke", "trim"]
    let keeps = (node["ops"] as? [SceneJSON] ?? []).allSatisfy { keeping.isSuperset(of: $0.keys) }
    if node["shape"] as? String == "circle" && keeps { return AnyView(Circle()) }
    return AnyView(Rectangle())
  }

  private func wrap(_ view: AnyView, _ modifier: SceneJSON) throws -> AnyView {
    if let name = modifier["probe"] as? String {
      let log = log
      return AnyView(
        view.background(
          GeometryReader { (geometry: GeometryProxy) -> Color in
            log.frames[name] = geometry.frame(in: .global)
            return Color.clear
          }))
    }
    if let frame = modifier["frame"] as? SceneJSON {
      return AnyView(
        view.frame(
          width: number(frame["width"]), height: number(frame["height"]),
          alignment: alignment(frame["alignment"] as? String)))
    }
    if let frame = modifier["flexFrame"] as? SceneJSON {
      return AnyView(
        view.frame(
          minWidth: number(frame["minWidth"]), idealWidth: number(frame["idealWidth"]),
          maxWidth: number(frame["maxWidth"]), minHeight: number(frame["minHeight"]),
          idealHeight: number(frame["idealHeight"]), maxHeight: number(frame["maxHeight"]),
          alignment: alignment(frame["alignment"] as? String)))
    }
    if let padding = modifier["padding"] { return AnyView(padded(view, padding)) }
    if let fixed = modifier["fixedSize"] as? SceneJSON {
      return AnyView(
        view.fixedSize(
          horizontal: fixed["horizontal"] as? Bool ?? false, vertical: fixed["vertical"] as? Bool ?? false))
    }
    if let priority = number(modifier["layoutPriority"]) { return AnyView(view.layoutPriority(Double(priority))) }
    if let guide = modifier["alignmentGuide"] as? SceneJSON { return try guided(view, guide) }
    if let offset = modifier["offset"] as? SceneJSON {
      return AnyView(view.offset(x: number(offset["x"]) ?? 0, y: number(offset["y"]) ?? 0))
    }
    if let position = modifier["position"] as? SceneJSON {
      return AnyView(view.position(x: number(position["x"]) ?? 0, y: number(position["y"]) ?? 0))
    }
    if let layer = modifier["background"] as? SceneJSON, let content = layer["content"] as? SceneJSON {
      let made = try self.view(content)
      return AnyView(view.background(alignment: alignment(layer["alignment"] as? String)) { made })
    }
    if let bar = modifier["safeAreaInset"] as? SceneJSON, let content = bar["content"] as? SceneJSON {
      let made = try self.view(content)
      let edge: VerticalEdge = bar["edge"] as? String == "top" ? .top : .bottom
      return AnyView(view.safeAreaInset(edge: edge, spacing: number(bar["spacing"])) { made })
    }
    if modifier["ignoresSafeArea"] != nil { return AnyView(view.ignoresSafeArea()) }
    if let index = number(modifier["zIndex"]) { return AnyView(view.zIndex(Double(index))) }
    if let name = modifier["defaultScrollAnchor"] as? String {
      let point: UnitPoint = name == "bottom" ? .bottom : name == "center" ? .center : .top
      switch modifier["role"] as? String {
      case nil: return AnyView(view.defaultScrollAnchor(point))
      case "alignment"?: return AnyView(view.defaultScrollAnchor(point, for: .alignment))
      case "sizeChanges"?: return AnyView(view.defaultScrollAnchor(point, for: .sizeChanges))
      case let role?: throw Unknown(feature: role)
      }
    }
    if let values = modifier["environment"] as? SceneJSON {
      let direction: LayoutDirection =
        values["layoutDirection"] as? String == "rightToLeft" ? .rightToLeft : .leftToRight
      return AnyView(view.environment(\.layoutDirection, direction))
    }
    if modifier["visual"] != nil { return view }
    throw Unknown(feature: "\(modifier.keys.sorted())")
  }

  private func padded(_ view: AnyView, _ value: Any) -> some View {
    func side(_ name: String) -> CGFloat {
      guard let sides = value as? SceneJSON else { return 16 }
      return sides[name] as? String == "default" ? 16 : number(sides[name]) ?? 0
    }
    return view.padding(
      EdgeInsets(top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing")))
  }

  private func guided(_ view: AnyView, _ guide: SceneJSON) throws -> AnyView {
    let value = guide["value"] as? SceneJSON ?? [:]
    let name = guide["guide"] as? String
    let constant = number(value["constant"])
    let factor = number(value["widthTimes"])
    let other = value["guideOf"] as? String
    if ["top", "bottom", "firstTextBaseline"].contains(name) {
      let reference = vertical(other)
      return AnyView(view.alignmentGuide(vertical(name)) { constant ?? factor.map { $0 * 1 } ?? $0[reference] })
    }
    let reference = horizontal(other)
    return AnyView(
      view.alignmentGuide(horizontal(name)) { dimensions in
        constant ?? factor.map { $0 * dimensions.width } ?? dimensions[reference]
      })
  }

  private func horizontal(_ name: String?) -> HorizontalAlignment {
    name == "leading" ? .leading : name == "trailing" ? .trailing : .center
  }

  private func vertical(_ name: String?) -> VerticalAlignment {
    switch name {
    case "top"?: return .top
    case "bottom"?: return .bottom
    case "firstTextBaseline"?: return .firstTextBaseline
    default: return .center
    }
  }

  private func alignment(_ name: String?) -> Alignment {
    let name = name ?? "center"
    let lower = name.lowercased()
    let horizontal: HorizontalAlignment =
      lower.hasSuffix("leading") ? .leading : lower.hasSuffix("trailing") ? .trailing : .center
    let vertical: VerticalAlignment = name.hasPrefix("top") ? .top : name.hasPrefix("bottom") ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

/// Rows wrapped at the proposed width, children at their ideal size, 8 apart, rows 6 apart.
struct SceneFlow: Layout {
  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var point = CGPoint.zero
    var row: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + row + 6)
        row = 0
      }
      origins.append(point)
      point.x += size.width + 8
      row = max(row, size.height)
    }
    return (origins, point.y + row)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: arrange(width, subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, origin) in zip(subviews, arrange(bounds.width, subviews).origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
