// Declarations that the clock's files share. The library may be linked into a program, so every name that is not static
// has the prefix `glowworm_clock_`, and none is exported.
#ifndef GLOWWORM_CLOCK_SHARED_H
#define GLOWWORM_CLOCK_SHARED_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "VirtualClock.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

// One second in nanoseconds.
#define SECOND INT64_C(1000000000)

#pragma GCC visibility push(hidden)

// MARK: The time

// True from `glowworm_clock_start` on.
extern atomic_bool glowworm_clock_is_virtual;
// Nanoseconds since the start.
extern atomic_int_fast64_t glowworm_clock_elapsed;
// The date at the start in nanoseconds since 1970; constant from then on.
extern int64_t glowworm_clock_wall_base;
// Guards everything else that the files share.
extern pthread_mutex_t glowworm_clock_lock;

// A `dispatch_time_t` as nanoseconds since the start.
int64_t glowworm_clock_elapsed_of(uint64_t when);

// The symbol of this name in the libraries that come after the clock.
void *glowworm_clock_next_symbol(const char *name);
// True if the code at `address`, a return address, belongs to libdispatch.
bool glowworm_clock_is_dispatch(const void *address);
// Puts a function of a later library into a static variable `real`.
#define REAL(name) \
  if (!real) real = glowworm_clock_next_symbol(name)

// Calls a function of a later library.
#define NEXT(type, name, ...) \
  ({ \
    static type function; \
    if (!function) function = (type)glowworm_clock_next_symbol(#name); \
    function(__VA_ARGS__); \
  })

typedef void *(*object_call)(void *object);
typedef void (*block_call)(void *queue, void *block);
typedef void (*function_call)(void *queue, void *context, void (*function)(void *));
typedef void (*group_block_call)(void *group, void *queue, void *block);
typedef void (*group_function_call)(void *group, void *queue, void *context, void (*function)(void *));

// MARK: Events

enum event_kind { EVENT_WORK, EVENT_TIMER, EVENT_SOURCE };

// Something that is due at a time. Events of the same time are ordered by when they were scheduled.
struct event {
  int64_t due;
  int64_t order;
  // The place in the heap, counted from 1; 0: it is not scheduled.
  size_t position;
  enum event_kind kind;
};

// All of these with the lock. An event that is scheduled already is moved.
void glowworm_clock_schedule(struct event *event, int64_t due);
void glowworm_clock_unschedule(struct event *event);
struct event *glowworm_clock_first_event(void);

// MARK: Work

enum work_kind {
  WORK_BLOCK,
  WORK_FUNCTION,
  WORK_BARRIER_BLOCK,
  WORK_BARRIER_FUNCTION,
  WORK_GROUP_BLOCK,
  WORK_GROUP_FUNCTION,
  // A function that runs among the concurrency runtime's jobs.
  WORK_CALL,
  // A run-loop timer: `context` is its event.
  WORK_TIMER,
  // A datum for the dispatch source `context`.
  WORK_SOURCE,
  // A thread that sleeps, or has not begun: `context` is the `atomic_int` that it waits for.
  WORK_THREAD,
};

// Work that is due and waits for its turn.
struct work {
  struct event event;
  struct work *next;
  enum work_kind kind;
  void *queue;
  void *group;
  void *context;
  void (*function)(void *);
};

// Makes work that keeps its queue, group and block until it is dispatched.
struct work *glowworm_clock_make_work(struct work values);
// Appends it to what waits for its turn. The second one with the lock.
void glowworm_clock_push_work(struct work *work);
void glowworm_clock_push_work_locked(struct work *work);

// Starts what was given to a queue before, out of turn, as the calling thread is about to wait for the queue.
void glowworm_clock_start_work_of(const void *queue);
const char *glowworm_clock_label_of(void *queue);

// Counts threads, other than the main one, that run work of the user's.
void glowworm_clock_thread_runs(void);
void glowworm_clock_thread_rests(void);
// True if every other thread but `ignored` waits for another one or for something outside of the process.
bool glowworm_clock_threads_are_blocked(pid_t ignored);

// Takes the place of the concurrency runtime's executors.
void glowworm_clock_hook_executors(void);
void glowworm_clock_add_job(void *context, void (*function)(void *));
// With the lock.
void glowworm_clock_source_is_due(struct event *event);
void glowworm_clock_timer_is_due(struct event *event);
// Makes the timer readable.
void glowworm_clock_fire_timer(int fd);
void glowworm_clock_timer_was_read(int fd);
void glowworm_clock_add_data(void *source);

void *glowworm_clock_copy_block(void *block);
void glowworm_clock_release_block(void *block);
long glowworm_clock_futex(void *word, int operation, int32_t value, const struct timespec *limit);
// Returns the number of the calling thread, from the next library's `syscall` if it is not cached.
long glowworm_clock_thread_id(long (*real)(long, ...));

#pragma GCC visibility pop

// The part of a block's layout that its ABI defines.
struct block_literal {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

#endif
