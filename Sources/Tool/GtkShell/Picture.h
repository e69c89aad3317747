#pragma once
#include <gtk/gtk.h>
#include <stdbool.h>
#include <string.h>

// A widget that shows pixels.
G_DECLARE_FINAL_TYPE(GwPicture, gw_picture, GW, PICTURE, GtkWidget)

// The picture's top left corner in the widget, in points.
void gw_picture_origin(GwPicture *picture, double *x, double *y);
void gw_picture_show(
    GwPicture *picture, const uint8_t *pixels, int width, int height, int stride, double scale, const int *rectangles,
    int count);
