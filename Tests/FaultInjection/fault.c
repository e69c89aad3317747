// A library for LD_PRELOAD that makes one system call of a program fail.
//
//   FAULT_PROGRAM  the name of the program's file; others that it starts are left alone
//   FAULT_CALL     the function, such as "write"
//   FAULT_AT       the number of the call that fails, from 1; 0: none
//   FAULT_ERROR    the value of errno
//   FAULT_COUNT    a file to which the number of calls is written when the program ends
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *call = "";
static const char *count_file;
static long fail_at;
static int error_number;
static int is_active;
static atomic_long calls;

__attribute__((constructor)) static void start(void) {
  const char *program = getenv("FAULT_PROGRAM");
  const char *name = getenv("FAULT_CALL");
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (!program || !name || length < 0) return;
  path[length] = 0;
  const char *base = strrchr(path, '/');
  if (strcmp(base ? base + 1 : path, program)) return;
  call = name;
  fail_at = atol(getenv("FAULT_AT") ?: "0");
  error_number = atoi(getenv("FAULT_ERROR") ?: "5");
  count_file = getenv("FAULT_COUNT");
  is_active = 1;
}

__attribute__((destructor)) static void finish(void) {
  if (!is_active || !count_file) return;
  is_active = 0;
  char text[32];
  int length = snprintf(text, sizeof text, "%ld\n", atomic_load(&calls));
  int file = (int)syscall(SYS_openat, AT_FDCWD, count_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file >= 0) syscall(SYS_write, file, text, length);
}

static int fails(const char *name) {
  if (!is_active || strcmp(name, call)) return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != fail_at) return 0;
  errno = error_number;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name, label)                                             \
  int name(const char *path, int flags, ...) {                        \
    va_list list;                                                     \
    va_start(list, flags);                                            \
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(list, mode_t) : 0; \
    va_end(list);                                                     \
    if (fails(label)) return -1;                                      \
    return NEXT(name)(path, flags, mode);                             \
  }
OPEN(open, "open")
OPEN(open64, "open")

ssize_t write(int file, const void *bytes, size_t size) { return fails("write") ? -1 : NEXT(write)(file, bytes, size); }
ssize_t read(int file, void *bytes, size_t size) { return fails("read") ? -1 : NEXT(read)(file, bytes, size); }
int rename(const char *from, const char *to) { return fails("rename") ? -1 : NEXT(rename)(from, to); }
int fsync(int file) { return fails("fsync") ? -1 : NEXT(fsync)(file); }
int fdatasync(int file) { return fails("fsync") ? -1 : NEXT(fdatasync)(file); }
int pipe2(int ends[2], int flags) { return fails("pipe") ? -1 : NEXT(pipe2)(ends, flags); }
int pipe(int ends[2]) { return fails("pipe") ? -1 : NEXT(pipe)(ends); }
int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : NEXT(mkdir)(path, mode); }

void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset) {
  return fails("mmap") ? MAP_FAILED : NEXT(mmap)(place, size, protection, flags, file, offset);
}

void *mmap64(void *place, size_t size, int protection, int flags, int file, off64_t offset) {
  return fails("mmap") ? MAP_FAILED : NEXT(mmap64)(place, size, protection, flags, file, offset);
}

int posix_spawn(
    pid_t *child, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const arguments[], char *const environment[]) {
  if (fails("posix_spawn")) return error_number;
  return NEXT(posix_spawn)(child, path, actions, attributes, arguments, environment);
}
