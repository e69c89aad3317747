#pragma once
#include <hb-ot.h>
#include <hb-subset.h>
#include <pango/pangocairo.h>

// GObject's casting macros are not visible to Swift.

static inline PangoContext *gw_create_context(PangoFontMap *map) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static inline cairo_scaled_font_t *gw_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

// The family that the font's face belongs to; owned by Pango.
static inline const char *gw_family_name(PangoFont *font) {
  return pango_font_family_get_name(pango_font_face_get_family(pango_font_get_face(font)));
}

static inline void gw_insert_attribute(PangoAttrList *list, PangoAttribute *attribute, guint start, guint end) {
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

// Bit 0: a line may break before the character; bit 1: white space.
static inline unsigned gw_break_flags(const PangoLogAttr *attribute) {
  return (attribute->is_line_break ? 1u : 0u) | (attribute->is_white ? 2u : 0u);
}
