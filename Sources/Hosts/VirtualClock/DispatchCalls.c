#include "Clock.h"

#include <sys/eventfd.h>

// Dispatch's functions that start work, or wait for it.

static bool is_main_queue(const void *queue) {
  static const void *main_queue;
  if (!main_queue) main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  return queue == main_queue;
}

// The host's own work, such as encoding frames, is none of the view's: it runs beside it.
static bool is_own_queue(void *queue) {
  return strncmp(glowworm_clock_label_of(queue), "glowworm.", 9) == 0;
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

static void start_work_of(void *queue) {
  if (waits_for_turn(queue)) glowworm_clock_start_work_of(queue);
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
  // The concurrency runtime's delayed jobs arrive here. They run on the main thread, in order, as its other jobs do.
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
