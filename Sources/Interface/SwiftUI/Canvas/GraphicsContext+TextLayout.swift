import Drawing
import Foundation
import Geometry
import Typography
import ViewGraph

nonisolated extension GraphicsContext {
  /// Draws a line of text at the position in its layout.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.source.lines[line.index].runs.joined(), of: line.source, shift: line.shift)
  }

  /// Draws a run of text at the position in its layout.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.clusters, of: run.source, shift: run.shift)
  }

  /// Draws a part of a run at the position in its layout.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.clusters, of: slice.run.source, shift: slice.run.shift)
  }

  private func draw(_ clusters: some Sequence<TextCluster>, of source: LaidOutText, shift: CGPoint) {
    let content = source.content(clusters)
    guard !content.runs.isEmpty || !content.bars.isEmpty else { return }
    var placed = self
    if shift != .zero { placed.translateBy(x: shift.x, y: shift.y) }
    let layer = placed.userLayer(.text(content))
    layer.children = EmojiPainter.layers(for: content)
    for child in layer.children { child.parent = layer }
    emit(layer)
  }
}
