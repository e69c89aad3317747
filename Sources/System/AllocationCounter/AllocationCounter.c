#define _GNU_SOURCE
#include "include/AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// The program's own malloc, which counts and passes on to glibc's: it takes the place of the library's for every
// library in the process.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

static void note(void) { count++; }

long glowworm_allocations(void) { return count; }

long glowworm_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  note();
  return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
