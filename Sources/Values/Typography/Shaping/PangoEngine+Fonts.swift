import Foundation
internal import CPangoCairo

extension PangoEngine {
  /// Returns Pango's description of a font, which the caller must free.
  func description(of font: FontDescriptor) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, FontFamilies.list(for: font))
    let size = max(font.size * font.glyphScale, 0.01)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Returns the names of all installed families.
  func installedFamilies() -> Set<String> {
    locked {
      var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(fontMap, &list, &count)
      defer { g_free(list) }
      var names: Set<String> = []
      for index in 0..<Int(count) {
        guard let family = list?[index] else { continue }
        names.insert(String(cString: pango_font_family_get_name(family)))
      }
      return names
    }
  }
}
