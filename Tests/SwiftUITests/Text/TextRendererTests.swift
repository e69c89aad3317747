import Drawing
import Foundation
import OffscreenHost
import SwiftUI
import Testing

@Suite("Text renderers")
@MainActor
struct TextRendererTests {
  /// Draws everything where it is.
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// Each glyph comes a tenth of a second after the one before, rising 10 points in half a second.
  private struct Rise: TextRenderer {
    var time: Double
    var animatableData: Double {
      get { time }
      set { time = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        for (index, slice) in run.enumerated() {
          let part = min(max((time - Double(index) * 0.1) / 0.5, 0), 1)
          var copy = context
          copy.opacity = part
          copy.translateBy(x: 0, y: 10 * (1 - part))
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
    }
  }

  private struct Marked: TextAttribute { var strength = 1 }

  /// Notes what it is given.
  private final class Notes: @unchecked Sendable { var layouts: [Text.Layout] = [] }
  private struct Noting: TextRenderer {
    let notes: Notes
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { notes.layouts.append(layout) }
  }

  private func layout(of view: some View, width: CGFloat = 300) throws -> Text.Layout {
    let notes = Notes()
    let host = OffscreenHost(rootView: view.textRenderer(Noting(notes: notes)).frame(width: width))
    _ = host.renderFrame()
    return try #require(notes.layouts.last)
  }

  @Test("Drawn line by line or glyph by glyph, the text has its usual pixels")
  func plain() {
    struct Glyphs: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { for run in line { for slice in run { context.draw(slice) } } }
      }
    }
    struct Nothing: TextRenderer { func draw(layout: Text.Layout, in context: inout GraphicsContext) {} }
    let text = Text("Office 11:27 ").bold() + Text("is waiting for you").foregroundColor(.red).underline()
    func picture(_ view: some View) -> [UInt8] {
      OffscreenHost(rootView: view.frame(width: 120).padding()).renderFrame().pixels
    }
    /// The share of ink that differs, 0…1.
    func difference(_ text: Text, _ renderer: some TextRenderer) -> Double {
      let (own, drawn) = (picture(text), picture(text.textRenderer(renderer)))
      let ink = own.reduce(0) { $0 + Int($1) }
      return Double(zip(own, drawn).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(max(ink, 1))
    }
    #expect(difference(text, Plain()) == 0)
    #expect(difference(text, Nothing()) == 1)
    // Where glyphs touch, their edges are blended one after the other.
    let still = Text("Office 11:27 ").bold() + Text("is waiting").foregroundColor(.red)
    #expect(difference(still, Glyphs()) < 0.005)
  }

  @Test("Lines, runs and glyphs report their positions")
  func structure() throws {
    let text = Text("ab ") + Text("cde").customAttribute(Marked(strength: 3))
    let layout = try layout(of: text)
    #expect(layout.count == 1 && !layout.isTruncated)
    let line = try #require(layout.first)
    #expect(line.count == 2)
    #expect(line[0].count == 3 && line[1].count == 3)
    #expect(line[0][Marked.self] == nil && line[1][Marked.self] == Marked(strength: 3))
    #expect(line[1][1][Marked.self]?.strength == 3)
    var pen = line.origin.x
    for run in line {
      for slice in run {
        #expect(abs(slice.typographicBounds.origin.x - pen) < 0.001)
        pen += slice.typographicBounds.width
      }
      #expect(run.layoutDirection == .leftToRight)
    }
    #expect(abs(line.typographicBounds.width - (pen - line.origin.x)) < 0.01)
    // A body text's line in iOS's profile is 20.5 points high at 2 pixels a point.
    let rect = line.typographicBounds.rect
    #expect(
      rect.minY == 0 && abs(rect.height - (line.typographicBounds.ascent + line.typographicBounds.descent)) < 1e-9)
    #expect(line[0][0..<2].typographicBounds.width < line[0].typographicBounds.width)
  }

  @Test("A wrapped text has a line for each of its lines, each below the one before")
  func lines() throws {
    let layout = try layout(of: Text("one two three four five six"), width: 90)
    #expect(layout.count >= 2)
    for (above, below) in zip(layout, layout.dropFirst()) {
      #expect(below.origin.y > above.origin.y)
      #expect(below.typographicBounds.rect.minY >= above.typographicBounds.rect.maxY - 0.5)
    }
    let short = try self.layout(of: Text("one two three four five six").lineLimit(1), width: 90)
    #expect(short.count == 1 && short.isTruncated)
  }

  @Test("Under an animation the renderer's data animate, for display and glyph by glyph")
  func motion() throws {
    struct Title: View {
      @State private var time = 0.0
      var body: some View {
        Text("abc").textRenderer(Rise(time: time))
          .onAppear { withAnimation(.linear(duration: 1)) { time = 1 } }
      }
    }
    let host = OffscreenHost(rootView: Title())
    /// Opacity and offset of each glyph's layer.
    func glyphs() -> [(Double, Double)] {
      var found: [(Double, Double)] = []
      func visit(_ layer: Layer) {
        if case .text = layer.content { found.append((layer.opacity, Double(layer.transform?.affine?.ty ?? 0))) }
        layer.children.forEach(visit)
      }
      visit(host.displayList)
      return found
    }
    for step in 1...10 {
      let time = Double(step) / 10
      host.advance(to: time)
      let seen = glyphs()
      try #require(seen.count == 3)
      for index in 0..<3 {
        let part = min(max((time - Double(index) * 0.1) / 0.5, 0), 1)
        #expect(abs(seen[index].0 - part) < 1e-6, "glyph \(index) at \(time)")
        #expect(abs(seen[index].1 - 10 * (1 - part)) < 1e-6, "glyph \(index) at \(time)")
      }
    }
    host.advance(to: 1.2)
    #expect(host.isIdle())
  }

  @Test("While the renderer's data animate, the text is laid out once")
  func layouts() throws {
    struct Moving: TextRenderer {
      var time: Double
      let notes: Notes
      var animatableData: Double {
        get { time }
        set { time = newValue }
      }
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { notes.layouts.append(layout) }
    }
    struct Title: View {
      let notes: Notes
      @State private var time = 0.0
      var body: some View {
        Text("abc").customAttribute(Marked()).textRenderer(Moving(time: time, notes: notes))
          .onAppear { withAnimation(.linear(duration: 1)) { time = 1 } }
      }
    }
    let notes = Notes()
    let host = OffscreenHost(rootView: Title(notes: notes))
    for step in 1...20 { host.advance(to: Double(step) / 20) }
    #expect(notes.layouts.count >= 20)
    #expect(notes.layouts.allSatisfy { $0 == notes.layouts[0] })
  }

  @Test("A renderer may change the size, and the surrounding layout follows")
  func size() {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own = text.sizeThatFits(proposal)
        return CGSize(width: own.width + 40, height: own.height + 7)
      }
    }
    let plain = OffscreenHost(rootView: Text("Live")).size
    let wide = OffscreenHost(rootView: Text("Live").textRenderer(Wide())).size
    #expect(wide.width == plain.width + 40 && wide.height == plain.height + 7)
  }

  @Test("Without the renderer, the text is drawn as usual")
  func removal() throws {
    struct Title: View {
      @State private var isPlain = false
      var body: some View {
        let text = Text("Live").onAppear { isPlain = true }
        if isPlain { text } else { text.textRenderer(Rise(time: 0)) }
      }
    }
    let host = OffscreenHost(rootView: Title())
    host.advance(to: 1)
    let isSame = host.renderFrame().pixels == OffscreenHost(rootView: Text("Live")).renderFrame().pixels
    #expect(isSame)
  }
}
