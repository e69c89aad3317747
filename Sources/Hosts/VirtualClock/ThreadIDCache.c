#include "Clock.h"

#include <sys/syscall.h>

// The run loop asks several times a turn whether it is on the main thread: whether the numbers of its thread and of its
// process are the same, each of them a system call. Neither changes but in a copy of the process.
static _Atomic pid_t process_number = 0;
static __thread pid_t thread_number = 0;

static void forget_numbers(void) {
  process_number = 0;
  thread_number = 0;
}

__attribute__((constructor)) static void watch_copies(void) { pthread_atfork(NULL, NULL, forget_numbers); }

pid_t getpid(void) {
  if (process_number == 0) process_number = (pid_t)syscall(SYS_getpid);
  return process_number;
}

long glowworm_clock_thread_id(long (*real)(long, ...)) {
  if (thread_number == 0) thread_number = (pid_t)real(SYS_gettid);
  return thread_number;
}
