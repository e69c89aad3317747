import Foundation

/// The output of `inspect --pick`: the view at a point, and its position in the source.
struct PickReport: Codable {
  /// The view, without the views inside.
  struct View: Codable {
    var type: String
    var source: InspectionNode.Source?
    var frame: InspectionNode.Frame?
    var presentedFrame: InspectionNode.Frame?
    var tapPoint: InspectionNode.Point?
    var values: [String: Double]
    var texts: [String: String]
    var animations: [InspectionNode.Animation]
  }

  var time: Double
  /// The point in points, from the top left corner of the picture.
  var x: Double
  var y: Double
  /// The frontmost view at the point, or `nil` for none. Its source is that of the nearest view around it that the
  /// source names.
  var view: View?

  /// - Parameter origin: The root view's top left corner in the picture.
  init(_ report: InspectionReport, x: Double, y: Double, origin: CGPoint) {
    (time, self.x, self.y) = (report.time, x, y)
    let point = CGPoint(x: x - Double(origin.x), y: y - Double(origin.y))
    // What is drawn is in leaves; containers are found where they are empty.
    let path = Self.path(to: point, in: report.root) { $0.children.isEmpty } ?? Self.path(to: point, in: report.root)
    guard let path, let node = path.first else { return }
    view = View(
      type: node.type, source: path.lazy.compactMap(\.source).first, frame: node.frame,
      presentedFrame: node.presentedFrame, tapPoint: node.tapPoint, values: node.values, texts: node.texts,
      animations: node.animations)
  }

  /// Returns the frontmost view that contains a point, and those around it, from the inside out.
  private static func path(
    to point: CGPoint, in node: InspectionNode, where isWanted: (InspectionNode) -> Bool = { _ in true }
  ) -> [InspectionNode]? {
    if let opacity = node.values["opacity"], opacity <= 0 { return nil }
    // Later views are in front.
    for child in node.children.reversed() {
      if let inner = path(to: point, in: child, where: isWanted) { return inner + [node] }
    }
    guard let frame = node.presentedFrame ?? node.frame, isWanted(node), node.type != "Spacer",
      (frame.x...frame.x + max(frame.width, 0)).contains(point.x),
      (frame.y...frame.y + max(frame.height, 0)).contains(point.y)
    else { return nil }
    return [node]
  }

  /// Returns a line such as `View.swift:12:9: Text "Live" (16, 16) 30 × 20`.
  func line() -> String {
    func number(_ value: Double) -> String { InspectionReport.number(value) }
    guard let view else { return "\(number(time)) s: no view at \(number(x)),\(number(y))\n" }
    var parts = [view.source.map { "\($0.file):\($0.line):\($0.column): \(view.type)" } ?? view.type]
    if let text = view.texts["text"] { parts.append(text.debugDescription) }
    if let frame = view.presentedFrame ?? view.frame {
      parts.append("(\(number(frame.x)), \(number(frame.y))) \(number(frame.width)) × \(number(frame.height))")
    }
    parts += view.values.sorted { $0.key < $1.key }.map { "\($0.key) \(number($0.value))" }
    return parts.joined(separator: "  ") + "\n"
  }
}
