#include "Clock.h"

#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
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
// How often the watcher has begun to take work, and has started it: in between, nothing else knows of that work.
static atomic_int watcher_begins = 0, watcher_ends = 0;
// What was started last.
static char description[128] = "";

void *glowworm_clock_copy_block(void *block) { return NEXT(object_call, _Block_copy, block); }
void glowworm_clock_release_block(void *block) { NEXT(object_call, _Block_release, block); }

const char *glowworm_clock_label_of(void *queue) { return NEXT(object_call, dispatch_queue_get_label, queue); }

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
  if (work->queue && work->kind != WORK_SOURCE) label = glowworm_clock_label_of(work->queue);
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
    int seen = watcher_begins;
    if (!becomes_idle()) {
      result = STILL_RUNNING;
      break;
    }
    if (has_started) break;
    struct work *work = pop(NULL);
    if (!work) {
      if (watcher_begins != seen || watcher_ends != seen) {
        sched_yield();
        continue;
      }
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
    watcher_begins++;
    struct work *work = pop(NULL);
    if (work) dispatch_work(work);
    watcher_ends++;
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

// MARK: Waiting for work

void glowworm_clock_start_work_of(const void *queue) {
  struct work *work;
  while ((work = pop(queue))) dispatch_work(work);
}
