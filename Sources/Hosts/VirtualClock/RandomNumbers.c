#include "Clock.h"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>

static uint64_t random_state = UINT64_C(0x9E3779B97F4A7C15);

static void fill_random(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  pthread_mutex_lock(&lock);
  for (size_t index = 0; index < length; index++) {
    // SplitMix64, a byte at a time.
    random_state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    bytes[index] = (unsigned char)(z ^ (z >> 31));
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  static ssize_t (*real)(void *, size_t, unsigned int);
  if (!real) real = next_symbol("getrandom");
  if (!virtual_time) return real(buffer, length, flags);
  fill_random(buffer, length);
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  static int (*real)(void *, size_t);
  if (!real) real = next_symbol("getentropy");
  if (!virtual_time) return real(buffer, length);
  fill_random(buffer, length);
  return 0;
}

// Swift's random numbers come from the system call itself.
long syscall(long number, ...) {
  static long (*real)(long, ...);
  if (!real) real = next_symbol("syscall");
  if (number == SYS_gettid) return own_thread_number(real);
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (virtual_time && number == SYS_getrandom) {
    fill_random((void *)a, (size_t)b);
    return b;
  }
  return real(number, a, b, c, d, e, f);
}

void arc4random_buf(void *buffer, size_t length) {
  static void (*real)(void *, size_t);
  if (!real) real = next_symbol("arc4random_buf");
  if (!virtual_time && real) return real(buffer, length);
  fill_random(buffer, length);
}

// Foundation's UUIDs come from the device.
#define MOST_RANDOM_FILES 8
static int random_files[MOST_RANDOM_FILES];
static size_t random_file_count = 0;

int open(const char *path, int flags, ...) {
  static int (*real)(const char *, int, ...);
  if (!real) real = next_symbol("open");
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0;
  va_end(list);
  int fd = real(path, flags, mode);
  if (fd >= 0 && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0)) {
    pthread_mutex_lock(&lock);
    random_files[random_file_count % MOST_RANDOM_FILES] = fd;
    random_file_count++;
    pthread_mutex_unlock(&lock);
  }
  return fd;
}

ssize_t read(int fd, void *buffer, size_t length) {
  static ssize_t (*real)(int, void *, size_t);
  if (!real) real = next_symbol("read");
  if (virtual_time) timer_was_read(fd);
  if (!virtual_time || random_file_count == 0) return real(fd, buffer, length);
  bool is_random = false;
  for (size_t index = 0; index < MOST_RANDOM_FILES && index < random_file_count; index++) {
    if (random_files[index] == fd) is_random = true;
  }
  // The number may be another file's by now.
  struct stat status;
  if (!is_random || fstat(fd, &status) != 0 || !S_ISCHR(status.st_mode) || major(status.st_rdev) != 1 ||
      (minor(status.st_rdev) != 8 && minor(status.st_rdev) != 9)) {
    return real(fd, buffer, length);
  }
  fill_random(buffer, length);
  return (ssize_t)length;
}
