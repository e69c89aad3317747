#include "include/PixelKernels.h"

#include <string.h>

static inline uint32_t product(uint32_t a, uint32_t b) {
  uint32_t t = a * b + 128;
  return (t + (t >> 8)) >> 8;
}

/// Multiplies all four channels by `factor`, two at a time.
static inline uint32_t scaled(uint32_t color, uint32_t factor) {
  uint32_t low = (color & 0x00FF00FF) * factor + 0x00800080;
  low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  uint32_t high = ((color >> 8) & 0x00FF00FF) * factor + 0x00800080;
  high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
  return low | high;
}

static inline void blend_pixel(uint32_t *target, uint32_t color, uint32_t cover) {
  if (cover == 0) return;
  uint32_t source = cover == 255 ? color : scaled(color, cover);
  uint32_t alpha = source >> 24;
  *target = alpha == 255 ? source : source + scaled(*target, 255 - alpha);
}

static void blend_mask_plain(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height,
    uint32_t color) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) blend_pixel(target + x, color, mask[x]);
    target += targetStride;
    mask += maskStride;
  }
}

static void blend_image_plain(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, const uint8_t *mask,
    ptrdiff_t maskStride, int width, int height, uint32_t opacity) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      if (source[x]) blend_pixel(target + x, source[x], mask ? product(mask[x], opacity) : opacity);
    }
    target += targetStride;
    source += sourceStride;
    if (mask) mask += maskStride;
  }
}

static void blend_rectangle_plain(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color) {
  uint32_t keep = 255 - (color >> 24);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) target[x] = color + scaled(target[x], keep);
    target += targetStride;
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

#define WIDE __attribute__((target("avx2")))

WIDE static inline __m256i rounded(__m256i t) {
  t = _mm256_add_epi16(t, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(t, _mm256_srli_epi16(t, 8)), 8);
}

/// Blends four pixels with 16-bit channels: source over target.
WIDE static inline __m256i over(__m256i source, __m256i target) {
  const __m256i alphas = _mm256_set_epi8(
      -1, 14, -1, 14, -1, 14, -1, 14, -1, 6, -1, 6, -1, 6, -1, 6, -1, 14, -1, 14, -1, 14, -1, 14, -1, 6, -1, 6, -1, 6,
      -1, 6);
  __m256i keep = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(source, alphas));
  return _mm256_add_epi16(source, rounded(_mm256_mullo_epi16(target, keep)));
}

WIDE static inline __m256i low_half(__m256i pixels) {
  return _mm256_cvtepu8_epi16(_mm256_castsi256_si128(pixels));
}

WIDE static inline __m256i high_half(__m256i pixels) {
  return _mm256_cvtepu8_epi16(_mm256_extracti128_si256(pixels, 1));
}

WIDE static inline __m256i packed(__m256i low, __m256i high) {
  return _mm256_permute4x64_epi64(_mm256_packus_epi16(low, high), 0xD8);
}

/// Blends eight pixels with eight bytes of mask.
WIDE static inline __m256i blend_eight(__m256i target, uint64_t cover, __m256i color) {
  const __m256i first = _mm256_set_epi8(
      -1, 3, -1, 3, -1, 3, -1, 3, -1, 2, -1, 2, -1, 2, -1, 2, -1, 1, -1, 1, -1, 1, -1, 1, -1, 0, -1, 0, -1, 0, -1, 0);
  const __m256i second = _mm256_set_epi8(
      -1, 7, -1, 7, -1, 7, -1, 7, -1, 6, -1, 6, -1, 6, -1, 6, -1, 5, -1, 5, -1, 5, -1, 5, -1, 4, -1, 4, -1, 4, -1, 4);
  __m256i masks = _mm256_set1_epi64x((long long)cover);
  __m256i low = rounded(_mm256_mullo_epi16(color, _mm256_shuffle_epi8(masks, first)));
  __m256i high = rounded(_mm256_mullo_epi16(color, _mm256_shuffle_epi8(masks, second)));
  return packed(over(low, low_half(target)), over(high, high_half(target)));
}

/// Returns a mask of the first `count` of eight lanes, 1–7.
WIDE static inline __m256i lanes(int count) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32(count), _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
}

WIDE static void blend_mask_wide(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height,
    uint32_t color) {
  __m256i whole = _mm256_set1_epi32((int)color);
  __m256i channels = _mm256_cvtepu8_epi16(_mm_set1_epi32((int)color));
  int isOpaque = color >> 24 == 255;
  int rest = width & 7;
  __m256i end = lanes(rest);
  uint64_t endBytes = ((uint64_t)1 << (rest * 8)) - 1;
  for (int y = 0; y < height; y++) {
    int x = 0;
    for (; x + 8 <= width; x += 8) {
      uint64_t cover;
      memcpy(&cover, mask + x, 8);
      if (cover == 0) continue;
      __m256i *place = (__m256i *)(target + x);
      if (isOpaque && cover == ~(uint64_t)0) {
        _mm256_storeu_si256(place, whole);
      } else {
        _mm256_storeu_si256(place, blend_eight(_mm256_loadu_si256(place), cover, channels));
      }
    }
    if (rest) {
      uint64_t cover;
      memcpy(&cover, mask + x, 8);
      cover &= endBytes;
      if (cover) {
        int *place = (int *)(target + x);
        _mm256_maskstore_epi32(place, end, blend_eight(_mm256_maskload_epi32(place, end), cover, channels));
      }
    }
    target += targetStride;
    mask += maskStride;
  }
}

/// Eight pixels over eight others, under two halves of coverage as 16-bit channels.
WIDE static inline __m256i blend_pixels(__m256i target, __m256i source, __m256i low, __m256i high) {
  low = rounded(_mm256_mullo_epi16(low_half(source), low));
  high = rounded(_mm256_mullo_epi16(high_half(source), high));
  return packed(over(low, low_half(target)), over(high, high_half(target)));
}

WIDE static void blend_image_wide(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, const uint8_t *mask,
    ptrdiff_t maskStride, int width, int height, uint32_t opacity) {
  const __m256i first = _mm256_set_epi8(
      -1, 3, -1, 3, -1, 3, -1, 3, -1, 2, -1, 2, -1, 2, -1, 2, -1, 1, -1, 1, -1, 1, -1, 1, -1, 0, -1, 0, -1, 0, -1, 0);
  const __m256i second = _mm256_set_epi8(
      -1, 7, -1, 7, -1, 7, -1, 7, -1, 6, -1, 6, -1, 6, -1, 6, -1, 5, -1, 5, -1, 5, -1, 5, -1, 4, -1, 4, -1, 4, -1, 4);
  __m256i strength = _mm256_set1_epi16((short)opacity);
  __m256i opaque = _mm256_set1_epi32((int)0xFF000000);
  int rest = width & 7;
  __m256i end = lanes(rest);
  uint64_t endBytes = ((uint64_t)1 << (rest * 8)) - 1;
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x += 8) {
      int isEnd = x + 8 > width;
      __m256i low = strength;
      __m256i high = strength;
      int isWhole = opacity == 255;
      if (mask) {
        uint64_t cover;
        memcpy(&cover, mask + x, 8);
        if (isEnd) cover &= endBytes;
        if (cover == 0) continue;
        __m256i masks = _mm256_set1_epi64x((long long)cover);
        low = rounded(_mm256_mullo_epi16(_mm256_shuffle_epi8(masks, first), strength));
        high = rounded(_mm256_mullo_epi16(_mm256_shuffle_epi8(masks, second), strength));
        isWhole = isWhole && cover == ~(uint64_t)0;
      }
      if (isEnd) {
        int *place = (int *)(target + x);
        __m256i pixels = _mm256_maskload_epi32((const int *)(source + x), end);
        __m256i old = _mm256_maskload_epi32(place, end);
        _mm256_maskstore_epi32(place, end, blend_pixels(old, pixels, low, high));
        continue;
      }
      __m256i *place = (__m256i *)(target + x);
      __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + x));
      if (_mm256_testz_si256(pixels, pixels)) continue;
      if (isWhole && _mm256_testc_si256(pixels, opaque)) {
        _mm256_storeu_si256(place, pixels);
      } else {
        _mm256_storeu_si256(place, blend_pixels(_mm256_loadu_si256(place), pixels, low, high));
      }
    }
    target += targetStride;
    source += sourceStride;
    if (mask) mask += maskStride;
  }
}

WIDE static void blend_rectangle_wide(
    uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color) {
  __m256i channels = _mm256_cvtepu8_epi16(_mm_set1_epi32((int)color));
  int rest = width & 7;
  __m256i end = lanes(rest);
  for (int y = 0; y < height; y++) {
    int x = 0;
    for (; x + 8 <= width; x += 8) {
      __m256i *place = (__m256i *)(target + x);
      __m256i old = _mm256_loadu_si256(place);
      _mm256_storeu_si256(place, packed(over(channels, low_half(old)), over(channels, high_half(old))));
    }
    if (rest) {
      int *place = (int *)(target + x);
      __m256i old = _mm256_maskload_epi32(place, end);
      _mm256_maskstore_epi32(place, end, packed(over(channels, low_half(old)), over(channels, high_half(old))));
    }
    target += targetStride;
  }
}

int glowworm_has_wide_vectors(void) {
  static int known = -1;
  if (known < 0) {
    __builtin_cpu_init();
    known = __builtin_cpu_supports("avx2") != 0;
  }
  return known;
}
#else
int glowworm_has_wide_vectors(void) { return 0; }
#endif

void glowworm_blend_mask(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height,
    uint32_t color) {
  if (width <= 0 || height <= 0) return;
#if defined(__x86_64__)
  if (glowworm_has_wide_vectors()) {
    blend_mask_wide(target, targetStride, mask, maskStride, width, height, color);
    return;
  }
#endif
  blend_mask_plain(target, targetStride, mask, maskStride, width, height, color);
}

void glowworm_blend_image(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, const uint8_t *mask,
    ptrdiff_t maskStride, int width, int height, uint32_t opacity) {
  if (width <= 0 || height <= 0 || opacity == 0) return;
#if defined(__x86_64__)
  if (glowworm_has_wide_vectors()) {
    blend_image_wide(target, targetStride, source, sourceStride, mask, maskStride, width, height, opacity);
    return;
  }
#endif
  blend_image_plain(target, targetStride, source, sourceStride, mask, maskStride, width, height, opacity);
}

void glowworm_multiply(
    uint32_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) target[x] = scaled(target[x], mask[x]);
    target += targetStride;
    mask += maskStride;
  }
}

void glowworm_multiply_mask(
    uint8_t *target, ptrdiff_t targetStride, const uint8_t *mask, ptrdiff_t maskStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) target[x] = (uint8_t)product(target[x], mask[x]);
    target += targetStride;
    mask += maskStride;
  }
}

void glowworm_blend_rectangle(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color) {
  if (width <= 0 || height <= 0) return;
  if (color >> 24 == 255) {
    glowworm_fill(target, targetStride, width, height, color);
    return;
  }
#if defined(__x86_64__)
  if (glowworm_has_wide_vectors()) {
    blend_rectangle_wide(target, targetStride, width, height, color);
    return;
  }
#endif
  blend_rectangle_plain(target, targetStride, width, height, color);
}

void glowworm_fill(uint32_t *target, ptrdiff_t targetStride, int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) target[x] = color;
    target += targetStride;
  }
}

void glowworm_copy(
    uint32_t *target, ptrdiff_t targetStride, const uint32_t *source, ptrdiff_t sourceStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    memcpy(target, source, (size_t)width * 4);
    target += targetStride;
    source += sourceStride;
  }
}

static uint32_t unpremultiplied(uint32_t value, uint32_t alpha) {
  uint32_t result = (value * 255 + alpha / 2) / alpha;
  return result < 255 ? result : 255;
}

static uint32_t rgba(uint32_t pixel, int premultiplied) {
  uint32_t alpha = pixel >> 24, red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
  if (alpha != 255 && !premultiplied) {
    if (alpha == 0) return 0;
    red = unpremultiplied(red, alpha);
    green = unpremultiplied(green, alpha);
    blue = unpremultiplied(blue, alpha);
  }
  return red | green << 8 | blue << 16 | alpha << 24;
}

void glowworm_convert_to_rgba(
    uint32_t *target, const uint32_t *source, ptrdiff_t sourceStride, int width, int height, int premultiplied) {
  enum { block = 16 };
  for (int y = 0; y < height; y++) {
    // Neighboring pixels are usually equal, and the division for each channel is expensive.
    uint32_t last = source[0], converted = rgba(last, premultiplied);
    int x = 0;
    while (x < width) {
      uint32_t differences = 0;
      if (x + block <= width)
        for (int i = 0; i < block; i++) differences |= source[x + i] ^ last;
      int end = x + block <= width ? x + block : width;
      if (x + block <= width && differences == 0) {
        for (int i = 0; i < block; i++) target[x + i] = converted;
        x = end;
        continue;
      }
      for (; x < end; x++) {
        if (source[x] != last) {
          last = source[x];
          converted = rgba(last, premultiplied);
        }
        target[x] = converted;
      }
    }
    target += width;
    source += sourceStride;
  }
}

void glowworm_prefetch(const uint32_t *target, ptrdiff_t targetStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    // The lines have 64 bytes.
    for (int x = 0; x < width; x += 16) __builtin_prefetch(target + x, 1, 2);
    __builtin_prefetch(target + width - 1, 1, 2);
    target += targetStride;
  }
}
