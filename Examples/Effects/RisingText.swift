import SwiftUI

/// Letters that come up one after the other, by a text renderer.
struct RisingText: View {
  @State private var progress = 0.0

  var body: some View {
    Text("Connecting…")
      .font(.title.bold())
      .foregroundStyle(.tint)
      .textRenderer(RiseRenderer(progress: progress))
      .onAppear { withAnimation(.linear(duration: 1.6).repeatForever()) { progress = 1 } }
  }
}

struct RiseRenderer: TextRenderer {
  /// 0: none is there; 1: all are.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      for (index, slice) in run.enumerated() {
        let start = 0.7 * Double(index) / Double(max(run.count - 1, 1))
        let part = min(max((progress - start) / 0.3, 0), 1)
        var glyph = context
        glyph.opacity = part
        glyph.translateBy(x: 0, y: (1 - part) * 12)
        glyph.draw(slice)
      }
    }
  }
}

#Preview { RisingText() }
