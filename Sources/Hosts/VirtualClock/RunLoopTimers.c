#include "Clock.h"

#include <errno.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>

// A run loop's timer is an event of the kernel's rather than a timer: it is written to when its time has come.
struct run_loop_timer {
  struct event event;
  int fd;
  int clock;
  int64_t interval;
  // Written to, and perhaps not read yet.
  bool has_fired;
};

// Indexed by file descriptor.
static struct run_loop_timer **timers = NULL;
static int capacity = 0;

// With the lock.
static struct run_loop_timer *timer_of(int fd) { return fd >= 0 && fd < capacity ? timers[fd] : NULL; }

// With the lock.
static void forget(int fd) {
  struct run_loop_timer *timer = timer_of(fd);
  if (!timer) return;
  glowworm_clock_unschedule(&timer->event);
  timers[fd] = NULL;
  free(timer);
}

int timerfd_create(int clock, int flags) {
  static int (*real)(int, int);
  REAL("timerfd_create");
  if (!glowworm_clock_is_virtual) return real(clock, flags);
  int fd = eventfd(0, (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0) | EFD_NONBLOCK);
  // Dispatch's own: the user's timer sources do not use it, and what it times for itself would keep a view from
  // resting.
  if (fd < 0 || glowworm_clock_is_dispatch(__builtin_return_address(0))) return fd;
  pthread_mutex_lock(&glowworm_clock_lock);
  forget(fd);
  if (fd >= capacity) {
    int size = fd + 64;
    timers = realloc(timers, (size_t)size * sizeof *timers);
    if (!timers) abort();
    memset(timers + capacity, 0, (size_t)(size - capacity) * sizeof *timers);
    capacity = size;
  }
  timers[fd] = calloc(1, sizeof *timers[fd]);
  *timers[fd] = (struct run_loop_timer){.event = {.kind = EVENT_TIMER}, .fd = fd, .clock = clock};
  pthread_mutex_unlock(&glowworm_clock_lock);
  return fd;
}

// A number that is free again may become a file's: nothing may be written to it.
int close(int fd) {
  static int (*real)(int);
  REAL("close");
  if (glowworm_clock_is_virtual) {
    pthread_mutex_lock(&glowworm_clock_lock);
    forget(fd);
    pthread_mutex_unlock(&glowworm_clock_lock);
  }
  return real(fd);
}

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  static int (*real)(int, int, const struct itimerspec *, struct itimerspec *);
  REAL("timerfd_settime");
  if (!glowworm_clock_is_virtual) return real(fd, flags, value, old);
  pthread_mutex_lock(&glowworm_clock_lock);
  struct run_loop_timer *timer = timer_of(fd);
  bool has_fired = timer && timer->has_fired;
  if (timer) {
    int64_t at = value->it_value.tv_sec * SECOND + value->it_value.tv_nsec;
    int64_t due = glowworm_clock_elapsed + at;
    if (at == 0) {
      due = INT64_MAX;
    } else if (flags & TFD_TIMER_ABSTIME) {
      due = timer->clock == CLOCK_REALTIME ? at - glowworm_clock_wall_base : glowworm_clock_elapsed_of((uint64_t)at);
    }
    timer->interval = value->it_interval.tv_sec * SECOND + value->it_interval.tv_nsec;
    timer->has_fired = false;
    glowworm_clock_schedule(&timer->event, due);
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
  // What has fired and was not read is void. The read does not block.
  uint64_t number;
  if (has_fired && read(fd, &number, sizeof number) < 0) errno = 0;
  return 0;
}

void glowworm_clock_timer_was_read(int fd) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct run_loop_timer *timer = timer_of(fd);
  if (timer) timer->has_fired = false;
  pthread_mutex_unlock(&glowworm_clock_lock);
}

void glowworm_clock_timer_is_due(struct event *event) {
  struct run_loop_timer *timer = (struct run_loop_timer *)event;
  int64_t due = event->due;
  if (timer->interval > 0) glowworm_clock_schedule(event, due + timer->interval);
  struct work values = {.kind = WORK_TIMER, .context = (void *)(intptr_t)timer->fd};
  glowworm_clock_push_work_locked(glowworm_clock_make_work(values));
}

// MARK: The main run loop

static atomic_bool has_fired = false;

int32_t glowworm_clock_take_fired(void) { return has_fired && atomic_exchange(&has_fired, false); }

void glowworm_clock_fire_timer(int fd) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct run_loop_timer *timer = timer_of(fd);
  uint64_t one = 1;
  if (timer) {
    timer->has_fired = true;
    if (write(fd, &one, sizeof one) < 0) errno = 0;
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
  has_fired = true;
}

// Blocks and signaled sources have no timer; the host only runs the run loop when it has something to do.
void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  static void (*real)(void *, const void *, void *);
  REAL("CFRunLoopPerformBlock");
  real(loop, mode, block);
  has_fired = true;
}

void CFRunLoopWakeUp(void *loop) {
  static void (*real)(void *);
  REAL("CFRunLoopWakeUp");
  real(loop);
  has_fired = true;
}
