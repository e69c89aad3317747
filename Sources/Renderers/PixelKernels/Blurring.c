#include "include/PixelKernels.h"

#include <math.h>
#include <string.h>

// Each lane adds in the same order whatever the width of the vectors is, and products are not fused with sums, so that
// all processors and all parts of a picture give the same bytes.
#pragma STDC FP_CONTRACT OFF

typedef float float4 __attribute__((ext_vector_type(4)));
typedef float float8 __attribute__((ext_vector_type(8)));
typedef int32_t int4 __attribute__((ext_vector_type(4)));
typedef uint8_t byte4 __attribute__((ext_vector_type(4)));

#define INLINE static inline __attribute__((always_inline))

// Defines a function that runs the same loop compiled for wide vectors where the processor has them.
#if defined(__x86_64__)
#define DISPATCHED(name, parameters, arguments)                                                   \
  __attribute__((target("avx2"))) static void name##_wide parameters { name##_loop arguments; }   \
  void glowworm_##name parameters {                                                               \
    if (glowworm_has_wide_vectors()) {                                                            \
      name##_wide arguments;                                                                      \
    } else {                                                                                      \
      name##_loop arguments;                                                                      \
    }                                                                                             \
  }
#else
#define DISPATCHED(name, parameters, arguments) \
  void glowworm_##name parameters { name##_loop arguments; }
#endif

INLINE void load8(float8 *v, const float *p) { memcpy(v, p, sizeof(*v)); }
INLINE void load4(float4 *v, const float *p) { memcpy(v, p, sizeof(*v)); }

/// Floats a strip: its rows, as many as a kernel spans, stay in the first cache.
enum { strip = 128 };

INLINE void convolve_loop(
    float *out, const float *in, ptrdiff_t width, int height, ptrdiff_t stride, ptrdiff_t step, const float *kernel,
    int radius) {
  for (ptrdiff_t from = 0; from < width; from += strip) {
    ptrdiff_t end = from + strip < width ? from + strip : width;
    for (int y = 0; y < height; y++) {
      const float *row = in + y * stride;
      float *target = out + y * stride;
      ptrdiff_t x = from;
      for (; x + 32 <= end; x += 32) {
        float8 sum[4];
        for (int i = 0; i < 4; i++) {
          load8(&sum[i], row + x + i * 8);
          sum[i] *= kernel[0];
        }
        for (int k = 1; k <= radius; k++) {
          const float *before = row + x - k * step;
          const float *after = row + x + k * step;
          for (int i = 0; i < 4; i++) {
            float8 a, b;
            load8(&a, before + i * 8);
            load8(&b, after + i * 8);
            sum[i] += (a + b) * kernel[k];
          }
        }
        memcpy(target + x, sum, sizeof(sum));
      }
      for (; x < end; x += 8) {
        float8 sum;
        load8(&sum, row + x);
        sum *= kernel[0];
        for (int k = 1; k <= radius; k++) {
          float8 a, b;
          load8(&a, row + x - k * step);
          load8(&b, row + x + k * step);
          sum += (a + b) * kernel[k];
        }
        memcpy(target + x, &sum, sizeof(sum));
      }
    }
  }
}

DISPATCHED(
    convolve,
    (float *out, const float *in, ptrdiff_t width, int height, ptrdiff_t stride, ptrdiff_t step, const float *kernel,
     int radius),
    (out, in, width, height, stride, step, kernel, radius))

INLINE int least(int a, int b) { return a < b ? a : b; }
INLINE int most(int a, int b) { return a > b ? a : b; }

INLINE void average_loop(
    float *out, ptrdiff_t outStride, int columns, int rows, int channels, const uint32_t *pixels, ptrdiff_t stride,
    int left, int top, int right, int bottom, int factor) {
  float share = 1.0f / (float)(factor * factor);
  for (int row = 0; row < rows; row++) {
    int y0 = most(row * factor, top);
    int y1 = least((row + 1) * factor, bottom);
    float *target = out + row * outStride;
    for (int column = 0; column < columns; column++) {
      int x0 = most(column * factor, left);
      int x1 = least((column + 1) * factor, right);
      if (channels == 1) {
        uint32_t sum = 0;
        for (int y = y0; y < y1; y++) {
          const uint32_t *line = pixels + y * stride;
          for (int x = x0; x < x1; x++) sum += line[x] >> 24;
        }
        target[column] = (float)sum * share;
      } else {
        int4 sum = 0;
        for (int y = y0; y < y1; y++) {
          const uint32_t *line = pixels + y * stride;
          for (int x = x0; x < x1; x++) {
            byte4 bytes;
            memcpy(&bytes, line + x, 4);
            sum += __builtin_convertvector(bytes, int4);
          }
        }
        float4 average = __builtin_convertvector(sum, float4) * share;
        memcpy(target + column * 4, &average, sizeof(average));
      }
    }
  }
}

DISPATCHED(
    average,
    (float *out, ptrdiff_t outStride, int columns, int rows, int channels, const uint32_t *pixels, ptrdiff_t stride,
     int left, int top, int right, int bottom, int factor),
    (out, outStride, columns, rows, channels, pixels, stride, left, top, right, bottom, factor))

/// A row between two rows of averages.
INLINE void mix_rows(float *out, const float *upper, const float *lower, float part, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) out[i] = upper[i] + (lower[i] - upper[i]) * part;
}

INLINE void enlarge_row_loop(
    float *out, int width, const float *upper, const float *lower, float part, float *mixed, int columns, int channels,
    int factor) {
  mix_rows(mixed, upper, lower, part, (ptrdiff_t)columns * channels);
  float step = 1.0f / (float)factor;
  for (int column = -1; column < columns; column++) {
    // Pixels whose middles lie between those of this average and the next.
    int start = column * factor + factor / 2;
    const float *a = mixed + most(column, 0) * channels;
    const float *b = mixed + least(column + 1, columns - 1) * channels;
    int from = most(start, 0);
    int end = least(start + factor, width);
    if (channels == 1) {
      float low = a[0];
      float slope = b[0] - a[0];
      for (int x = from; x < end; x++) out[x] = low + slope * (((float)(x - start) + 0.5f) * step);
    } else {
      float4 low, high;
      load4(&low, a);
      load4(&high, b);
      float4 slope = high - low;
      for (int x = from; x < end; x++) {
        float4 value = low + slope * (((float)(x - start) + 0.5f) * step);
        memcpy(out + (ptrdiff_t)x * 4, &value, sizeof(value));
      }
    }
  }
}

DISPATCHED(
    enlarge_row,
    (float *out, int width, const float *upper, const float *lower, float part, float *mixed, int columns, int channels,
     int factor),
    (out, width, upper, lower, part, mixed, columns, channels, factor))

INLINE uint32_t pixel(float4 v) {
  byte4 bytes = __builtin_convertvector(__builtin_convertvector(v, int4), byte4);
  uint32_t result;
  memcpy(&result, &bytes, 4);
  return result;
}

INLINE float4 splat(float v) { return (float4){v, v, v, v}; }

INLINE void store_blur_loop(uint32_t *row, const float *colors, int width) {
  for (int x = 0; x < width; x++) {
    float4 v;
    load4(&v, colors + (ptrdiff_t)x * 4);
    float alpha = (float)(int)((v.w < 255 ? v.w : 255) + 0.5f);
    row[x] = pixel(__builtin_elementwise_min(v + 0.5f, splat(alpha)));
  }
}

DISPATCHED(
    store_blur,
    (uint32_t *row, const float *colors, int width),
    (row, colors, width))

/// Blurred colors made whole again for the alpha that a pixel has.
INLINE float4 renormalized(float4 v, float alpha) {
  float factor = v.w > 0.001f ? alpha / v.w : 0;
  float4 color = __builtin_elementwise_min(v * factor, splat(alpha));
  color.w = alpha;
  return color;
}

INLINE void store_opaque_blur_loop(uint32_t *row, const float *colors, int width) {
  for (int x = 0; x < width; x++) {
    float4 v;
    load4(&v, colors + (ptrdiff_t)x * 4);
    row[x] = pixel(renormalized(v, (float)(row[x] >> 24)) + 0.5f);
  }
}

DISPATCHED(
    store_opaque_blur,
    (uint32_t *row, const float *colors, int width),
    (row, colors, width))

INLINE void store_silhouette_loop(uint32_t *row, const float *alphas, int width, const float color[4]) {
  float4 c;
  load4(&c, color);
  for (int x = 0; x < width; x++) {
    float alpha = alphas[x] < 255 ? alphas[x] : 255;
    row[x] = pixel(c * alpha + 0.5f);
  }
}

DISPATCHED(
    store_silhouette,
    (uint32_t *row, const float *alphas, int width, const float color[4]),
    (row, alphas, width, color))

INLINE void saturate_loop(float *row, int columns, float saturation) {
  for (int x = 0; x < columns; x++) {
    float4 v;
    load4(&v, row + (ptrdiff_t)x * 4);
    v *= v.w > 0.001f ? 1 / v.w : 0;
    // Rec. 709 weights, as the color filters have.
    float luminance = v.x * 0.0722f + v.y * 0.7152f + v.z * 0.2126f;
    float4 rich = luminance + (v - luminance) * saturation;
    rich = __builtin_elementwise_max(__builtin_elementwise_min(rich, splat(1)), splat(0));
    rich.w = 1;
    memcpy(row + (ptrdiff_t)x * 4, &rich, sizeof(rich));
  }
}

DISPATCHED(saturate, (float *row, int columns, float saturation), (row, columns, saturation))

INLINE void store_material_loop(
    uint32_t *row, const uint32_t *backdrop, const float *colors, int width, const float tint[4]) {
  float4 c;
  load4(&c, tint);
  c = c * 255 + 0.5f;
  float keep = 1 - tint[3];
  for (int x = 0; x < width; x++) {
    float4 v;
    load4(&v, colors + (ptrdiff_t)x * 4);
    row[x] = pixel(c + v * ((float)(backdrop[x] >> 24) * keep));
  }
}

DISPATCHED(
    store_material,
    (uint32_t *row, const uint32_t *backdrop, const float *colors, int width, const float tint[4]),
    (row, backdrop, colors, width, tint))
