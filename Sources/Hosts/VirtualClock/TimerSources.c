#include "Clock.h"

// A timer source of the user's is a source of added data, to which this clock adds one each time it is due: suspension,
// cancellation, target queues and handlers stay the library's.
struct timer_source {
  struct event event;
  struct timer_source *next;
  void *source;
  int64_t interval;
  // The number of resumptions required until it runs. A new source needs one.
  int suspensions;
  // The timer was due while suspended.
  bool is_missed;
};

// By address.
#define BUCKETS 1024
static struct timer_source *buckets[BUCKETS];
static atomic_size_t source_count = 0;

static struct timer_source **bucket(const void *source) { return &buckets[((uintptr_t)source >> 5) % BUCKETS]; }

// With the lock.
static struct timer_source *timer_source(const void *source) {
  struct timer_source *timer = *bucket(source);
  while (timer && timer->source != source) timer = timer->next;
  return timer;
}

static void source_is_gone(void *source) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct timer_source **place = bucket(source);
  while (*place && (*place)->source != source) place = &(*place)->next;
  struct timer_source *timer = *place;
  if (timer) {
    *place = timer->next;
    glowworm_clock_unschedule(&timer->event);
    source_count--;
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
  free(timer);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  static void *(*real)(const void *, uintptr_t, uintptr_t, void *);
  REAL("dispatch_source_create");
  const void *timer_type = dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer");
  if (!glowworm_clock_is_virtual || !timer_type || type != timer_type) return real(type, handle, mask, queue);
  void *source = real(dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add"), 0, 0, queue);
  if (!source) return NULL;
  struct timer_source *timer = calloc(1, sizeof *timer);
  *timer = (struct timer_source){
      .event = {.kind = EVENT_SOURCE, .due = INT64_MAX}, .source = source, .suspensions = 1};
  pthread_mutex_lock(&glowworm_clock_lock);
  timer->next = *bucket(source);
  *bucket(source) = timer;
  source_count++;
  pthread_mutex_unlock(&glowworm_clock_lock);
  void (*set_context)(void *, void *) = dlsym(RTLD_DEFAULT, "dispatch_set_context");
  void (*set_finalizer)(void *, void (*)(void *)) = dlsym(RTLD_DEFAULT, "dispatch_set_finalizer_f");
  set_context(source, source);
  set_finalizer(source, source_is_gone);
  return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*real)(void *, uint64_t, uint64_t, uint64_t);
  REAL("dispatch_source_set_timer");
  pthread_mutex_lock(&glowworm_clock_lock);
  struct timer_source *timer = timer_source(source);
  if (timer) {
    timer->interval = interval == 0 || interval >= INT64_MAX ? 0 : (int64_t)interval;
    timer->is_missed = false;
    glowworm_clock_schedule(&timer->event, glowworm_clock_elapsed_of(start));
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
  if (!timer && !glowworm_clock_is_virtual) real(source, start, interval, leeway);
}

void glowworm_clock_add_data(void *source) {
  static void (*real)(void *, uintptr_t);
  REAL("dispatch_source_merge_data");
  real(source, 1);
}

// With the lock.
static void push(struct timer_source *timer) {
  glowworm_clock_push_work_locked(
      glowworm_clock_make_work((struct work){.kind = WORK_SOURCE, .queue = timer->source}));
}

void glowworm_clock_source_is_due(struct event *event) {
  struct timer_source *timer = (struct timer_source *)event;
  // Nothing more comes of a suspended source before it runs again.
  timer->is_missed = timer->suspensions > 0;
  if (timer->is_missed) return;
  if (timer->interval > 0) glowworm_clock_schedule(event, event->due + timer->interval);
  push(timer);
}

static void change_suspension(void *object, int change, bool is_activation) {
  pthread_mutex_lock(&glowworm_clock_lock);
  struct timer_source *timer = timer_source(object);
  if (timer) {
    // Activation has an effect only on a source that has never run, as its first resumption.
    if (!is_activation || timer->suspensions > 0) timer->suspensions += change;
    if (timer->suspensions <= 0 && timer->is_missed) {
      timer->is_missed = false;
      push(timer);
      // Missed times are combined into one.
      if (timer->interval > 0) {
        int64_t passed = (glowworm_clock_elapsed - timer->event.due) / timer->interval + 1;
        glowworm_clock_schedule(&timer->event, timer->event.due + passed * timer->interval);
      }
    }
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
}

void dispatch_resume(void *object) {
  static void (*real)(void *);
  REAL("dispatch_resume");
  real(object);
  if (source_count > 0) change_suspension(object, -1, false);
}

void dispatch_activate(void *object) {
  static void (*real)(void *);
  REAL("dispatch_activate");
  real(object);
  if (source_count > 0) change_suspension(object, -1, true);
}

void dispatch_suspend(void *object) {
  static void (*real)(void *);
  REAL("dispatch_suspend");
  real(object);
  if (source_count > 0) change_suspension(object, 1, false);
}

void dispatch_source_cancel(void *source) {
  static void (*real)(void *);
  REAL("dispatch_source_cancel");
  pthread_mutex_lock(&glowworm_clock_lock);
  struct timer_source *timer = timer_source(source);
  if (timer) {
    glowworm_clock_schedule(&timer->event, INT64_MAX);
    timer->is_missed = false;
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
  real(source);
}
