#include "Clock.h"

// The concurrency runtime's global executor: its jobs run on the main thread, in order.
struct job {
  struct job *next;
  void *context;
  void (*function)(void *);
};

static struct job *first = NULL, **last = &first;

void glowworm_clock_add_job(void *context, void (*function)(void *)) {
  struct job *job = malloc(sizeof *job);
  *job = (struct job){.context = context, .function = function};
  pthread_mutex_lock(&glowworm_clock_lock);
  *last = job;
  last = &job->next;
  pthread_mutex_unlock(&glowworm_clock_lock);
}

int64_t glowworm_clock_run_jobs(void) {
  int64_t ran = 0;
  for (;;) {
    pthread_mutex_lock(&glowworm_clock_lock);
    struct job *job = first;
    if (job) first = job->next;
    if (!first) last = &first;
    pthread_mutex_unlock(&glowworm_clock_lock);
    if (!job) return ran;
    job->function(job->context);
    free(job);
    ran++;
  }
}

#define SWIFTCC __attribute__((swiftcall))

static void run_job(void *job) {
  static SWIFTCC void (*run)(void *, void *, void *);
  if (!run) run = dlsym(RTLD_DEFAULT, "swift_job_run");
  // The generic executor: no identity, no witness table.
  if (run) run(job, NULL, NULL);
}

static void schedule_job(void *job, int64_t due) {
  struct work *work = glowworm_clock_make_work((struct work){.kind = WORK_CALL, .context = job, .function = run_job});
  pthread_mutex_lock(&glowworm_clock_lock);
  glowworm_clock_schedule(&work->event, due);
  pthread_mutex_unlock(&glowworm_clock_lock);
}

typedef void (*enqueue_original)(void *);
typedef void (*delay_original)(uint64_t, void *);
typedef void (*deadline_original)(int64_t, int64_t, int64_t, int64_t, int32_t, void *);

static SWIFTCC void enqueue_global(void *job, enqueue_original original) {
  (void)original;
  glowworm_clock_add_job(job, run_job);
}

static SWIFTCC void enqueue_with_delay(uint64_t delay, void *job, delay_original original) {
  (void)original;
  schedule_job(job, glowworm_clock_elapsed + (int64_t)delay);
}

static SWIFTCC void enqueue_with_deadline(
    int64_t sec, int64_t nsec, int64_t tsec, int64_t tnsec, int32_t clock, void *job, deadline_original original) {
  (void)original;
  (void)tsec;
  (void)tnsec;
  // Clock 1 is the continuous clock, 2 the suspending one, 3 the wall.
  int64_t at = sec * SECOND + nsec;
  schedule_job(job, clock == 3 ? at - glowworm_clock_wall_base : glowworm_clock_elapsed_of((uint64_t)at));
}

static void hook(const char *name, void *function) {
  void **place = dlsym(RTLD_DEFAULT, name);
  if (place) *place = function;
}

void glowworm_clock_hook_executors(void) {
  hook("swift_task_enqueueGlobal_hook", (void *)enqueue_global);
  hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_with_delay);
  hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)enqueue_with_deadline);
}
