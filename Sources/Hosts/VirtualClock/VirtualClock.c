#include "Clock.h"

#include <link.h>
#include <sys/time.h>
#include <time.h>

// The start value of the monotonic clocks, large enough that no subtraction is negative.
#define MONOTONIC_BASE INT64_C(1000000000000)

pthread_mutex_t glowworm_clock_lock = PTHREAD_MUTEX_INITIALIZER;
atomic_bool glowworm_clock_is_virtual = false;
atomic_int_fast64_t glowworm_clock_elapsed = 0;
int64_t glowworm_clock_wall_base = 0;

void *glowworm_clock_next_symbol(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Reading the time

int clock_gettime(clockid_t clock, struct timespec *out) {
  static int (*real)(clockid_t, struct timespec *);
  REAL("clock_gettime");
  if (!glowworm_clock_is_virtual || clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) {
    return real(clock, out);
  }
  bool is_wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  int64_t value = (is_wall ? glowworm_clock_wall_base : MONOTONIC_BASE) + glowworm_clock_elapsed;
  out->tv_sec = value / SECOND;
  out->tv_nsec = value % SECOND;
  if (out->tv_nsec < 0) {
    out->tv_nsec += SECOND;
    out->tv_sec -= 1;
  }
  return 0;
}

int gettimeofday(struct timeval *restrict out, void *restrict zone) {
  (void)zone;
  struct timespec value;
  int result = clock_gettime(CLOCK_REALTIME, &value);
  out->tv_sec = value.tv_sec;
  out->tv_usec = value.tv_nsec / 1000;
  return result;
}

time_t time(time_t *out) {
  struct timespec value;
  clock_gettime(CLOCK_REALTIME, &value);
  if (out) *out = value.tv_sec;
  return value.tv_sec;
}

// Uptime is the plain value, wall time is negated, and continuous time has its two top bits set to 10.
int64_t glowworm_clock_elapsed_of(uint64_t when) {
  if (when == 0) return glowworm_clock_elapsed;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when >> 63 == 0) return (int64_t)when - MONOTONIC_BASE;
  if (when >> 62 == 2) return (int64_t)(when & ((UINT64_C(1) << 62) - 1)) - MONOTONIC_BASE;
  int64_t wall = -(int64_t)when;
  return wall < 4 ? glowworm_clock_elapsed : wall - glowworm_clock_wall_base;
}

// MARK: Callers

// The addresses of libdispatch's code.
static struct { uintptr_t probe, low, high; } dispatch;

static int find_dispatch(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  uintptr_t low = UINTPTR_MAX, high = 0;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    if (start < low) low = start;
    if (start + info->dlpi_phdr[index].p_memsz > high) high = start + info->dlpi_phdr[index].p_memsz;
  }
  if (dispatch.probe < low || dispatch.probe >= high) return 0;
  dispatch.low = low;
  dispatch.high = high;
  return 1;
}

bool glowworm_clock_is_dispatch(const void *address) {
  return (uintptr_t)address >= dispatch.low && (uintptr_t)address < dispatch.high;
}

// MARK: Control

void glowworm_clock_start(int64_t wall) {
  glowworm_clock_wall_base = wall;
  dispatch.probe = (uintptr_t)glowworm_clock_next_symbol("dispatch_async_f");
  if (dispatch.probe) dl_iterate_phdr(find_dispatch, NULL);
  glowworm_clock_elapsed = 0;
  glowworm_clock_is_virtual = true;
  glowworm_clock_hook_executors();
}

int64_t glowworm_clock_next(void) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct event *event = glowworm_clock_first_event();
  int64_t next = event ? event->due : INT64_MAX;
  pthread_mutex_unlock(&glowworm_clock_lock);
  return next;
}

void glowworm_clock_advance(int64_t elapsed) {
  pthread_mutex_lock(&glowworm_clock_lock);
  if (elapsed > glowworm_clock_elapsed) glowworm_clock_elapsed = elapsed;
  struct event *event;
  while ((event = glowworm_clock_first_event()) && event->due <= glowworm_clock_elapsed) {
    glowworm_clock_unschedule(event);
    switch (event->kind) {
    case EVENT_WORK: glowworm_clock_push_work_locked((struct work *)event); break;
    case EVENT_TIMER: glowworm_clock_timer_is_due(event); break;
    case EVENT_SOURCE: glowworm_clock_source_is_due(event); break;
    }
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
}
