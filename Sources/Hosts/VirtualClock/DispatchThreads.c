#include "Clock.h"

#include <semaphore.h>
#include <sys/epoll.h>
#include <time.h>

// Where dispatch's threads wait: its workers wait for a semaphore when nothing is left to do, its manager for files.
// Whoever ends a wait counts the thread as running again, so that there is no moment at which neither is counted.

// A wait ends at a date, which dispatch reckons from the stopped clock: taken as it stands it would be over at once, or
// never. What is left of it is waited for in real time. (If its workers gave up at once, each piece of work would be a
// new thread's.)
static struct timespec real_deadline(const struct timespec *deadline) {
  static int (*real)(clockid_t, struct timespec *);
  REAL("clock_gettime");
  struct timespec now;
  if (deadline->tv_sec > INT64_MAX / SECOND / 2 || real(CLOCK_REALTIME, &now) != 0) return *deadline;
  int64_t virtual_now = glowworm_clock_wall_base + glowworm_clock_elapsed;
  int64_t left = deadline->tv_sec * SECOND + deadline->tv_nsec - virtual_now;
  int64_t at = now.tv_sec * SECOND + now.tv_nsec + (left > 0 ? left : 0);
  return (struct timespec){.tv_sec = at / SECOND, .tv_nsec = at % SECOND};
}

static bool is_counted(const void *caller) { return glowworm_clock_is_virtual && glowworm_clock_is_dispatch(caller); }

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  static int (*real)(sem_t *, const struct timespec *);
  REAL("sem_timedwait");
  if (!glowworm_clock_is_virtual) return real(semaphore, deadline);
  bool counts = is_counted(__builtin_return_address(0));
  struct timespec end = real_deadline(deadline);
  if (counts) glowworm_clock_thread_rests();
  int result = real(semaphore, &end);
  if (counts && result != 0) glowworm_clock_thread_runs();
  return result;
}

int sem_wait(sem_t *semaphore) {
  static int (*real)(sem_t *);
  REAL("sem_wait");
  bool counts = is_counted(__builtin_return_address(0));
  if (counts) glowworm_clock_thread_rests();
  int result = real(semaphore);
  if (counts && result != 0) glowworm_clock_thread_runs();
  return result;
}

// Dispatch only posts for a thread that waits or is about to.
int sem_post(sem_t *semaphore) {
  static int (*real)(sem_t *);
  REAL("sem_post");
  if (is_counted(__builtin_return_address(0))) glowworm_clock_thread_runs();
  return real(semaphore);
}

int epoll_wait(int fd, struct epoll_event *events, int capacity, int timeout) {
  static int (*real)(int, struct epoll_event *, int, int);
  REAL("epoll_wait");
  bool counts = is_counted(__builtin_return_address(0));
  if (counts) glowworm_clock_thread_rests();
  int result = real(fd, events, capacity, timeout);
  if (counts) glowworm_clock_thread_runs();
  return result;
}
