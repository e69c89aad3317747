import Foundation
internal import CPangoCairo

/// A builder of font files with few glyphs, based on HarfBuzz. Use it only with the engine locked.
enum FontSubset {
  /// The tables for shaping, hinting and editing, which are not needed because the document places every glyph.
  private static let dropped = [
    "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "kern", "morx", "mort", "kerx", "feat", "trak", "STAT", "MATH", "DSIG",
    "VORG", "vhea", "vmtx", "gasp", "fpgm", "prep", "cvt ", "hdmx", "LTSH", "VDMX", "meta", "PCLT",
  ]
  /// Copyright, family and style.
  private static let names: [UInt32] = [0, 1, 2]

  /// Returns the font file, or an empty array if HarfBuzz cannot create it.
  ///
  /// - Parameters:
  ///   - face: The face to subset.
  ///   - characters: The glyph of each character.
  static func file(of face: OpaquePointer?, _ characters: [Unicode.Scalar: UInt32]) -> [UInt8] {
    guard let face, let input = hb_subset_input_create_or_fail() else { return [] }
    defer { hb_subset_input_destroy(input) }
    let glyphs = hb_subset_input_glyph_set(input)
    for glyph in Set(characters.values).sorted() { hb_set_add(glyphs, glyph) }
    let drops = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for name in dropped { hb_set_add(drops, tag(name)) }
    let names = hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID)
    hb_set_clear(names)
    for name in Self.names { hb_set_add(names, name) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    guard let plan = hb_subset_plan_create_or_fail(face, input) else { return [] }
    defer { hb_subset_plan_destroy(plan) }
    guard let part = hb_subset_plan_execute_or_fail(plan), let places = hb_subset_plan_old_to_new_glyph_mapping(plan)
    else { return [] }
    defer { hb_face_destroy(part) }
    let mapped = characters.map { (scalar: $0.key.value, glyph: hb_map_get(places, $0.value)) }
    // Only a face created from a file reports its tables.
    guard let whole = hb_face_reference_blob(part), let read = hb_face_create(whole, 0) else { return [] }
    defer {
      hb_face_destroy(read)
      hb_blob_destroy(whole)
    }
    return assembled(read, characterMap(mapped.sorted { $0.scalar < $1.scalar }))
  }

  /// Returns the face with its character map replaced.
  private static func assembled(_ face: OpaquePointer, _ map: [UInt8]) -> [UInt8] {
    guard let builder = hb_face_builder_create() else { return [] }
    defer { hb_face_destroy(builder) }
    var count: UInt32 = 64
    var tags = [hb_tag_t](repeating: 0, count: 64)
    hb_face_get_table_tags(face, 0, &count, &tags)
    for tag in tags.prefix(Int(count)) where tag != self.tag("cmap") {
      guard let table = hb_face_reference_table(face, tag) else { continue }
      if hb_blob_get_length(table) > 0 { hb_face_builder_add_table(builder, tag, table) }
      hb_blob_destroy(table)
    }
    let table = map.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    hb_face_builder_add_table(builder, tag("cmap"), table)
    hb_blob_destroy(table)
    guard let file = hb_face_reference_blob(builder) else { return [] }
    defer { hb_blob_destroy(file) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(file, &length) else { return [] }
    return UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 }
  }

  /// Returns a `cmap` table with one subtable of format 12 (OpenType specification, "cmap").
  private static func characterMap(_ characters: [(scalar: UInt32, glyph: UInt32)]) -> [UInt8] {
    var groups: [(first: UInt32, last: UInt32, glyph: UInt32)] = []
    for (scalar, glyph) in characters {
      if let last = groups.last, scalar == last.last + 1, glyph == last.glyph + scalar - last.first {
        groups[groups.count - 1].last = scalar
      } else {
        groups.append((scalar, scalar, glyph))
      }
    }
    var bytes: [UInt8] = []
    func half(_ value: UInt16) { bytes += [UInt8(value >> 8), UInt8(value & 255)] }
    func word(_ value: UInt32) { bytes += [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    // Version, one subtable: platform Windows, all of Unicode, at byte 12.
    half(0)
    half(1)
    half(3)
    half(10)
    word(12)
    half(12)
    half(0)
    word(UInt32(16 + groups.count * 12))
    word(0)
    word(UInt32(groups.count))
    for group in groups {
      word(group.first)
      word(group.last)
      word(group.glyph)
    }
    return bytes
  }

  private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
