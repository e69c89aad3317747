#include "Clock.h"

// A timer source of the user's is in truth a source of added data, to which this clock adds one each time it is due:
// suspension, cancellation, target queues and handlers stay the library's.
#define MOST_SOURCES 1024
static struct timer_source {
  void *source;
  int64_t due;
  int64_t interval;
  int64_t order;
  // Resumptions that are missing until it runs; a new source needs one.
  int suspensions;
  // Due while suspended.
  bool is_missed;
  // Handed to its queue, the handler has not come back.
  bool is_pending;
  bool has_handler;
} sources[MOST_SOURCES];
static size_t source_count = 0;

// With the lock.
static struct timer_source *timer_source(void *source) {
  for (size_t index = 0; index < source_count; index++) {
    if (sources[index].source == source) return &sources[index];
  }
  return NULL;
}

// With the lock: the handler will not run, or has run.
static void settle_source(struct timer_source *timer) {
  if (!timer->is_pending) return;
  timer->is_pending = false;
  work_ended();
}

// With the lock.
static void forget_source(struct timer_source *timer) {
  settle_source(timer);
  *timer = sources[--source_count];
}

static void source_is_gone(void *source) {
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(source);
  if (timer) forget_source(timer);
  pthread_mutex_unlock(&lock);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static void *(*real)(const void *, uintptr_t, uintptr_t, void *);
  static const void *timer_type, *data_type;
  if (!real) {
    real = next_symbol("dispatch_source_create");
    timer_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
    data_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add");
  }
  if (!virtual_time || !timer_type || type != timer_type) return real(type, handle, mask, queue);
  void *source = real(data_type, 0, 0, queue);
  void (*set_context)(void *, void *) = dlsym(RTLD_DEFAULT, "dispatch_set_context");
  void (*set_finalizer)(void *, void (*)(void *)) = dlsym(RTLD_DEFAULT, "dispatch_set_finalizer_f");
  pthread_mutex_lock(&lock);
  bool has_room = source && source_count < MOST_SOURCES;
  if (has_room) {
    sources[source_count++] = (struct timer_source){.source = source, .due = INT64_MAX, .suspensions = 1};
  }
  pthread_mutex_unlock(&lock);
  if (has_room) {
    set_context(source, source);
    set_finalizer(source, source_is_gone);
  }
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*real)(void *, uint64_t, uint64_t, uint64_t);
  if (!real) real = next_symbol("dispatch_source_set_timer");
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(source);
  if (timer) {
    timer->due = elapsed_of(start);
    timer->interval = interval == 0 || interval >= INT64_MAX ? 0 : (int64_t)interval;
    timer->order = wait_order++;
    timer->is_missed = false;
  }
  pthread_mutex_unlock(&lock);
  if (!timer && !virtual_time) real(source, start, interval, leeway);
}

static void add_data(void *source, uintptr_t count) {
  static void (*real)(void *, uintptr_t);
  if (!real) real = dlsym(RTLD_DEFAULT, "dispatch_source_merge_data");
  real(source, count);
}

// With the lock: due while suspended, and so nothing more comes of it before it runs again.
static bool source_rests(const struct timer_source *timer) { return timer->is_missed && timer->suspensions > 0; }

// With the lock; true: the source must be given one datum.
static bool source_is_due(struct timer_source *timer) {
  timer->order = wait_order++;
  timer->due = timer->interval > 0 ? timer->due + timer->interval : INT64_MAX;
  if (timer->suspensions > 0) {
    timer->is_missed = true;
    return false;
  }
  if (timer->has_handler && !timer->is_pending) {
    timer->is_pending = true;
    __atomic_add_fetch(&in_flight, 1, __ATOMIC_SEQ_CST);
  }
  return true;
}

static void change_suspension(void *object, int change, bool is_activation) {
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(object);
  bool fires = false;
  if (timer) {
    if (!is_activation) timer->suspensions += change;
    // Activation counts for a source that has never run only, and then as the first resumption.
    if (is_activation && timer->suspensions > 0) timer->suspensions -= 1;
    if (timer->suspensions <= 0 && timer->is_missed) {
      timer->is_missed = false;
      fires = true;
      // The times that have passed meanwhile are one.
      if (timer->interval > 0 && timer->due <= elapsed_now) {
        timer->due += ((elapsed_now - timer->due) / timer->interval + 1) * timer->interval;
        timer->order = wait_order++;
      }
      if (timer->has_handler && !timer->is_pending) {
        timer->is_pending = true;
        __atomic_add_fetch(&in_flight, 1, __ATOMIC_SEQ_CST);
      }
    }
  }
  pthread_mutex_unlock(&lock);
  if (fires) add_data(object, 1);
}

void dispatch_resume(void *object) {
  static void (*real)(void *);
  if (!real) real = next_symbol("dispatch_resume");
  real(object);
  if (source_count > 0) change_suspension(object, -1, false);
}

void dispatch_activate(void *object) {
  static void (*real)(void *);
  if (!real) real = next_symbol("dispatch_activate");
  real(object);
  if (source_count > 0) change_suspension(object, 0, true);
}

void dispatch_suspend(void *object) {
  static void (*real)(void *);
  if (!real) real = next_symbol("dispatch_suspend");
  real(object);
  if (source_count > 0) change_suspension(object, 1, false);
}

void dispatch_source_cancel(void *source) {
  static void (*real)(void *);
  if (!real) real = next_symbol("dispatch_source_cancel");
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(source);
  if (timer) {
    timer->due = INT64_MAX;
    timer->is_missed = false;
    settle_source(timer);
  }
  pthread_mutex_unlock(&lock);
  real(source);
}

// A handler that says when it has run: a block around the user's.
struct source_handler {
  struct block_literal block;
  const struct handler_descriptor *descriptor;
  void *source;
  void *handler;
};

static struct handler_descriptor {
  unsigned long reserved;
  unsigned long size;
  void (*copy)(void *, const void *);
  void (*dispose)(const void *);
} handler_descriptor;

static void copy_handler(void *to, const void *from) {
  ((struct source_handler *)to)->handler = copy_block(((const struct source_handler *)from)->handler);
}

static void dispose_handler(const void *block) { release_block(((const struct source_handler *)block)->handler); }

static void run_handler(void *raw) {
  // The user's code may let go of the source, and of this block with it.
  struct source_handler *block = copy_block(raw);
  ((struct block_literal *)block->handler)->invoke(block->handler);
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(block->source);
  if (timer) settle_source(timer);
  pthread_mutex_unlock(&lock);
  release_block(block);
}

void dispatch_source_set_event_handler(void *source, void *handler) {
  static void (*real)(void *, void *);
  if (!real) real = next_symbol("dispatch_source_set_event_handler");
  pthread_mutex_lock(&lock);
  struct timer_source *timer = timer_source(source);
  if (timer) timer->has_handler = handler != NULL;
  pthread_mutex_unlock(&lock);
  if (!timer || !handler) return real(source, handler);
  handler_descriptor = (struct handler_descriptor){0, sizeof(struct source_handler), copy_handler, dispose_handler};
  // A block on the stack with copy helpers, which the library copies.
  struct source_handler block = {
      .block = {.isa = dlsym(RTLD_DEFAULT, "_NSConcreteStackBlock"), .flags = 1 << 25},
      .descriptor = &handler_descriptor,
      .source = source,
      .handler = handler};
  block.block.invoke = run_handler;
  real(source, &block);
}

int64_t next_source_due(void) {
  int64_t next = INT64_MAX;
  for (size_t index = 0; index < source_count; index++) {
    if (sources[index].due < next && !source_rests(&sources[index])) next = sources[index].due;
  }
  return next;
}

bool fire_source_before(int64_t due, int64_t order) {
  struct timer_source *first = NULL;
  for (size_t index = 0; index < source_count; index++) {
    struct timer_source *timer = &sources[index];
    if (timer->due > elapsed_now || source_rests(timer)) continue;
    if (!first || timer->due < first->due || (timer->due == first->due && timer->order < first->order)) first = timer;
  }
  if (!first || first->due > due || (first->due == due && first->order > order)) return false;
  void *source = first->source;
  bool fires = source_is_due(first);
  pthread_mutex_unlock(&lock);
  if (fires) add_data(source, 1);
  return true;
}
