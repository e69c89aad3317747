#include "Picture.h"

// The picture is divided into tiles, each with a texture. GTK draws again where textures differ from those of the frame
// before, so a change in one tile costs no other tile.
enum { tile_side = 128 };

struct _GwPicture {
  GtkWidget parent;
  GdkTexture **tiles;
  int columns, rows;
  int width, height;
  double scale;
};

G_DEFINE_TYPE(GwPicture, gw_picture, GTK_TYPE_WIDGET)

static void clear_tiles(GwPicture *picture) {
  for (int index = 0; index < picture->columns * picture->rows; index++) g_clear_object(&picture->tiles[index]);
  g_clear_pointer(&picture->tiles, g_free);
  picture->columns = picture->rows = 0;
}

static void snapshot(GtkWidget *widget, GtkSnapshot *shot) {
  GwPicture *picture = GW_PICTURE(widget);
  double left, top;
  gw_picture_origin(picture, &left, &top);
  for (int row = 0; row < picture->rows; row++) {
    for (int column = 0; column < picture->columns; column++) {
      GdkTexture *tile = picture->tiles[row * picture->columns + column];
      if (!tile) continue;
      graphene_rect_t bounds = GRAPHENE_RECT_INIT(
          (float)(left + column * tile_side / picture->scale), (float)(top + row * tile_side / picture->scale),
          (float)(gdk_texture_get_width(tile) / picture->scale), (float)(gdk_texture_get_height(tile) / picture->scale));
      gtk_snapshot_append_texture(shot, tile, &bounds);
    }
  }
}

static void dispose(GObject *object) {
  clear_tiles(GW_PICTURE(object));
  G_OBJECT_CLASS(gw_picture_parent_class)->dispose(object);
}

static void gw_picture_class_init(GwPictureClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = snapshot;
  G_OBJECT_CLASS(class)->dispose = dispose;
}

static void gw_picture_init(GwPicture *picture) { picture->scale = 1; }

void gw_picture_origin(GwPicture *picture, double *x, double *y) {
  double width = picture->width / picture->scale, height = picture->height / picture->scale;
  // A picture of its own size is in the middle of the window, on whole points.
  *x = MAX(0, (int)((gtk_widget_get_width(GTK_WIDGET(picture)) - width) / 2));
  *y = MAX(0, (int)((gtk_widget_get_height(GTK_WIDGET(picture)) - height) / 2));
}

void gw_picture_show(
    GwPicture *picture, const uint8_t *pixels, int width, int height, int stride, double scale, const int *rectangles,
    int count) {
  bool is_new = width != picture->width || height != picture->height || scale != picture->scale || !picture->tiles;
  if (is_new) {
    clear_tiles(picture);
    picture->width = width;
    picture->height = height;
    picture->scale = scale;
    picture->columns = (width + tile_side - 1) / tile_side;
    picture->rows = (height + tile_side - 1) / tile_side;
    picture->tiles = g_new0(GdkTexture *, picture->columns * picture->rows);
  }
  for (int row = 0; row < picture->rows; row++) {
    for (int column = 0; column < picture->columns; column++) {
      int x = column * tile_side, y = row * tile_side;
      bool is_changed = is_new;
      for (int index = 0; index < count && !is_changed; index++) {
        const int *rectangle = rectangles + 4 * index;
        is_changed = rectangle[0] < x + tile_side && x < rectangle[0] + rectangle[2] &&
                     rectangle[1] < y + tile_side && y < rectangle[1] + rectangle[3];
      }
      if (!is_changed) continue;
      int w = MIN(tile_side, width - x), h = MIN(tile_side, height - y);
      uint8_t *copy = g_malloc((gsize)w * h * 4);
      for (int line = 0; line < h; line++)
        memcpy(copy + (gsize)line * w * 4, pixels + (gsize)(y + line) * stride + (gsize)x * 4, (gsize)w * 4);
      GBytes *bytes = g_bytes_new_take(copy, (gsize)w * h * 4);
      GdkTexture **tile = &picture->tiles[row * picture->columns + column];
      g_clear_object(tile);
      *tile = gdk_memory_texture_new(w, h, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, (gsize)w * 4);
      g_bytes_unref(bytes);
    }
  }
  gtk_widget_queue_draw(GTK_WIDGET(picture));
}
