#include "include/PixelKernels.h"

#include <math.h>
#include <string.h>

// Exact coverage of polygons. Each segment adds, to the pixels it crosses, the signed area between itself and the
// pixel's right edge, and the rest of its height to the next pixel. The prefix sums are then the covered area.

static inline double limited(double v, double low, double high) { return v < low ? low : (v > high ? high : v); }

/// Accumulates one row of pixels: the segment from (x0, y0) to (x1, y1) with both ends within the row. `height` is
/// signed.
static inline void accumulate_row(float *row, double x0, double x1, double height) {
  double left = x0 < x1 ? x0 : x1;
  double right = x0 < x1 ? x1 : x0;
  int first = (int)left;
  int last = (int)right;
  if (first == last || right == (double)(first + 1)) {
    // The segment is within one pixel.
    double inside = 1 - ((left + right) / 2 - first);
    row[first] += (float)(height * inside);
    row[first + 1] += (float)(height * (1 - inside));
    return;
  }
  double slope = height / (right - left);
  // The triangle in the first pixel, whole slices in between, and the remainder at the end.
  double reach = first + 1 - left;
  double part = slope * reach;
  double covered = part * reach / 2;
  row[first] += (float)covered;
  // The value of the prefix sums so far.
  double before = covered;
  for (int x = first + 1; x < last; x++) {
    double area = slope * (x + 0.5 - left);
    row[x] += (float)(area - before);
    before = area;
  }
  double tail = right - last;
  // In the last pixel, everything right of the segment is covered for the whole height.
  double area = height - slope * tail * (tail / 2);
  row[last] += (float)(area - before);
  row[last + 1] += (float)(height - area);
}

void glowworm_accumulate_line(float *sums, int width, int height, double x0, double y0, double x1, double y1) {
  if (y0 == y1) return;
  double sign = 1;
  if (y0 > y1) {
    double t = x0;
    x0 = x1;
    x1 = t;
    t = y0;
    y0 = y1;
    y1 = t;
    sign = -1;
  }
  if (y1 <= 0 || y0 >= height) return;
  double slope = (x1 - x0) / (y1 - y0);
  double top = y0 < 0 ? 0 : y0;
  double bottom = y1 > height ? height : y1;
  ptrdiff_t stride = width + 2;
  int row = (int)top;
  double y = top;
  double x = limited(x0 + (top - y0) * slope, 0, width);
  while (y < bottom) {
    double next = row + 1 < bottom ? row + 1 : bottom;
    double nextX = limited(next == y1 ? x1 : x0 + (next - y0) * slope, 0, width);
    accumulate_row(sums + row * stride, x, nextX, (next - y) * sign);
    y = next;
    x = nextX;
    row++;
  }
}

void glowworm_resolve(float *sums, int width, int height, uint8_t *mask, ptrdiff_t maskStride) {
  ptrdiff_t stride = width + 2;
  for (int y = 0; y < height; y++) {
    float sum = 0;
    for (int x = 0; x < width; x++) {
      sum += sums[x];
      float area = fabsf(sum) * 255.0f + 0.5f;
      mask[x] = area > 255.0f ? 255 : (uint8_t)area;
    }
    memset(sums, 0, (size_t)stride * sizeof(float));
    sums += stride;
    mask += maskStride;
  }
}
