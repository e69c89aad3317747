#include "Clock.h"

#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>

static uint64_t random_state = UINT64_C(0x9E3779B97F4A7C15);

static void fill_random(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  pthread_mutex_lock(&glowworm_clock_lock);
  for (size_t index = 0; index < length; index++) {
    // SplitMix64, one byte at a time.
    random_state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    bytes[index] = (unsigned char)(z ^ (z >> 31));
  }
  pthread_mutex_unlock(&glowworm_clock_lock);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  static ssize_t (*real)(void *, size_t, unsigned int);
  REAL("getrandom");
  if (!glowworm_clock_is_virtual) return real(buffer, length, flags);
  fill_random(buffer, length);
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  static int (*real)(void *, size_t);
  REAL("getentropy");
  if (!glowworm_clock_is_virtual) return real(buffer, length);
  fill_random(buffer, length);
  return 0;
}

// Swift's random numbers come from the system call itself.
long syscall(long number, ...) {
  static long (*real)(long, ...);
  REAL("syscall");
  if (number == SYS_gettid) return glowworm_clock_thread_id(real);
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (glowworm_clock_is_virtual && number == SYS_getrandom) {
    fill_random((void *)a, (size_t)b);
    return b;
  }
  return real(number, a, b, c, d, e, f);
}

void arc4random_buf(void *buffer, size_t length) {
  static void (*real)(void *, size_t);
  REAL("arc4random_buf");
  if (!glowworm_clock_is_virtual && real) return real(buffer, length);
  fill_random(buffer, length);
}

// Foundation's UUIDs come from the device. A descriptor of a device is known by what it is, not by how it was opened.
static bool is_random_device(int fd) {
  struct stat status;
  return fstat(fd, &status) == 0 && S_ISCHR(status.st_mode) && major(status.st_rdev) == 1 &&
         (minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9);
}

// Set for descriptors that a random device was opened as, so that no other read has to ask.
static atomic_uchar random_files[1024];

static void note_file(int fd, const char *path) {
  bool is_random = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
  if (is_random && fd >= 0 && fd < (int)sizeof random_files) random_files[fd] = 1;
}

static mode_t mode_of(int flags, va_list list) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; }

int open(const char *path, int flags, ...) {
  static int (*real)(const char *, int, ...);
  REAL("open");
  va_list list;
  va_start(list, flags);
  int fd = real(path, flags, mode_of(flags, list));
  va_end(list);
  note_file(fd, path);
  return fd;
}

int open64(const char *path, int flags, ...) {
  static int (*real)(const char *, int, ...);
  REAL("open64");
  va_list list;
  va_start(list, flags);
  int fd = real(path, flags, mode_of(flags, list));
  va_end(list);
  note_file(fd, path);
  return fd;
}

ssize_t read(int fd, void *buffer, size_t length) {
  static ssize_t (*real)(int, void *, size_t);
  REAL("read");
  if (!glowworm_clock_is_virtual) return real(fd, buffer, length);
  glowworm_clock_timer_was_read(fd);
  // The number may belong to another file now.
  bool may_be_random = fd >= 0 && fd < (int)sizeof random_files && random_files[fd];
  if (!may_be_random || !is_random_device(fd)) return real(fd, buffer, length);
  fill_random(buffer, length);
  return (ssize_t)length;
}

static ssize_t read_random(void *unused, char *buffer, size_t length) {
  (void)unused;
  fill_random(buffer, length);
  return (ssize_t)length;
}

// A stream reads its descriptor inside the C library, where no call can be replaced.
static FILE *open_stream(const char *path, const char *mode, FILE *(*real)(const char *, const char *)) {
  bool is_random = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
  if (!is_random || !glowworm_clock_is_virtual) return real(path, mode);
  return fopencookie(NULL, mode, (cookie_io_functions_t){.read = read_random});
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  static FILE *(*real)(const char *, const char *);
  REAL("fopen");
  return open_stream(path, mode, real);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  static FILE *(*real)(const char *, const char *);
  REAL("fopen64");
  return open_stream(path, mode, real);
}
