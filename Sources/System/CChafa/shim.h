#pragma once
#include <chafa.h>

// Macros are not visible to Swift.
static inline void gw_chafa_free_string(GString *text) { g_string_free(text, TRUE); }
