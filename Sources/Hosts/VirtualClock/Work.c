#include "Clock.h"

#include <linux/futex.h>
#include <signal.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <time.h>

// Work for other threads starts in the order in which it was given, one piece after the other has ended or waits, and
// while the main thread has nothing to do: so a view's threads do the same in every run. How far they have come is not
// asked of the pieces of work, which may be anything, but of the threads: dispatch's workers wait for a semaphore when
// nothing is left to do, and other threads end.

// MARK: Running threads

// Threads that run work, the main one included.
static atomic_int running = 1;
static atomic_bool main_is_parked = false;

long glowworm_clock_futex(void *word, int operation, int32_t value, const struct timespec *limit) {
  return syscall(SYS_futex, word, operation, value, limit, NULL, 0);
}

void glowworm_clock_thread_runs(void) { running++; }

void glowworm_clock_thread_rests(void) {
  if (--running <= 1 && main_is_parked) glowworm_clock_futex(&running, FUTEX_WAKE_PRIVATE, 1, NULL);
}

// True if all other threads rest, or wait for something that none of them does; false if that is not so after a moment.
static bool becomes_idle(void) {
  // What waited at the last call probably still does.
  static bool was_blocked = false;
  const struct timespec moment = {.tv_nsec = 1000000};
  for (int attempt = 0; attempt < 4; attempt++) {
    int seen = running;
    if (seen <= 1) return true;
    if ((was_blocked || attempt > 0) && glowworm_clock_threads_are_blocked(0)) return was_blocked = true;
    was_blocked = false;
    glowworm_clock_futex(&running, FUTEX_WAIT_PRIVATE, seen, &moment);
  }
  return running <= 1;
}

// MARK: The queue

static struct work *first = NULL, **last = &first;
// Counts what has been appended: what the watcher sleeps on.
static atomic_int appended = 0;
static atomic_bool watcher_sleeps = false;
// What was started last.
static char description[128] = "";

// Calls a function of a later library.
#define NEXT(type, name, ...)                                                                                            \
  ({                                                                                                                     \
    static type function;                                                                                                \
    if (!function) function = (type)glowworm_clock_next_symbol(#name);                                                   \
    function(__VA_ARGS__);                                                                                               \
  })

typedef void *(*object_call)(void *object);
typedef void (*block_call)(void *queue, void *block);
typedef void (*function_call)(void *queue, void *context, void (*function)(void *));
typedef void (*group_block_call)(void *group, void *queue, void *block);
typedef void (*group_function_call)(void *group, void *queue, void *context, void (*function)(void *));

void *glowworm_clock_copy_block(void *block) { return NEXT(object_call, _Block_copy, block); }
void glowworm_clock_release_block(void *block) { NEXT(object_call, _Block_release, block); }

static const char *label_of(void *queue) { return NEXT(object_call, dispatch_queue_get_label, queue); }

static bool holds_block(const struct work *work) {
  return work->kind == WORK_BLOCK || work->kind == WORK_BARRIER_BLOCK || work->kind == WORK_GROUP_BLOCK;
}

struct work *glowworm_clock_make_work(struct work values) {
  struct work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = values;
  work->event.kind = EVENT_WORK;
  if (work->queue) NEXT(object_call, dispatch_retain, work->queue);
  if (work->group) {
    NEXT(object_call, dispatch_retain, work->group);
    NEXT(object_call, dispatch_group_enter, work->group);
  }
  if (holds_block(work)) work->context = glowworm_clock_copy_block(work->context);
  return work;
}

void glowworm_clock_push_work_locked(struct work *work) {
  work->next = NULL;
  *last = work;
  last = &work->next;
  appended++;
}

static struct work *pop(const void *queue) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct work **place = &first;
  while (queue && *place && (*place)->queue != queue) place = &(*place)->next;
  struct work *work = *place;
  if (work) *place = work->next;
  if (last == (work ? &work->next : NULL)) last = place;
  pthread_mutex_unlock(&glowworm_clock_lock);
  return work;
}

static void describe(const struct work *work) {
  const char *label = "";
  if (work->queue && work->kind != WORK_SOURCE) label = label_of(work->queue);
  pthread_mutex_lock(&glowworm_clock_lock);
  if (work->kind == WORK_THREAD) {
    snprintf(description, sizeof description, "a thread");
  } else if (work->kind == WORK_SOURCE) {
    snprintf(description, sizeof description, "the handler of a timer source");
  } else if (strncmp(label, "com.apple.root.", 15) == 0) {
    snprintf(description, sizeof description, "work on a global dispatch queue");
  } else if (work->queue) {
    snprintf(description, sizeof description, "work on the dispatch queue '%s'", label);
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
}

void glowworm_clock_describe_work(char *text, int32_t size) {
  pthread_mutex_lock(&glowworm_clock_lock);
  snprintf(text, (size_t)size, "%s", description);
  pthread_mutex_unlock(&glowworm_clock_lock);
}

static void dispatch_work(struct work *work) {
  describe(work);
  switch (work->kind) {
  case WORK_BLOCK: NEXT(block_call, dispatch_async, work->queue, work->context); break;
  case WORK_BARRIER_BLOCK: NEXT(block_call, dispatch_barrier_async, work->queue, work->context); break;
  case WORK_FUNCTION: NEXT(function_call, dispatch_async_f, work->queue, work->context, work->function); break;
  case WORK_BARRIER_FUNCTION:
    NEXT(function_call, dispatch_barrier_async_f, work->queue, work->context, work->function);
    break;
  case WORK_GROUP_BLOCK:
    NEXT(group_block_call, dispatch_group_async, work->group, work->queue, work->context);
    break;
  case WORK_GROUP_FUNCTION:
    NEXT(group_function_call, dispatch_group_async_f, work->group, work->queue, work->context, work->function);
    break;
  case WORK_CALL: glowworm_clock_add_job(work->context, work->function); break;
  case WORK_TIMER: glowworm_clock_fire_timer((int)(intptr_t)work->context); break;
  case WORK_SOURCE: glowworm_clock_add_data(work->queue); break;
  case WORK_THREAD:
    glowworm_clock_thread_runs();
    atomic_store((atomic_int *)work->context, 1);
    glowworm_clock_futex(work->context, FUTEX_WAKE_PRIVATE, 1, NULL);
    break;
  }
  if (holds_block(work)) glowworm_clock_release_block(work->context);
  if (work->group) {
    NEXT(object_call, dispatch_group_leave, work->group);
    NEXT(object_call, dispatch_release, work->group);
  }
  if (work->queue) NEXT(object_call, dispatch_release, work->queue);
  free(work);
}

enum { NOTHING, SOMETHING, STILL_RUNNING };

int32_t glowworm_clock_run_work(void) {
  static bool has_started = false;
  int32_t result = SOMETHING;
  main_is_parked = true;
  for (;;) {
    if (!becomes_idle()) {
      result = STILL_RUNNING;
      break;
    }
    if (has_started) break;
    struct work *work = pop(NULL);
    if (!work) {
      result = NOTHING;
      break;
    }
    dispatch_work(work);
    has_started = true;
  }
  if (result != STILL_RUNNING) has_started = false;
  main_is_parked = false;
  return result;
}

// MARK: The watcher

// Starts work while the main thread waits for it in the user's own code.
static void *watch(void *unused) {
  (void)unused;
  const struct timespec pause = {.tv_nsec = 2000000};
  pid_t own = (pid_t)syscall(SYS_gettid);
  for (;;) {
    int seen = appended;
    pthread_mutex_lock(&glowworm_clock_lock);
    bool is_empty = first == NULL;
    pthread_mutex_unlock(&glowworm_clock_lock);
    watcher_sleeps = is_empty;
    glowworm_clock_futex(&appended, FUTEX_WAIT_PRIVATE, seen, is_empty ? NULL : &pause);
    watcher_sleeps = false;
    if (is_empty) glowworm_clock_futex(&appended, FUTEX_WAIT_PRIVATE, appended, &pause);
    if (main_is_parked || !glowworm_clock_threads_are_blocked(own)) continue;
    struct work *work = pop(NULL);
    if (work) dispatch_work(work);
  }
  return NULL;
}

static void start_watcher(void) {
  int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) =
      glowworm_clock_next_symbol("pthread_create");
  sigset_t all, old;
  pthread_t thread;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  if (create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void glowworm_clock_push_work(struct work *work) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start_watcher);
  pthread_mutex_lock(&glowworm_clock_lock);
  glowworm_clock_push_work_locked(work);
  pthread_mutex_unlock(&glowworm_clock_lock);
  if (watcher_sleeps) glowworm_clock_futex(&appended, FUTEX_WAKE_PRIVATE, 1, NULL);
}

// MARK: Dispatch

static bool is_main_queue(const void *queue) {
  static const void *main_queue;
  if (!main_queue) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

// The host's own work, such as encoding frames, is none of the view's: it runs beside it.
static bool is_own_queue(void *queue) {
  return strncmp(label_of(queue), "glowworm.", 9) == 0;
}

static _Thread_local bool runs_own_work = false;

static void run_own_work(void *block) {
  runs_own_work = true;
  glowworm_clock_thread_rests();
  ((struct block_literal *)block)->invoke(block);
  glowworm_clock_thread_runs();
  runs_own_work = false;
  glowworm_clock_release_block(block);
}

static bool waits_for_turn(const void *queue) { return glowworm_clock_is_virtual && !is_main_queue(queue); }

static void push(struct work values) { glowworm_clock_push_work(glowworm_clock_make_work(values)); }

void dispatch_async(void *queue, void *block) {
  static block_call real;
  REAL("dispatch_async");
  if (!waits_for_turn(queue)) return real(queue, block);
  if (is_own_queue(queue)) {
    function_call async = glowworm_clock_next_symbol("dispatch_async_f");
    return async(queue, glowworm_clock_copy_block(block), run_own_work);
  }
  push((struct work){.kind = WORK_BLOCK, .queue = queue, .context = block});
}

void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
  static function_call real;
  REAL("dispatch_async_f");
  if (!waits_for_turn(queue)) return real(queue, context, function);
  push((struct work){.kind = WORK_FUNCTION, .queue = queue, .context = context, .function = function});
}

void dispatch_barrier_async(void *queue, void *block) {
  static block_call real;
  REAL("dispatch_barrier_async");
  if (!waits_for_turn(queue)) return real(queue, block);
  push((struct work){.kind = WORK_BARRIER_BLOCK, .queue = queue, .context = block});
}

void dispatch_barrier_async_f(void *queue, void *context, void (*function)(void *)) {
  static function_call real;
  REAL("dispatch_barrier_async_f");
  if (!waits_for_turn(queue)) return real(queue, context, function);
  push((struct work){.kind = WORK_BARRIER_FUNCTION, .queue = queue, .context = context, .function = function});
}

void dispatch_group_async(void *group, void *queue, void *block) {
  static group_block_call real;
  REAL("dispatch_group_async");
  if (!waits_for_turn(queue)) return real(group, queue, block);
  push((struct work){.kind = WORK_GROUP_BLOCK, .group = group, .queue = queue, .context = block});
}

void dispatch_group_async_f(void *group, void *queue, void *context, void (*function)(void *)) {
  static group_function_call real;
  REAL("dispatch_group_async_f");
  if (!waits_for_turn(queue)) return real(group, queue, context, function);
  push((struct work){
      .kind = WORK_GROUP_FUNCTION, .group = group, .queue = queue, .context = context, .function = function});
}

// What was given to a queue before comes before what is to be waited for.
static void start_work_of(void *queue) {
  if (!waits_for_turn(queue)) return;
  struct work *work;
  while ((work = pop(queue))) dispatch_work(work);
}

void dispatch_sync(void *queue, void *block) {
  static block_call real;
  REAL("dispatch_sync");
  start_work_of(queue);
  real(queue, block);
}

void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
  static function_call real;
  REAL("dispatch_sync_f");
  start_work_of(queue);
  real(queue, context, function);
}

void dispatch_barrier_sync(void *queue, void *block) {
  static block_call real;
  REAL("dispatch_barrier_sync");
  start_work_of(queue);
  real(queue, block);
}

void dispatch_barrier_sync_f(void *queue, void *context, void (*function)(void *)) {
  static function_call real;
  REAL("dispatch_barrier_sync_f");
  start_work_of(queue);
  real(queue, context, function);
}

struct own_iterations {
  void *context;
  void (*function)(void *, size_t);
};

static void run_own_iteration(void *context, size_t index) {
  struct own_iterations *iterations = context;
  bool is_counted = !runs_own_work;
  if (is_counted) glowworm_clock_thread_rests();
  iterations->function(iterations->context, index);
  if (is_counted) glowworm_clock_thread_runs();
}

void dispatch_apply(size_t count, void *queue, void *block) {
  static void (*real)(size_t, void *, void *);
  REAL("dispatch_apply");
  if (!runs_own_work) return real(count, queue, block);
  void (*apply)(size_t, void *, void *, void (*)(void *, size_t)) = glowworm_clock_next_symbol("dispatch_apply_f");
  void *function = (void *)((struct block_literal *)block)->invoke;
  struct own_iterations iterations = {.context = block, .function = (void (*)(void *, size_t))function};
  apply(count, queue, &iterations, run_own_iteration);
}

static void schedule(struct work values, uint64_t when) {
  int64_t due = glowworm_clock_elapsed_of(when);
  if (due == INT64_MAX) return;
  struct work *work = glowworm_clock_make_work(values);
  pthread_mutex_lock(&glowworm_clock_lock);
  glowworm_clock_schedule(&work->event, due);
  pthread_mutex_unlock(&glowworm_clock_lock);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*real)(uint64_t, void *, void *);
  REAL("dispatch_after");
  if (!glowworm_clock_is_virtual) return real(when, queue, block);
  schedule((struct work){.kind = WORK_BLOCK, .queue = queue, .context = block}, when);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  static void (*real)(uint64_t, void *, void *, void (*)(void *));
  REAL("dispatch_after_f");
  if (!glowworm_clock_is_virtual) return real(when, queue, context, function);
  // The concurrency runtime's delayed jobs come this way: they run on the main thread, in order, as its other jobs do.
  enum work_kind kind = is_main_queue(queue) ? WORK_FUNCTION : WORK_CALL;
  schedule((struct work){.kind = kind, .queue = queue, .context = context, .function = function}, when);
}

static atomic_bool main_queue_has_work = false;

int32_t glowworm_clock_take_main_queue(void) {
  return main_queue_has_work && atomic_exchange(&main_queue_has_work, false);
}

// Dispatch tells the run loop in this way that the main queue has work.
int eventfd_write(int fd, eventfd_t value) {
  static int (*real)(int, eventfd_t);
  static int (*main_handle)(void);
  REAL("eventfd_write");
  if (glowworm_clock_is_virtual && glowworm_clock_is_dispatch(__builtin_return_address(0))) {
    // Asked for here, where it is known to exist.
    if (!main_handle) main_handle = dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
    if (main_handle && fd == main_handle()) main_queue_has_work = true;
  }
  return real(fd, value);
}
