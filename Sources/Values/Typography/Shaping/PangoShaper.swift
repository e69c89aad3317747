import CPangoCairo
import Foundation
import Geometry

/// One Pango context for the process, used on the main thread only: hinting off, positions not rounded, so that
/// shaping does not depend on the device.
enum PangoShaper {
  nonisolated(unsafe) static let fontMap: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new()

  nonisolated(unsafe) static let context: OpaquePointer = {
    let cairoMap = OpaquePointer(fontMap)
    pango_cairo_font_map_set_resolution(cairoMap, 72)
    let made = pango_font_map_create_context(fontMap)!
    pango_context_set_round_glyph_positions(made, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(made, options)
    cairo_font_options_destroy(options)
    return made
  }()

  nonisolated(unsafe) private static var families: Set<String>?

  /// The names of the installed families.
  static var installedFamilies: Set<String> {
    if let families { return families }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fontMap, &list, &count)
    var names: Set<String> = []
    for index in 0..<Int(count) {
      if let family = list?[index], let name = pango_font_family_get_name(family) { names.insert(String(cString: name)) }
    }
    g_free(list)
    families = names
    return names
  }

  /// The family that stands for a design of the system font, among those that are installed.
  static func family(of font: FontDescriptor) -> String {
    if let family = font.family { return family }
    let candidates: [String]
    switch font.design {
    case .standard: candidates = ["Inter", "Inter Display"]
    case .rounded: candidates = ["Nunito", "Quicksand", "Comfortaa", "Inter"]
    case .serif: candidates = ["Source Serif 4", "Noto Serif", "Liberation Serif", "DejaVu Serif"]
    case .monospaced: candidates = ["JetBrains Mono", "Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono"]
    }
    if let found = candidates.first(where: { installedFamilies.contains($0) }) { return found }
    switch font.design {
    case .standard, .rounded: return "Sans"
    case .serif: return "Serif"
    case .monospaced: return "Monospace"
    }
  }

  /// The caller frees it.
  static func description(of font: FontDescriptor) -> OpaquePointer {
    let result = pango_font_description_new()!
    pango_font_description_set_family(result, family(of: font))
    pango_font_description_set_absolute_size(result, Double(font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(result, PangoWeight(rawValue: UInt32(max(100, min(1000, font.weight)))))
    if font.isItalic { pango_font_description_set_style(result, PANGO_STYLE_ITALIC) }
    return result
  }
}

extension FontDescriptor {
  /// The family that this machine uses for the font.
  package var resolvedFamily: String { PangoShaper.family(of: self) }
}

/// What the machine lacks for the intended look.
package enum FontCheck {
  package static var isInterInstalled: Bool { PangoShaper.installedFamilies.contains("Inter") }
}
