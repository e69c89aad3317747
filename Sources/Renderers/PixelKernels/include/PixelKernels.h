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

/// target = source·cover + target·(1 − alpha(source)·cover), where cover is opacity, 0…255, times `mask`, if there is
/// one. Up to 7 bytes behind a mask's row may be read.
void glowworm_blend_image(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, const uint8_t *mask,
    ptrdiff_t maskStride, int width, int height, uint32_t opacity);

/// target = target·mask.
void glowworm_multiply(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height);

/// target = target·mask, for masks.
void glowworm_multiply_mask(
    uint8_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height);

/// target = color + target·(1 − alpha(color)).
void glowworm_blend_rectangle(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color);

/// Computes target = color.
void glowworm_fill(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color);

void glowworm_copy(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, int width, int height);

/// Converts rows to tightly packed bytes in the order R, G, B, A, unpremultiplied unless `premultiplied` is non-zero. The
/// color of transparent pixels is 0.
void glowworm_convert_to_rgba(
    uint32_t *target, const uint32_t *source, ptrdiff_t sourceStride, int width, int height, int premultiplied);

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

// Blurs work on planes of floats of 0…255 with one channel (alpha) or four (blue, green, red, alpha).

/// out = kernel[0]·in + Σ kernel[k]·(in k steps before + in k steps behind), for rows of `width` floats, a multiple of 8;
/// `step` and `stride` are in floats. Along rows the step is the number of channels, across them the stride.
void glowworm_convolve(
    float *out, const float *in, ptrdiff_t width, int height, ptrdiff_t stride, ptrdiff_t step, const float *kernel,
    int radius);

/// Averages blocks of `factor` × `factor` pixels. The blocks begin at `pixels`; pixels outside of left…right and
/// top…bottom, counted from there, are clear and not read.
void glowworm_average(
    float *out, ptrdiff_t outStride, int columns, int rows, int channels, const uint32_t *pixels, ptrdiff_t stride,
    int left, int top, int right, int bottom, int factor);

/// One row of `width` pixels between two rows of averages, `part` of the way down, drawn as chords between the blocks'
/// middles. `mixed` is a buffer for a row of averages.
void glowworm_enlarge_row(
    float *out, int width, const float *upper, const float *lower, float part, float *mixed, int columns, int channels,
    int factor);

/// Rounds a row of colors to pixels; no color exceeds its alpha.
void glowworm_store_blur(uint32_t *row, const float *colors, int width);

/// The same where pixels keep the alpha that they have.
void glowworm_store_opaque_blur(uint32_t *row, const float *colors, int width);

/// A row of alphas in one color: premultiplied blue, green, red, alpha of 0…1.
void glowworm_store_silhouette(uint32_t *row, const float *alphas, int width, const float color[4]);

/// Turns a row of blurred colors into saturated, opaque colors of 0…1.
void glowworm_saturate(float *row, int columns, float saturation);

/// A row of a material: such colors with the backdrop's alpha, under a tint (premultiplied, as above).
void glowworm_store_material(
    uint32_t *row, const uint32_t *backdrop, const float *colors, int width, const float tint[4]);

/// True if the processor has AVX2.
int glowworm_has_wide_vectors(void);

#endif
