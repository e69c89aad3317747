#include "Clock.h"

#include <semaphore.h>
#include <time.h>

// A wait for a semaphore ends at a date, which the libraries reckon from the stopped clock: taken as it stands it would
// be over at once, or never. What is left of it is waited for in real time. (Dispatch's threads wait for work like this:
// if they gave up at once, each piece of work would be a new thread's.)
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  static int (*real)(sem_t *, const struct timespec *);
  static int (*real_time)(clockid_t, struct timespec *);
  if (!real) real = next_symbol("sem_timedwait");
  if (!real_time) real_time = next_symbol("clock_gettime");
  struct timespec now, moved;
  if (!virtual_time || deadline->tv_sec > INT64_MAX / SECOND / 2 || real_time(CLOCK_REALTIME, &now) != 0) {
    return real(semaphore, deadline);
  }
  int64_t virtual_now = wall_base + elapsed_now;
  int64_t left = deadline->tv_sec * SECOND + deadline->tv_nsec - virtual_now;
  if (left < 0) left = 0;
  int64_t at = now.tv_sec * SECOND + now.tv_nsec + left;
  moved.tv_sec = at / SECOND;
  moved.tv_nsec = at % SECOND;
  return real(semaphore, &moved);
}
