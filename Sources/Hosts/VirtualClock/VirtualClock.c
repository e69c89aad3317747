#include "Clock.h"

#include <errno.h>
#include <linux/futex.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// Where the monotonic clocks stand at the start: large enough that nothing subtracts below zero.
#define MONOTONIC_BASE INT64_C(1000000000000)

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
volatile bool virtual_time = false;
int64_t wall_base = 0;
int64_t elapsed_now = 0;

void *next_symbol(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Reading the time

int clock_gettime(clockid_t clock, struct timespec *out) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = next_symbol("clock_gettime");
  if (!virtual_time || clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID) return real(clock, out);
  int64_t now = elapsed_now;
  int64_t base = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? wall_base : MONOTONIC_BASE;
  int64_t value = base + now;
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

// MARK: What waits

enum kind { WAIT_BLOCK, WAIT_FUNCTION, WAIT_JOB };

struct waiting {
  int64_t due;
  int64_t order;
  enum kind kind;
  void *queue;
  void *context;
  void (*function)(void *);
};

static struct waiting *waits = NULL;
static size_t wait_count = 0, wait_room = 0;
int64_t wait_order = 0;

static void append(struct waiting item) {
  pthread_mutex_lock(&lock);
  if (wait_count == wait_room) {
    wait_room = wait_room ? wait_room * 2 : 64;
    waits = realloc(waits, wait_room * sizeof(struct waiting));
  }
  item.order = wait_order++;
  waits[wait_count++] = item;
  pthread_mutex_unlock(&lock);
}

// A dispatch_time_t as nanoseconds since the start. Uptime is the plain value, wall time is negated, and continuous
// time has its two top bits set to 10.
int64_t elapsed_of(uint64_t when) {
  if (when == 0) return elapsed_now;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when >> 63 == 0) return (int64_t)when - MONOTONIC_BASE;
  if (when >> 62 == 2) return (int64_t)(when & ((UINT64_C(1) << 62) - 1)) - MONOTONIC_BASE;
  int64_t wall = -(int64_t)when;
  return wall < 4 ? elapsed_now : wall - wall_base;
}

void *copy_block(void *block) {
  static void *(*copy)(const void *);
  if (!copy) copy = dlsym(RTLD_DEFAULT, "_Block_copy");
  return copy(block);
}

void release_block(void *block) {
  static void (*release)(const void *);
  if (!release) release = dlsym(RTLD_DEFAULT, "_Block_release");
  release(block);
}

// Work handed out and not yet done, on whatever queue.
volatile int64_t in_flight = 0;

struct call {
  void *context;
  void (*function)(void *);
};

// Counts the ends of work: what the host sleeps on.
static int32_t ended = 0;

void work_ended(void) {
  __atomic_sub_fetch(&in_flight, 1, __ATOMIC_SEQ_CST);
  __atomic_add_fetch(&ended, 1, __ATOMIC_SEQ_CST);
  syscall(SYS_futex, &ended, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static void run_call(void *raw) {
  struct call *call = raw;
  if (call->function) {
    call->function(call->context);
  } else {
    ((struct block_literal *)call->context)->invoke(call->context);
    release_block(call->context);
  }
  free(call);
  work_ended();
}

static void async_f(void *queue, void *context, void (*function)(void *)) {
  static void (*real)(void *, void *, void (*)(void *));
  if (!real) real = dlsym(RTLD_DEFAULT, "dispatch_async_f");
  real(queue, context, function);
}

static void hand_out(void *queue, void *context, void (*function)(void *)) {
  struct call *call = malloc(sizeof(struct call));
  call->context = context;
  call->function = function;
  __atomic_add_fetch(&in_flight, 1, __ATOMIC_SEQ_CST);
  async_f(queue, call, run_call);
}

static bool is_main_queue(void *queue) {
  static void *main_queue;
  if (!main_queue) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

int64_t glowworm_clock_in_flight(void) {
  int32_t seen = __atomic_load_n(&ended, __ATOMIC_SEQ_CST);
  if (in_flight > 0) {
    // Sleeps rather than spins, so that the work gets the processor; not for long, as it may wait for the main queue.
    struct timespec moment = {.tv_sec = 0, .tv_nsec = 1000000};
    syscall(SYS_futex, &ended, FUTEX_WAIT_PRIVATE, seen, &moment, NULL, 0);
  }
  return in_flight;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*real)(uint64_t, void *, void *);
  if (!real) real = next_symbol("dispatch_after");
  if (!virtual_time) return real(when, queue, block);
  int64_t due = elapsed_of(when);
  if (due == INT64_MAX) return;
  append((struct waiting){.due = due, .kind = WAIT_BLOCK, .queue = queue, .context = copy_block(block)});
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  static void (*real)(uint64_t, void *, void *, void (*)(void *));
  if (!real) real = next_symbol("dispatch_after_f");
  if (!virtual_time) return real(when, queue, context, function);
  int64_t due = elapsed_of(when);
  if (due == INT64_MAX) return;
  append(
      (struct waiting){.due = due, .kind = WAIT_FUNCTION, .queue = queue, .context = context, .function = function});
}

// MARK: Run-loop timers

#define MOST_TIMERS 256
static struct {
  int fd;
  int clock;
  int64_t due;
  int64_t interval;
  // Made while time was virtual, and so no timer of the kernel's: an event that is written to when its time has come.
  bool is_event;
  // Written to, and perhaps not read yet.
  bool has_fired;
  // A timer of the kernel's that is off, and of which nothing is left to read.
  bool is_quiet;
} timers[MOST_TIMERS];
static size_t timer_count = 0;

int timerfd_create(int clock, int flags) {
  static int (*real)(int, int);
  if (!real) real = next_symbol("timerfd_create");
  bool is_event = virtual_time;
  int fd = is_event ? eventfd(0, (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0) | EFD_NONBLOCK) : real(clock, flags);
  pthread_mutex_lock(&lock);
  size_t index = 0;
  while (index < timer_count && timers[index].fd != fd) index++;
  if (fd >= 0 && index < MOST_TIMERS) {
    timers[index].fd = fd;
    timers[index].clock = clock;
    timers[index].due = INT64_MAX;
    timers[index].interval = 0;
    timers[index].is_event = is_event;
    timers[index].has_fired = false;
    timers[index].is_quiet = false;
    if (index == timer_count) timer_count++;
  }
  pthread_mutex_unlock(&lock);
  return fd;
}

// A number that is free again may become a file's: nothing may be written to it.
int close(int fd) {
  static int (*real)(int);
  if (!real) real = next_symbol("close");
  if (timer_count > 0) {
    pthread_mutex_lock(&lock);
    for (size_t index = 0; index < timer_count; index++) {
      if (timers[index].fd != fd) continue;
      timers[index] = timers[--timer_count];
      break;
    }
    pthread_mutex_unlock(&lock);
  }
  return real(fd);
}

static int (*real_settime)(int, int, const struct itimerspec *, struct itimerspec *);

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!real_settime) real_settime = next_symbol("timerfd_settime");
  if (!virtual_time) return real_settime(fd, flags, value, old);
  pthread_mutex_lock(&lock);
  size_t index = 0;
  while (index < timer_count && timers[index].fd != fd) index++;
  if (index < timer_count) {
    int64_t at = value->it_value.tv_sec * SECOND + value->it_value.tv_nsec;
    if (at == 0) {
      timers[index].due = INT64_MAX;
    } else if (flags & TFD_TIMER_ABSTIME) {
      timers[index].due = at - (timers[index].clock == CLOCK_REALTIME ? wall_base : MONOTONIC_BASE);
    } else {
      timers[index].due = elapsed_now + at;
    }
    timers[index].interval = value->it_interval.tv_sec * SECOND + value->it_interval.tv_nsec;
    if (timers[index].is_event) {
      // What has fired and was not read is so no more. It does not block.
      bool has_fired = timers[index].has_fired;
      timers[index].has_fired = false;
      pthread_mutex_unlock(&lock);
      uint64_t count;
      if (has_fired && read(fd, &count, sizeof count) < 0) errno = 0;
      return 0;
    }
    if (timers[index].is_quiet) {
      pthread_mutex_unlock(&lock);
      return 0;
    }
    timers[index].is_quiet = true;
    timers[index].has_fired = false;
  }
  pthread_mutex_unlock(&lock);
  // Never armed in real time: `glowworm_clock_advance` makes it readable when its time has come.
  struct itimerspec off = {0};
  return real_settime(fd, 0, &off, old);
}

void timer_was_read(int fd) {
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < timer_count; index++) {
    if (timers[index].fd != fd) continue;
    if (timers[index].has_fired) timers[index].is_quiet = true;
    timers[index].has_fired = false;
  }
  pthread_mutex_unlock(&lock);
}

static bool has_rung = false;

int32_t glowworm_clock_take_rung(void) {
  bool result = has_rung;
  has_rung = false;
  return result;
}

static void ring(size_t index) {
  has_rung = true;
  int fd = timers[index].fd;
  timers[index].has_fired = true;
  timers[index].is_quiet = false;
  if (timers[index].is_event) {
    uint64_t one = 1;
    if (write(fd, &one, sizeof one) < 0) errno = 0;
    return;
  }
  struct itimerspec now = {.it_value = {.tv_sec = 0, .tv_nsec = 1}};
  if (!real_settime) real_settime = next_symbol("timerfd_settime");
  real_settime(fd, 0, &now, NULL);
}

// MARK: The concurrency runtime

typedef void (*enqueue_original)(void *);
typedef void (*delay_original)(uint64_t, void *);
typedef void (*deadline_original)(int64_t, int64_t, int64_t, int64_t, int32_t, void *);

static void **jobs = NULL;
static size_t job_count = 0, job_room = 0;

static void push_job(void *job) {
  pthread_mutex_lock(&lock);
  if (job_count == job_room) {
    job_room = job_room ? job_room * 2 : 64;
    jobs = realloc(jobs, job_room * sizeof(void *));
  }
  jobs[job_count++] = job;
  pthread_mutex_unlock(&lock);
}

#define SWIFTCC __attribute__((swiftcall))

static SWIFTCC void enqueue_global(void *job, enqueue_original original) {
  (void)original;
  push_job(job);
}

static SWIFTCC void enqueue_with_delay(uint64_t delay, void *job, delay_original original) {
  (void)original;
  append((struct waiting){.due = elapsed_now + (int64_t)delay, .kind = WAIT_JOB, .context = job});
}

static SWIFTCC void enqueue_with_deadline(
    int64_t sec, int64_t nsec, int64_t tsec, int64_t tnsec, int32_t clock, void *job, deadline_original original) {
  (void)original;
  (void)tsec;
  (void)tnsec;
  // Clock 1 is the continuous clock, 2 the suspending one, 3 the wall.
  int64_t at = sec * SECOND + nsec;
  int64_t due = clock == 3 ? at - wall_base : at - MONOTONIC_BASE;
  append((struct waiting){.due = due, .kind = WAIT_JOB, .context = job});
}

static void hook(const char *name, void *function) {
  void **place = dlsym(RTLD_DEFAULT, name);
  if (place) *place = function;
}

int64_t glowworm_clock_run_jobs(void) {
  static SWIFTCC void (*run)(void *, void *, void *);
  if (!run) run = dlsym(RTLD_DEFAULT, "swift_job_run");
  int64_t ran = 0;
  while (run) {
    pthread_mutex_lock(&lock);
    void *job = NULL;
    if (job_count > 0) {
      job = jobs[0];
      memmove(jobs, jobs + 1, (job_count - 1) * sizeof(void *));
      job_count--;
    }
    pthread_mutex_unlock(&lock);
    if (!job) break;
    // The generic executor: no identity, no witness table.
    run(job, NULL, NULL);
    ran++;
  }
  return ran;
}

// MARK: Driving it

void glowworm_clock_start(int64_t wall) {
  wall_base = wall;
  elapsed_now = 0;
  virtual_time = true;
  hook("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_with_delay);
  hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)enqueue_with_deadline);
}

int64_t glowworm_clock_next(void) {
  int64_t next = INT64_MAX;
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < wait_count; index++) {
    if (waits[index].due < next) next = waits[index].due;
  }
  for (size_t index = 0; index < timer_count; index++) {
    if (timers[index].due < next) next = timers[index].due;
  }
  int64_t next_source = next_source_due();
  if (next_source < next) next = next_source;
  pthread_mutex_unlock(&lock);
  return next;
}

void glowworm_clock_advance(int64_t elapsed) {
  if (elapsed > elapsed_now) elapsed_now = elapsed;
  for (;;) {
    pthread_mutex_lock(&lock);
    size_t best = SIZE_MAX;
    for (size_t index = 0; index < wait_count; index++) {
      if (waits[index].due > elapsed_now) continue;
      if (best == SIZE_MAX || waits[index].due < waits[best].due ||
          (waits[index].due == waits[best].due && waits[index].order < waits[best].order)) {
        best = index;
      }
    }
    int64_t due = best == SIZE_MAX ? INT64_MAX : waits[best].due;
    int64_t order = best == SIZE_MAX ? INT64_MAX : waits[best].order;
    if (fire_source_before(due, order)) continue;
    if (best == SIZE_MAX) {
      pthread_mutex_unlock(&lock);
      break;
    }
    struct waiting item = waits[best];
    waits[best] = waits[--wait_count];
    pthread_mutex_unlock(&lock);
    switch (item.kind) {
    case WAIT_BLOCK:
      hand_out(item.queue, item.context, NULL);
      break;
    case WAIT_FUNCTION:
      // The concurrency runtime's delayed jobs come this way: run here, in order, they cost no change of threads.
      if (is_main_queue(item.queue)) {
        hand_out(item.queue, item.context, item.function);
      } else {
        item.function(item.context);
      }
      break;
    case WAIT_JOB:
      push_job(item.context);
      break;
    }
  }
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < timer_count; index++) {
    if (timers[index].due > elapsed_now) continue;
    timers[index].due = timers[index].interval > 0 ? timers[index].due + timers[index].interval : INT64_MAX;
    ring(index);
  }
  pthread_mutex_unlock(&lock);
}
