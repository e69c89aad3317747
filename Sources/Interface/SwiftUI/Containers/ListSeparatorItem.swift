import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The item of the separators between a list's rows, drawn above them.
final class ListSeparatorItem: ItemNode {
  struct Line {
    var rect: CGRect
    /// The color, or `nil` for the default separator color.
    var tint: Color?
  }

  var lines: [Line] = []

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func contentsNeedDisplay() {
    guard let layer else { return }
    layer.content = content(of: lines.filter { $0.tint == nil }, Color.separator)
    let tinted = lines.filter { $0.tint != nil }
    if tinted.isEmpty, layer.children.isEmpty { return }
    layer.children = tinted.map { line in
      let child = Layer()
      child.content = content(of: [line], line.tint ?? .separator)
      child.parent = layer
      return child
    }
  }

  override func layersDidRebuild() { contentsNeedDisplay() }

  private func content(of lines: [Line], _ color: Color) -> LayerContent {
    guard !lines.isEmpty else { return .none }
    var path = Path()
    for line in lines { path.addRect(line.rect) }
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    return .fill(FillContent(path: path, paint: .color(color.resolve(in: environment)), bounds: bounds))
  }
}
