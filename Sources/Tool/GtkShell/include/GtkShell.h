#pragma once
#include <stdbool.h>
#include <stdint.h>

// A window of GTK 4 that shows pixels, and passes on what the user does. GTK's macros, casts and subclasses are not
// visible to Swift. All functions are for the main thread.

enum gw_pointer_kind { gw_press, gw_secondary, gw_move, gw_release, gw_hover, gw_leave };

// The functions that the window calls, each with the context.
struct gw_window_callbacks {
  void *context;
  // A frame of the display begins.
  void (*frame)(void *context);
  // The descriptor of `gw_window_run` can be read.
  void (*wake)(void *context);
  // The time of `gw_window_set_timer` has come.
  void (*timer)(void *context);
  // A point of the picture in points.
  void (*pointer)(void *context, enum gw_pointer_kind kind, double x, double y);
  void (*scroll)(void *context, double x, double y, double dx, double dy);
  // Text of the keyboard or of an input method.
  void (*text)(void *context, const char *text);
  // A key without text: a character of SwiftUI's `KeyEquivalent`, and the bits of its `EventModifiers`.
  void (*key)(void *context, uint32_t character, int modifiers);
  // The window has another size in points, appearance, or visibility.
  void (*change)(void *context);
};

struct gw_window;

// Opens the display. Returns false if there is none.
bool gw_window_initialize(void);
// Pixels per point of the display.
int gw_window_display_scale(void);
struct gw_window *gw_window_new(const char *title, int width, int height, struct gw_window_callbacks callbacks);
void gw_window_resize(struct gw_window *window, int width, int height);
// Runs until the window is closed or `gw_window_quit` is called.
void gw_window_run(struct gw_window *window, int wake_descriptor);
void gw_window_quit(struct gw_window *window);

// Copies the pixels in the rectangles (x, y, width, height each) of a picture: B, G, R, A, premultiplied.
void gw_window_show(
    struct gw_window *window, const uint8_t *pixels, int width, int height, int stride, double scale,
    const int *rectangles, int count);
// A message over the dimmed picture, or NULL for none.
void gw_window_set_message(struct gw_window *window, const char *message);
void gw_window_open_address(struct gw_window *window, const char *address);

// Calls `frame` before each frame of the display, while true.
void gw_window_set_ticking(struct gw_window *window, bool is_ticking);
// Calls `timer` once after a time in seconds; a negative time cancels it.
void gw_window_set_timer(struct gw_window *window, double seconds);

int gw_window_width(struct gw_window *window);
int gw_window_height(struct gw_window *window);
bool gw_window_is_dark(struct gw_window *window);
bool gw_window_reduces_motion(struct gw_window *window);
bool gw_window_is_hidden(struct gw_window *window);
bool gw_window_is_active(struct gw_window *window);
