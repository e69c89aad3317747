#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The loops over pixels. They are in C because they also run in debug builds, where Swift's vector operations are
// calls. Pixels are native-endian 0xAARRGGBB, premultiplied. Strides are in pixels (targets) or bytes (masks).
// Products of channels are rounded to nearest: (t + (t >> 8)) >> 8 with t = a·b + 128. Every code path gives the
// same bytes.

/// Computes target = color·mask + target·(1 − alpha(color)·mask). Up to 7 bytes after a row of the mask may be read.
void glowworm_blend_mask(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height,
    uint32_t color);

/// Computes target = color + target·(1 − alpha(color)).
void glowworm_blend_rectangle(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color);

/// Computes target = color.
void glowworm_fill(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color);

void glowworm_copy(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, int width, int height);

/// Prefetches pixels that will be written soon, because a large image does not fit in the caches.
void glowworm_prefetch(const uint32_t *target, ptrdiff_t targetStride, int width, int height);

/// Prefetches an object that will be read soon: the first `count` lines of 64 bytes.
static inline void glowworm_prefetch_lines(const void *object, int count) {
  for (int line = 0; line < count; line++) __builtin_prefetch((const char *)object + line * 64, 1, 3);
}

/// Adds the signed area left of the segment (x0, y0)–(x1, y1), in pixels, to an accumulation buffer of (width + 2) ×
/// height floats. Coordinates are clamped to the buffer.
void glowworm_accumulate_line(float *sums, int width, int height, double x0, double y0, double x1, double y1);

/// Converts accumulated areas to coverage in 0–255, and clears the buffer.
void glowworm_resolve(float *sums, int width, int height, uint8_t *mask, ptrdiff_t maskStride);

#endif
