#include "Clock.h"

#include <dirent.h>
#include <stdio.h>
#include <sys/syscall.h>

// Tells from the kernel's tables whether any thread can go on by itself. A thread that waits for another one (a lock, a
// condition, a group of work, the main queue) or for something outside of the process (a socket, a file descriptor)
// does not keep time from passing; one that computes, reads a file or waits for a process of its own does.

struct seen_thread {
  long number;
  // How often it has been given a processor.
  unsigned long long turns;
};

#define MOST_THREADS 512

static bool read_file(const char *kind, long thread, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%ld/%s", thread, kind);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t length = read(fd, text, size - 1);
  close(fd);
  if (length <= 0) return false;
  text[length] = 0;
  return true;
}

static bool is_wait(long number) {
  switch (number) {
  case SYS_futex:
  case SYS_epoll_pwait:
  case SYS_ppoll:
  case SYS_pselect6:
  case SYS_accept:
  case SYS_accept4:
  case SYS_connect:
  case SYS_recvfrom:
  case SYS_recvmsg:
  case SYS_rt_sigtimedwait:
  case SYS_rt_sigsuspend:
#ifdef SYS_epoll_wait
  case SYS_epoll_wait:
  case SYS_poll:
  case SYS_select:
  case SYS_pause:
#endif
    return true;
  default: return false;
  }
}

// Returns whether the kernel lets the thread sleep. One that was woken, but that no processor has taken up yet, is still
// in its system call, and only its state tells: a virtual machine may take milliseconds for that.
static bool sleeps(long thread) {
  char text[512];
  if (!read_file("stat", thread, text, sizeof text)) return false;
  // The name in brackets may contain anything.
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' && end[2] == 'S';
}

// Returns whether the thread waits. A thread that is gone waits too.
static bool look_at(struct seen_thread *thread) {
  char text[256];
  if (!read_file("syscall", thread->number, text, sizeof text)) return access("/proc/self/syscall", R_OK) == 0;
  char *end;
  long number = strtol(text, &end, 10);
  if (end == text || !is_wait(number) || !sleeps(thread->number)) return false;
  if (!read_file("schedstat", thread->number, text, sizeof text)) return false;
  return sscanf(text, "%*u %*u %llu", &thread->turns) == 1;
}

static size_t sample(struct seen_thread *threads, pid_t own, pid_t ignored) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return SIZE_MAX;
  size_t count = 0;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    long number = atol(entry->d_name);
    if (number <= 0 || number == own || number == ignored) continue;
    struct seen_thread thread = {.number = number};
    if (count == MOST_THREADS || !look_at(&thread)) {
      count = SIZE_MAX;
      break;
    }
    threads[count++] = thread;
  }
  closedir(folder);
  return count;
}

// Between two samples in which every thread waited, and that none of them has run between, there is a moment at which all
// of them waited at once: from then on nothing happens by itself.
bool glowworm_clock_threads_are_blocked(pid_t ignored) {
  struct seen_thread before[MOST_THREADS] = {0}, after[MOST_THREADS] = {0};
  pid_t own = (pid_t)syscall(SYS_gettid);
  size_t count = sample(before, own, ignored);
  if (count == SIZE_MAX || sample(after, own, ignored) != count) return false;
  return memcmp(before, after, count * sizeof *before) == 0;
}
