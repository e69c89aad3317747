import CPangoCairo
import Foundation
import Geometry

/// Breaks and shapes one text with Pango.
struct TextComposer {
  let runs: [TextRun]
  let options: TextLayoutOptions
  let metrics: LineMetrics
  let pitch: CGFloat
  let raise: CGFloat

  private var unit: CGFloat { CGFloat(PANGO_SCALE) }

  func compose(width: CGFloat?, limit: Int) -> TextArrangement {
    let layout = pango_layout_new(PangoShaper.context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let text = runs.map(\.string).joined()
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_auto_dir(layout, 1)
    let list = attributes()
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width {
      // Rounding of reported widths must not make a text that fits its own width wrap.
      pango_layout_set_width(layout, Int32(((width + 0.01) * unit).rounded(.down)))
    }
    if limit < Int.max {
      switch options.truncation {
      case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
      case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
      case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      pango_layout_set_height(layout, -Int32(limit))
      if width == nil { pango_layout_set_width(layout, Int32.max / 2) }
    }
    return collect(layout, width: width, limit: limit)
  }

  private func attributes() -> OpaquePointer {
    let list = pango_attr_list_new()!
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.string.utf8.count)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end == start ? UInt32.max : end
        pango_attr_list_insert(list, attribute)
      }
      let description = PangoShaper.description(of: run.font)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      let spacing = run.kerning + SystemFit.tracking(run.font)
      if spacing != 0 { add(pango_attr_letter_spacing_new(Int32((spacing * unit).rounded()))) }
      var features: [String] = []
      if run.font.monospacedDigits { features.append("tnum=1") }
      if run.font.smallCaps { features.append("smcp=1") }
      if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ","))) }
      start = end
    }
    return list
  }

  private func collect(_ layout: OpaquePointer, width: CGFloat?, limit: Int) -> TextArrangement {
    var lines: [(runs: [PlacedRun], width: CGFloat)] = []
    let count = Int(pango_layout_get_line_count(layout))
    for index in 0..<count {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      lines.append(place(line))
    }
    let pixel = 1 / options.scale
    let drawn = lines.map(\.width).max() ?? 0
    // Widths are reported on whole pixels, rounded up.
    var size = CGSize(width: (drawn / pixel - 1e-4).rounded(.up) * pixel, height: 0)
    if let width, count > 1 || size.width > width { size.width = min(size.width, max(width, 0)) }
    let shown = max(lines.count, 1)
    let reserved = max(shown, options.reservedLines)
    size.height = metrics.lineHeight + CGFloat(reserved - 1) * pitch + raise
    var result = TextArrangement(
      size: size, firstBaseline: metrics.baseline + max(0, runs.map(\.baselineOffset).max() ?? 0),
      lastBaseline: 0, runs: [], bars: [], lineCount: shown,
      isTruncated: pango_layout_is_ellipsized(layout) != 0)
    result.lastBaseline = result.firstBaseline + CGFloat(shown - 1) * pitch
    for (index, line) in lines.enumerated() {
      let y = result.firstBaseline + CGFloat(index) * pitch
      var x: CGFloat = 0
      switch options.alignment {
      case .leading: x = options.isRightToLeft ? size.width - line.width : 0
      case .center: x = (size.width - line.width) / 2
      case .trailing: x = options.isRightToLeft ? 0 : size.width - line.width
      }
      for placed in line.runs { append(placed, x: x, y: y, to: &result) }
    }
    return result
  }

  private struct PlacedRun {
    var source: FontFace
    var glyphs: [PositionedGlyph]
    var run: TextRun
    var startX: CGFloat
    var endX: CGFloat
  }

  private func place(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> (runs: [PlacedRun], width: CGFloat) {
    var placed: [PlacedRun] = []
    var x: CGFloat = 0
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let raw = node.pointee.data else { continue }
      let item = raw.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let info = item.item?.pointee, let string = item.glyphs?.pointee, let font = info.analysis.font else {
        continue
      }
      let run = self.run(at: Int(info.offset))
      let factor = SystemFit.widthFactor(run.font)
      var glyphs: [PositionedGlyph] = []
      let start = x
      for index in 0..<Int(string.num_glyphs) {
        let glyph = string.glyphs[index]
        let advance = CGFloat(glyph.geometry.width) / unit * factor
        // Pango's empty glyph and unknown-character boxes have no outline here.
        if glyph.glyph != 0x0FFF_FFFF && glyph.glyph & 0x1000_0000 == 0 {
          let dx = CGFloat(glyph.geometry.x_offset) / unit
          let dy = CGFloat(glyph.geometry.y_offset) / unit
          glyphs.append(PositionedGlyph(id: glyph.glyph, x: x + dx, y: dy))
        }
        x += advance
      }
      placed.append(PlacedRun(source: FontFace.face(for: font), glyphs: glyphs, run: run, startX: start, endX: x))
    }
    return (placed, x)
  }

  private func run(at offset: Int) -> TextRun {
    var start = 0
    for run in runs {
      start += run.string.utf8.count
      if offset < start { return run }
    }
    return runs[runs.count - 1]
  }

  private func append(_ placed: PlacedRun, x: CGFloat, y: CGFloat, to result: inout TextArrangement) {
    let baseline = y - placed.run.baselineOffset
    if !placed.glyphs.isEmpty {
      let glyphs = placed.glyphs.map { PositionedGlyph(id: $0.id, x: $0.x + x, y: $0.y + baseline) }
      result.runs.append(GlyphRun(source: placed.source, glyphs: glyphs, style: placed.run.style))
    }
    let decoration = TextDecoration(font: placed.run.font, scale: options.scale)
    if let pattern = placed.run.underline {
      let bars = decoration.underline(pattern, from: x + placed.startX, to: x + placed.endX, baseline: baseline)
      result.bars += bars.map { ($0, placed.run.underlineStyle ?? placed.run.style) }
    }
    if let pattern = placed.run.strikethrough {
      let xHeight = LineMetrics.metrics(placed.run.font, isMac: options.isMac, scale: options.scale).xHeight
      let bars = decoration.bars(
        pattern, center: baseline - xHeight / 2, from: x + placed.startX, to: x + placed.endX)
      result.bars += bars.map { ($0, placed.run.strikethroughStyle ?? placed.run.style) }
    }
  }
}
