// What the files of the clock share. Nothing of it is seen outside of the library.
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
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

// In nanoseconds.
#define SECOND INT64_C(1000000000)

#pragma GCC visibility push(hidden)

// Guards all that is shared.
extern pthread_mutex_t lock;
extern volatile bool virtual_time;
// The date at the start, and how far time has come since, in nanoseconds.
extern int64_t wall_base, elapsed_now;
// Work handed out and not yet done, on whatever queue.
extern volatile int64_t in_flight;
// Work that was handed out has ended.
void work_ended(void);
// Counts what is scheduled, so that what is due together runs in that order.
extern int64_t wait_order;

// The next library's symbol of this name.
void *next_symbol(const char *name);
// A dispatch_time_t as nanoseconds since the start.
int64_t elapsed_of(uint64_t when);
// A run-loop timer that is an event has been read.
void timer_was_read(int fd);
void *copy_block(void *block);
void release_block(void *block);

// The number of the calling thread, from the next library's `syscall` where it is not known.
long own_thread_number(long (*real)(long, ...));

// When the next timer source is due. With the lock.
int64_t next_source_due(void);
// Fires the first source that is due now, if it comes before what is due at `due` and was scheduled as number `order`.
// With the lock; true: one was, and the lock is released.
bool fire_source_before(int64_t due, int64_t order);

#pragma GCC visibility pop

// The part of a block's layout that its ABI fixes.
struct block_literal {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

#endif
