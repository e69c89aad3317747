#include "Clock.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>

// Threads that the user's code starts, and how long they sleep. Those of other libraries are left alone.

// True for a thread that counts as running: a worker of dispatch's, or one that the user's code has started.
static _Thread_local bool is_counted = false;

struct thread_start {
  void *(*start)(void *);
  void *argument;
  bool is_worker;
  atomic_int has_turn;
};

static void wait_for_turn(atomic_int *has_turn) {
  while (!*has_turn) glowworm_clock_futex(has_turn, FUTEX_WAIT_PRIVATE, 0, NULL);
}

static void thread_ends(void *unused) {
  (void)unused;
  glowworm_clock_thread_rests();
}

static void *run_thread(void *raw) {
  struct thread_start *start = raw;
  if (!start->is_worker) wait_for_turn(&start->has_turn);
  void *(*function)(void *) = start->start;
  void *argument = start->argument;
  free(start);
  is_counted = true;
  void *result;
  // Also where the thread ends itself.
  pthread_cleanup_push(thread_ends, NULL);
  result = function(argument);
  pthread_cleanup_pop(1);
  return result;
}

// True for code of the program's own and for Foundation, which starts threads for it.
static bool is_users(const void *address) {
  Dl_info caller, program;
  if (!dladdr(address, &caller) || !caller.dli_fname) return false;
  if (strstr(caller.dli_fname, "libFoundation")) return true;
  void *entry = dlsym(RTLD_DEFAULT, "main");
  return entry && dladdr(entry, &program) && program.dli_fbase == caller.dli_fbase;
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*function)(void *),
    void *restrict argument) {
  static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  REAL("pthread_create");
  const void *caller = __builtin_return_address(0);
  bool is_worker = glowworm_clock_is_dispatch(caller);
  if (!glowworm_clock_is_virtual || (!is_worker && !is_users(caller))) {
    return real(thread, attributes, function, argument);
  }
  struct thread_start *start = malloc(sizeof *start);
  *start = (struct thread_start){.start = function, .argument = argument, .is_worker = is_worker};
  atomic_int *has_turn = &start->has_turn;
  if (is_worker) glowworm_clock_thread_runs();
  int result = real(thread, attributes, run_thread, start);
  if (result != 0) {
    if (is_worker) glowworm_clock_thread_rests();
    free(start);
  } else if (!is_worker) {
    glowworm_clock_push_work(glowworm_clock_make_work((struct work){.kind = WORK_THREAD, .context = has_turn}));
  }
  return result;
}

// MARK: Sleep

// True: the thread has slept in virtual time. The main thread sleeps in real time, as only it can move the virtual one.
static bool sleeps(const void *caller, int64_t due) {
  if (!glowworm_clock_is_virtual || !is_counted || glowworm_clock_is_dispatch(caller)) return false;
  atomic_int has_turn = 0;
  struct work *work = glowworm_clock_make_work((struct work){.kind = WORK_THREAD, .context = &has_turn});
  pthread_mutex_lock(&glowworm_clock_lock);
  glowworm_clock_schedule(&work->event, due);
  pthread_mutex_unlock(&glowworm_clock_lock);
  glowworm_clock_thread_rests();
  wait_for_turn(&has_turn);
  return true;
}

static int64_t nanoseconds(const struct timespec *time) {
  return time->tv_sec >= INT64_MAX / SECOND / 2 ? INT64_MAX / 2 : time->tv_sec * SECOND + time->tv_nsec;
}

int nanosleep(const struct timespec *requested, struct timespec *remaining) {
  static int (*real)(const struct timespec *, struct timespec *);
  REAL("nanosleep");
  if (sleeps(__builtin_return_address(0), glowworm_clock_elapsed + nanoseconds(requested))) return 0;
  return real(requested, remaining);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *requested, struct timespec *remaining) {
  static int (*real)(clockid_t, int, const struct timespec *, struct timespec *);
  REAL("clock_nanosleep");
  int64_t due = nanoseconds(requested);
  if (flags & TIMER_ABSTIME) {
    due = clock == CLOCK_REALTIME ? due - glowworm_clock_wall_base : glowworm_clock_elapsed_of((uint64_t)due);
  } else {
    due += glowworm_clock_elapsed;
  }
  if (sleeps(__builtin_return_address(0), due)) return 0;
  return real(clock, flags, requested, remaining);
}

int usleep(useconds_t microseconds) {
  static int (*real)(useconds_t);
  REAL("usleep");
  if (sleeps(__builtin_return_address(0), glowworm_clock_elapsed + (int64_t)microseconds * 1000)) return 0;
  return real(microseconds);
}

unsigned int sleep(unsigned int seconds) {
  static unsigned int (*real)(unsigned int);
  REAL("sleep");
  if (sleeps(__builtin_return_address(0), glowworm_clock_elapsed + (int64_t)seconds * SECOND)) return 0;
  return real(seconds);
}
