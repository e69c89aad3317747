#include "GtkShell.h"

#include <glib-unix.h>

#include "Picture.h"

struct gw_window {
  struct gw_window_callbacks callbacks;
  GtkWindow *window;
  GwPicture *picture;
  GtkLabel *message;
  GtkIMContext *input_method;
  GMainLoop *loop;
  guint tick, timer;
  bool is_pressed, is_minimized;
  double x, y;
};

bool gw_window_initialize(void) { return gtk_init_check(); }

int gw_window_display_scale(void) {
  GListModel *monitors = gdk_display_get_monitors(gdk_display_get_default());
  GdkMonitor *first = g_list_model_get_item(monitors, 0);
  if (!first) return 1;
  int scale = gdk_monitor_get_scale_factor(first);
  g_object_unref(first);
  return scale;
}

// Input

static void point(struct gw_window *self, enum gw_pointer_kind kind, double x, double y) {
  double left, top;
  gw_picture_origin(self->picture, &left, &top);
  self->x = x - left;
  self->y = y - top;
  self->callbacks.pointer(self->callbacks.context, kind, self->x, self->y);
}

static void pressed(GtkGestureClick *gesture, int count, double x, double y, struct gw_window *self) {
  gtk_widget_grab_focus(GTK_WIDGET(self->picture));
  bool is_secondary = gtk_gesture_single_get_current_button(GTK_GESTURE_SINGLE(gesture)) == GDK_BUTTON_SECONDARY;
  self->is_pressed = !is_secondary;
  point(self, is_secondary ? gw_secondary : gw_press, x, y);
}

static void released(GtkGestureClick *gesture, int count, double x, double y, struct gw_window *self) {
  if (!self->is_pressed) return;
  self->is_pressed = false;
  point(self, gw_release, x, y);
}

// A press that the window system takes over ends where it is.
static void canceled(GtkGesture *gesture, GdkEventSequence *sequence, struct gw_window *self) {
  if (!self->is_pressed) return;
  self->is_pressed = false;
  self->callbacks.pointer(self->callbacks.context, gw_release, self->x, self->y);
}

static void moved(GtkEventControllerMotion *controller, double x, double y, struct gw_window *self) {
  point(self, self->is_pressed ? gw_move : gw_hover, x, y);
}

static void left(GtkEventControllerMotion *controller, struct gw_window *self) {
  if (!self->is_pressed) self->callbacks.pointer(self->callbacks.context, gw_leave, 0, 0);
}

static gboolean scrolled(GtkEventControllerScroll *controller, double dx, double dy, struct gw_window *self) {
  // A step of a wheel is three lines.
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(controller));
  bool is_wheel = event && gdk_scroll_event_get_direction(event) != GDK_SCROLL_SMOOTH;
  double factor = is_wheel ? 48 : 1;
  self->callbacks.scroll(self->callbacks.context, self->x, self->y, dx * factor, dy * factor);
  return TRUE;
}

static void committed(GtkIMContext *context, const char *text, struct gw_window *self) {
  self->callbacks.text(self->callbacks.context, text);
}

// The characters of SwiftUI's `KeyEquivalent` for keys without text.
static uint32_t character_of_key(guint key) {
  switch (key) {
    case GDK_KEY_Up: case GDK_KEY_KP_Up: return 0xF700;
    case GDK_KEY_Down: case GDK_KEY_KP_Down: return 0xF701;
    case GDK_KEY_Left: case GDK_KEY_KP_Left: return 0xF702;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: return 0xF703;
    case GDK_KEY_Delete: case GDK_KEY_KP_Delete: return 0xF728;
    case GDK_KEY_Home: case GDK_KEY_KP_Home: return 0xF729;
    case GDK_KEY_End: case GDK_KEY_KP_End: return 0xF72B;
    case GDK_KEY_Page_Up: case GDK_KEY_KP_Page_Up: return 0xF72C;
    case GDK_KEY_Page_Down: case GDK_KEY_KP_Page_Down: return 0xF72D;
    case GDK_KEY_BackSpace: return 0x08;
    case GDK_KEY_Tab: case GDK_KEY_ISO_Left_Tab: return 0x09;
    case GDK_KEY_Return: case GDK_KEY_KP_Enter: return 0x0D;
    case GDK_KEY_Escape: return 0x1B;
    default: return gdk_keyval_to_unicode(key);
  }
}

static gboolean key_pressed(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, struct gw_window *self) {
  int modifiers = 0;
  if (state & GDK_LOCK_MASK) modifiers |= 1 << 0;
  if (state & GDK_SHIFT_MASK) modifiers |= 1 << 1;
  // Shortcuts of Apple's Command key are typed with Control elsewhere.
  if (state & GDK_CONTROL_MASK) modifiers |= 1 << 4;
  if (state & GDK_ALT_MASK) modifiers |= 1 << 3;
  uint32_t character = character_of_key(key);
  if (!character) return FALSE;
  self->callbacks.key(self->callbacks.context, character, modifiers);
  return TRUE;
}

// Display

static void changed(struct gw_window *self) { self->callbacks.change(self->callbacks.context); }

static void state_changed(GdkToplevel *surface, GParamSpec *property, struct gw_window *self) {
  self->is_minimized = (gdk_toplevel_get_state(surface) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0;
  changed(self);
}

static void surface_layout(GdkSurface *surface, int width, int height, struct gw_window *self) { changed(self); }

static void realized(GtkWidget *widget, struct gw_window *self) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(widget));
  g_signal_connect(surface, "notify::state", G_CALLBACK(state_changed), self);
  g_signal_connect_after(surface, "layout", G_CALLBACK(surface_layout), self);
  gtk_im_context_set_client_widget(self->input_method, GTK_WIDGET(self->picture));
}

static gboolean closed(GtkWindow *window, struct gw_window *self) {
  gw_window_quit(self);
  return TRUE;
}

static gboolean wake(gint descriptor, GIOCondition condition, gpointer context) {
  struct gw_window *self = context;
  self->callbacks.wake(self->callbacks.context);
  return G_SOURCE_CONTINUE;
}

struct gw_window *gw_window_new(const char *title, int width, int height, struct gw_window_callbacks callbacks) {
  struct gw_window *self = g_new0(struct gw_window, 1);
  self->callbacks = callbacks;
  self->loop = g_main_loop_new(NULL, FALSE);
  self->window = GTK_WINDOW(gtk_window_new());
  gtk_window_set_title(self->window, title);
  gtk_window_set_default_size(self->window, width, height);
  self->picture = g_object_new(gw_picture_get_type(), "hexpand", TRUE, "vexpand", TRUE, "focusable", TRUE, NULL);
  self->message = GTK_LABEL(gtk_label_new(NULL));
  gtk_label_set_selectable(self->message, TRUE);
  gtk_label_set_wrap(self->message, TRUE);
  gtk_label_set_xalign(self->message, 0);
  gtk_widget_set_valign(GTK_WIDGET(self->message), GTK_ALIGN_END);
  gtk_widget_add_css_class(GTK_WIDGET(self->message), "osd");
  gtk_widget_add_css_class(GTK_WIDGET(self->message), "monospace");
  gtk_widget_set_visible(GTK_WIDGET(self->message), FALSE);
  GtkWidget *overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), GTK_WIDGET(self->picture));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), GTK_WIDGET(self->message));
  gtk_window_set_child(self->window, overlay);

  GtkGesture *click = gtk_gesture_click_new();
  gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(click), 0);
  g_signal_connect(click, "pressed", G_CALLBACK(pressed), self);
  g_signal_connect(click, "released", G_CALLBACK(released), self);
  g_signal_connect(click, "cancel", G_CALLBACK(canceled), self);
  gtk_widget_add_controller(GTK_WIDGET(self->picture), GTK_EVENT_CONTROLLER(click));
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "motion", G_CALLBACK(moved), self);
  g_signal_connect(motion, "leave", G_CALLBACK(left), self);
  gtk_widget_add_controller(GTK_WIDGET(self->picture), motion);
  GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  g_signal_connect(scroll, "scroll", G_CALLBACK(scrolled), self);
  gtk_widget_add_controller(GTK_WIDGET(self->picture), scroll);
  self->input_method = gtk_im_multicontext_new();
  g_signal_connect(self->input_method, "commit", G_CALLBACK(committed), self);
  GtkEventController *key = gtk_event_controller_key_new();
  gtk_event_controller_key_set_im_context(GTK_EVENT_CONTROLLER_KEY(key), self->input_method);
  g_signal_connect(key, "key-pressed", G_CALLBACK(key_pressed), self);
  gtk_widget_add_controller(GTK_WIDGET(self->picture), key);

  g_signal_connect(self->window, "realize", G_CALLBACK(realized), self);
  g_signal_connect(self->window, "close-request", G_CALLBACK(closed), self);
  g_signal_connect_swapped(self->window, "notify::is-active", G_CALLBACK(changed), self);
  GtkSettings *settings = gtk_settings_get_default();
  g_signal_connect_swapped(settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(changed), self);
  g_signal_connect_swapped(settings, "notify::gtk-theme-name", G_CALLBACK(changed), self);
  g_signal_connect_swapped(settings, "notify::gtk-enable-animations", G_CALLBACK(changed), self);
  return self;
}

void gw_window_resize(struct gw_window *self, int width, int height) {
  gtk_window_set_default_size(self->window, width, height);
}

void gw_window_run(struct gw_window *self, int wake_descriptor) {
  guint source = g_unix_fd_add(wake_descriptor, G_IO_IN, wake, self);
  gtk_window_present(self->window);
  gtk_widget_grab_focus(GTK_WIDGET(self->picture));
  g_main_loop_run(self->loop);
  g_source_remove(source);
  gw_window_set_ticking(self, false);
  gw_window_set_timer(self, -1);
  gtk_window_destroy(self->window);
}

void gw_window_quit(struct gw_window *self) { g_main_loop_quit(self->loop); }

void gw_window_show(
    struct gw_window *self, const uint8_t *pixels, int width, int height, int stride, double scale,
    const int *rectangles, int count) {
  gw_picture_show(self->picture, pixels, width, height, stride, scale, rectangles, count);
}

void gw_window_set_message(struct gw_window *self, const char *message) {
  gtk_label_set_text(self->message, message ? message : "");
  gtk_widget_set_visible(GTK_WIDGET(self->message), message != NULL);
  gtk_widget_set_opacity(GTK_WIDGET(self->picture), message ? 0.35 : 1);
}

void gw_window_open_address(struct gw_window *self, const char *address) {
  gtk_show_uri(self->window, address, GDK_CURRENT_TIME);
}

static gboolean ticked(GtkWidget *widget, GdkFrameClock *clock, gpointer context) {
  struct gw_window *self = context;
  self->callbacks.frame(self->callbacks.context);
  return G_SOURCE_CONTINUE;
}

void gw_window_set_ticking(struct gw_window *self, bool is_ticking) {
  if (is_ticking == (self->tick != 0)) return;
  if (is_ticking) {
    self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self->picture), ticked, self, NULL);
  } else {
    gtk_widget_remove_tick_callback(GTK_WIDGET(self->picture), self->tick);
    self->tick = 0;
  }
}

static gboolean timed(gpointer context) {
  struct gw_window *self = context;
  self->timer = 0;
  self->callbacks.timer(self->callbacks.context);
  return G_SOURCE_REMOVE;
}

void gw_window_set_timer(struct gw_window *self, double seconds) {
  if (self->timer) g_source_remove(self->timer);
  self->timer = seconds < 0 ? 0 : g_timeout_add((guint)(MIN(seconds, 1e6) * 1000 + 0.5), timed, self);
}

int gw_window_width(struct gw_window *self) { return gtk_widget_get_width(GTK_WIDGET(self->picture)); }
int gw_window_height(struct gw_window *self) { return gtk_widget_get_height(GTK_WIDGET(self->picture)); }

bool gw_window_is_dark(struct gw_window *self) {
  gboolean prefers_dark = FALSE;
  char *theme = NULL;
  g_object_get(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &theme, NULL);
  bool is_dark = prefers_dark || (theme && g_str_has_suffix(theme, "-dark"));
  g_free(theme);
  return is_dark;
}

bool gw_window_reduces_motion(struct gw_window *self) {
  gboolean animates = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &animates, NULL);
  return !animates;
}

bool gw_window_is_hidden(struct gw_window *self) {
  return self->is_minimized || !gtk_widget_get_mapped(GTK_WIDGET(self->window));
}

bool gw_window_is_active(struct gw_window *self) { return gtk_window_is_active(self->window); }
