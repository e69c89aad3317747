import Foundation
internal import CPangoCairo

/// A type that converts runs of characters into paragraphs of glyphs. Use it only with the engine locked.
struct Shaper {
  /// A range of bytes in one font.
  struct Piece {
    var bytes: Range<Int>
    var font: FontDescriptor
    var run: Int
  }

  let key: ShapedText.Key
  private(set) var text: [UInt8] = []
  private(set) var pieces: [Piece] = []

  init(_ key: ShapedText.Key) {
    self.key = key
    for (index, run) in key.runs.enumerated() {
      for part in SmallCapitals.parts(of: run) {
        let start = text.count
        for byte in part.string.utf8 {
          switch byte {
          // NUL ends a text in C: some of Pango's functions would stop there, and others would not.
          case 0x00: break
          // Pango gives tabs no width of their own.
          case 0x09: text.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
          default: text.append(byte)
          }
        }
        pieces.append(Piece(bytes: start..<text.count, font: part.font, run: index))
      }
    }
  }

  func paragraphs() -> [ShapedParagraph] {
    var result: [ShapedParagraph] = []
    var start = 0
    var index = 0
    while index < text.count {
      let length = lineEndLength(at: index)
      if length > 0 {
        result.append(paragraph(start..<index))
        index += length
        start = index
      } else {
        index += 1
      }
    }
    result.append(paragraph(start..<text.count))
    return result
  }

  /// Returns the number of bytes of the forced line break that starts here, or 0.
  private func lineEndLength(at index: Int) -> Int {
    switch text[index] {
    case 0x0A, 0x0B, 0x0C: return 1
    case 0x0D: return index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80:
      return text[index + 2] == 0xA8 || text[index + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  private func paragraph(_ range: Range<Int>) -> ShapedParagraph {
    let first = pieces.first { $0.bytes.upperBound > range.lowerBound } ?? pieces.last
    var paragraph = ShapedParagraph(
      clusters: [], glyphs: [], isRightToLeft: key.isRightToLeft, firstRun: first?.run ?? 0)
    guard !range.isEmpty else { return paragraph }
    let bytes = Array(text[range])
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let length = Int32(bytes.count)
      paragraph.isRightToLeft = Self.startsRightToLeft(bytes) ?? key.isRightToLeft
      let direction = paragraph.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      let attributes = attributeList(for: range)
      defer { pango_attr_list_unref(attributes) }
      let context = PangoEngine.shared.context
      let items = pango_itemize_with_base_dir(context, direction, start, 0, length, attributes, nil)
      let flags = breakFlags(start, length, isRightToLeft: paragraph.isRightToLeft)
      let glyphString: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
      defer { pango_glyph_string_free(glyphString) }
      var node = items
      while let current = node {
        if let data = current.pointee.data {
          let item = data.assumingMemoryBound(to: PangoItem.self)
          let from = start + Int(item.pointee.offset)
          pango_shape_full(from, item.pointee.length, start, length, &item.pointee.analysis, glyphString)
          append(item.pointee, glyphString.pointee, flags, bytes, range.lowerBound, to: &paragraph)
          pango_item_free(item)
        }
        node = current.pointee.next
      }
      g_list_free(items)
    }
    return paragraph
  }

  /// Returns whether the first letter is right to left, or `nil` without letters.
  private static func startsRightToLeft(_ bytes: [UInt8]) -> Bool? {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }

  private func attributeList(for range: Range<Int>) -> OpaquePointer {
    let list: OpaquePointer = pango_attr_list_new()
    for piece in pieces {
      let bytes = piece.bytes.clamped(to: range)
      guard !bytes.isEmpty else { continue }
      let start = UInt32(bytes.lowerBound - range.lowerBound)
      let end = UInt32(bytes.upperBound - range.lowerBound)
      let description = PangoEngine.shared.description(of: piece.font)
      gw_insert_attribute(list, pango_attr_font_desc_new(description), start, end)
      pango_font_description_free(description)
      if piece.font.monospacedDigits { gw_insert_attribute(list, pango_attr_font_features_new("tnum"), start, end) }
      if let language = key.language {
        gw_insert_attribute(list, pango_attr_language_new(pango_language_from_string(language)), start, end)
      }
    }
    return list
  }

  /// Returns the break flags of the character that starts at each byte.
  private func breakFlags(_ start: UnsafePointer<CChar>, _ length: Int32, isRightToLeft: Bool) -> [UInt8] {
    let count = g_utf8_strlen(start, Int(length))
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    let language = key.language.map { pango_language_from_string($0) } ?? pango_language_get_default()
    pango_get_log_attrs(start, length, isRightToLeft ? 1 : 0, language, &attributes, Int32(count + 1))
    var flags = [UInt8](repeating: 0, count: Int(length))
    var character = 0
    for byte in 0..<Int(length) where UInt8(bitPattern: start[byte]) & 0xC0 != 0x80 {
      flags[byte] = UInt8(gw_break_flags(&attributes[character]))
      character += 1
    }
    return flags
  }

  private func append(
    _ item: PangoItem, _ string: PangoGlyphString, _ flags: [UInt8], _ bytes: [UInt8], _ base: Int,
    to paragraph: inout ShapedParagraph
  ) {
    guard let font = item.analysis.font, string.num_glyphs > 0 else { return }
    let units = 1 / CGFloat(PANGO_SCALE)
    let offset = Int(item.offset)
    let end = offset + Int(item.length)
    let isReversed = item.analysis.level & 1 == 1
    let piece = pieces.first { $0.bytes.contains(base + offset) } ?? pieces[0]
    let stretch = piece.font.width
    let face = FontFace.face(font, for: piece.font)
    let drawnSize = piece.font.size * piece.font.glyphScale
    let shared = AdvanceTable.shared(for: piece.font, face: face.family, size: drawnSize)
    // Groups of glyphs of one cluster, in reading order.
    var groups: [Range<Int>] = []
    for index in 0..<Int(string.num_glyphs) {
      if let last = groups.last, string.log_clusters[last.lowerBound] == string.log_clusters[index] {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    if isReversed { groups.reverse() }
    for (position, group) in groups.enumerated() {
      let byte = offset + Int(string.log_clusters[group.lowerBound])
      let next =
        position + 1 < groups.count ? offset + Int(string.log_clusters[groups[position + 1].lowerBound]) : end
      let scalars = String(decoding: bytes[byte..<max(next, byte)], as: UTF8.self).unicodeScalars
      let addition = shared.map { AdvanceTable.addition($0, to: scalars) } ?? 0
      let firstGlyph = paragraph.glyphs.count
      var pen = addition / 2
      for index in group {
        let glyph = string.glyphs[index]
        let width = CGFloat(glyph.geometry.width) * units * stretch
        let offset = CGFloat(glyph.geometry.x_offset) * units * stretch
        let x = pen + offset * face.drawnScale + width * (1 - face.drawnScale) / 2
        pen += width
        if glyph.glyph == 0x0FFF_FFFF { continue }
        let id = glyph.glyph & 0x1000_0000 != 0 ? 0 : glyph.glyph
        paragraph.glyphs.append(
          ShapedGlyph(id: id, x: x, y: CGFloat(glyph.geometry.y_offset) * units * face.drawnScale))
      }
      paragraph.clusters.append(
        ShapedCluster(
          glyphs: firstGlyph..<paragraph.glyphs.count, advance: pen + addition / 2 + key.runs[piece.run].spacing,
          run: piece.run, face: face, level: item.analysis.level, isSpace: flags[byte] & 2 != 0,
          canBreakBefore: flags[byte] & 1 != 0))
    }
  }
}
