#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

static inline void gw_unref(void *object) { g_object_unref(object); }
