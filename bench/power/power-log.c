// Loaded into a database with LD_PRELOAD. Notes every change to files below POWER_ROOT in POWER_LOG, in their order, so
// that replay.ts can say what a disk would hold if the power had gone at any moment. Writes through stdio are not seen,
// which makes the replayed disk hold less and never more.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPENED = 1, WRITTEN = 2, TRUNCATED = 3, SYNC_BEGUN = 4, SYNCED = 5, RENAMED = 6, REMOVED = 7, MADE_FOLDER = 8, LINKED = 9 };

// Little endian, 48 bytes, followed by `length` bytes.
struct record {
  uint32_t magic, kind;
  uint64_t file;
  int64_t offset;
  uint64_t length, sync;
  uint64_t process;
};

static int log_file = -1;
static char root[PATH_MAX];
static size_t root_length;
static __thread uint64_t syncs;

#define REAL(name) ({ static __typeof__(&name) found; if (!found) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name); found; })

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWER_LOG"), *folder = getenv("POWER_ROOT");
  if (!path || !folder || !realpath(folder, root)) return;
  root_length = strlen(root);
  log_file = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  // Out of the way of programs that close what they do not know.
  if (log_file >= 0) {
    int high = fcntl(log_file, F_DUPFD_CLOEXEC, 900);
    if (high >= 0) { REAL(close)(log_file); log_file = high; }
  }
}

static void note(enum kind kind, uint64_t file, int64_t offset, uint64_t sync, const struct iovec *parts, int count) {
  struct iovec all[66];
  struct record head = {0x57505750, kind, file, offset, 0, sync, (uint64_t)getpid()};
  if (count > 64) abort();
  for (int i = 0; i < count; i++) { all[i + 1] = parts[i]; head.length += parts[i].iov_len; }
  all[0] = (struct iovec){&head, sizeof head};
  // One call, so that records of several processes do not mix.
  if (REAL(writev)(log_file, all, count + 1) != (ssize_t)(sizeof head + head.length)) abort();
}

static void note_text(enum kind kind, uint64_t file, int64_t offset, const char *one, const char *other) {
  struct iovec parts[2] = {{(void *)one, strlen(one) + 1}, {(void *)other, other ? strlen(other) + 1 : 0}};
  note(kind, file, offset, 0, parts, other ? 2 : 1);
}

// The path below the root, or NULL.
static const char *below(const char *path, char *buffer) {
  if (log_file < 0) return NULL;
  char joined[PATH_MAX * 2], folder[PATH_MAX * 2];
  if (path[0] == '/') snprintf(joined, sizeof joined, "%s", path);
  else {
    char here[PATH_MAX];
    if (!getcwd(here, sizeof here)) return NULL;
    snprintf(joined, sizeof joined, "%s/%s", here, path);
  }
  size_t length = strlen(joined);
  while (length > 1 && joined[length - 1] == '/') joined[--length] = 0;
  char *slash = strrchr(joined, '/');
  snprintf(folder, sizeof folder, "%.*s", (int)(slash - joined), joined);
  char real[PATH_MAX];
  if (!realpath(folder[0] ? folder : "/", real)) return NULL;
  const char *name = slash[1] == 0 || !strcmp(slash + 1, ".") ? "" : slash + 1;
  snprintf(buffer, PATH_MAX, "%s%s%s", real, *name ? "/" : "", name);
  if (strncmp(buffer, root, root_length) || (buffer[root_length] != '/' && buffer[root_length] != 0)) return NULL;
  return buffer + root_length + (buffer[root_length] == '/');
}

// Whether a descriptor is a file or folder below the root, and which.
static int is_below(int descriptor, uint64_t *file) {
  if (log_file < 0 || descriptor < 0) return 0;
  struct stat about;
  if (fstat(descriptor, &about) || !(S_ISREG(about.st_mode) || S_ISDIR(about.st_mode))) return 0;
  char name[64], target[PATH_MAX];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(name, target, sizeof target - 1);
  if (length < (ssize_t)root_length || strncmp(target, root, root_length) || target[root_length] != '/') {
    if (length != (ssize_t)root_length || strncmp(target, root, root_length)) return 0;
  }
  *file = about.st_ino;
  return 1;
}

static void note_open(const char *path, int flags, int descriptor) {
  char buffer[PATH_MAX];
  const char *name = descriptor < 0 ? NULL : below(path, buffer);
  struct stat about;
  // Who only reads has nothing to note, but a file that is made.
  if (!name || (flags & O_ACCMODE) == O_RDONLY || fstat(descriptor, &about) || !S_ISREG(about.st_mode)) return;
  note_text(OPENED, about.st_ino, flags & O_TRUNC ? 1 : 0, name, NULL);
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    va_list more; va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    int descriptor = REAL(name)(path, flags, mode); \
    note_open(path, flags, descriptor); \
    return descriptor; \
  }
OPEN(open)
OPEN(open64)
int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open(path, flags); }
static int open_at(int folder, const char *path, int flags, mode_t mode) {
  static int (*real)(int, const char *, int, ...);
  if (!real) real = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, "openat");
  int descriptor = real(folder, path, flags, mode);
  if (folder == AT_FDCWD || path[0] == '/') note_open(path, flags, descriptor);
  return descriptor;
}
int openat(int folder, const char *path, int flags, ...) {
  va_list more; va_start(more, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_at(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  va_list more; va_start(more, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
  va_end(more);
  return open_at(folder, path, flags, mode);
}

static void note_written(int descriptor, const struct iovec *parts, int count, int64_t offset, ssize_t written) {
  uint64_t file;
  if (written <= 0 || !is_below(descriptor, &file)) return;
  struct iovec done[64];
  size_t left = (size_t)written;
  int used = 0;
  for (; used < count && left > 0; used++) {
    done[used] = parts[used];
    if (done[used].iov_len > left) done[used].iov_len = left;
    left -= done[used].iov_len;
  }
  note(WRITTEN, file, offset, 0, done, used);
}

// Where the file was before a write that names no place.
static int64_t place(int descriptor, ssize_t written) { return lseek(descriptor, 0, SEEK_CUR) - written; }

ssize_t write(int descriptor, const void *bytes, size_t length) {
  ssize_t written = REAL(write)(descriptor, bytes, length);
  uint64_t file;
  if (written > 0 && is_below(descriptor, &file)) {
    struct iovec part = {(void *)bytes, length};
    note_written(descriptor, &part, 1, place(descriptor, written), written);
  }
  return written;
}
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  ssize_t written = REAL(writev)(descriptor, parts, count);
  uint64_t file;
  if (written > 0 && is_below(descriptor, &file)) note_written(descriptor, parts, count, place(descriptor, written), written);
  return written;
}
#define PWRITE(name, place_type) \
  ssize_t name(int descriptor, const void *bytes, size_t length, place_type offset) { \
    ssize_t written = REAL(name)(descriptor, bytes, length, offset); \
    struct iovec part = {(void *)bytes, length}; \
    note_written(descriptor, &part, 1, offset, written); \
    return written; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)
#define PWRITEV(name, place_type) \
  ssize_t name(int descriptor, const struct iovec *parts, int count, place_type offset) { \
    ssize_t written = REAL(name)(descriptor, parts, count, offset); \
    note_written(descriptor, parts, count, offset, written); \
    return written; \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

#define SYNC(name) \
  int name(int descriptor) { \
    uint64_t file, sync = ++syncs; \
    int counts = is_below(descriptor, &file); \
    if (counts) note(SYNC_BEGUN, file, (int64_t)gettid(), sync, NULL, 0); \
    int result = REAL(name)(descriptor); \
    if (counts && result == 0) note(SYNCED, file, (int64_t)gettid(), sync, NULL, 0); \
    return result; \
  }
SYNC(fsync)
SYNC(fdatasync)

#define FTRUNCATE(name, type) \
  int name(int descriptor, type length) { \
    uint64_t file; \
    int result = REAL(name)(descriptor, length); \
    if (result == 0 && is_below(descriptor, &file)) note(TRUNCATED, file, length, 0, NULL, 0); \
    return result; \
  }
FTRUNCATE(ftruncate, off_t)
FTRUNCATE(ftruncate64, off64_t)
#define TRUNCATE(name, type) \
  int name(const char *path, type length) { \
    int result = REAL(name)(path, length); \
    struct stat about; \
    char buffer[PATH_MAX]; \
    if (result == 0 && below(path, buffer) && stat(path, &about) == 0) { \
      note_text(OPENED, about.st_ino, 0, below(path, buffer), NULL); \
      note(TRUNCATED, about.st_ino, length, 0, NULL, 0); \
    } \
    return result; \
  }
TRUNCATE(truncate, off_t)
TRUNCATE(truncate64, off64_t)

// Zeros, as far as they reach beyond the end.
#define FALLOCATE(name, type) \
  int name(int descriptor, type offset, type length) { \
    struct stat before; \
    int knows = log_file >= 0 && fstat(descriptor, &before) == 0; \
    int result = REAL(name)(descriptor, offset, length); \
    uint64_t file; \
    if (result == 0 && knows && offset + length > before.st_size && is_below(descriptor, &file)) \
      note(TRUNCATED, file, offset + length, 0, NULL, 0); \
    return result; \
  }
FALLOCATE(posix_fallocate, off_t)
FALLOCATE(posix_fallocate64, off64_t)

static void note_two(enum kind kind, const char *from, const char *to, int result) {
  char one[PATH_MAX], other[PATH_MAX];
  if (result != 0) return;
  const char *source = below(from, one), *target = below(to, other);
  if (source && target) note_text(kind, 0, 0, source, target);
  else if (source && kind == RENAMED) note_text(REMOVED, 0, 0, source, NULL);
}
int rename(const char *from, const char *to) {
  int result = REAL(rename)(from, to);
  note_two(RENAMED, from, to, result);
  return result;
}
int link(const char *from, const char *to) {
  int result = REAL(link)(from, to);
  note_two(LINKED, from, to, result);
  return result;
}
static void note_one(enum kind kind, const char *path, int result) {
  char buffer[PATH_MAX];
  const char *name = result == 0 ? below(path, buffer) : NULL;
  if (name) note_text(kind, 0, 0, name, NULL);
}
int unlink(const char *path) {
  int result = REAL(unlink)(path);
  note_one(REMOVED, path, result);
  return result;
}
int rmdir(const char *path) {
  int result = REAL(rmdir)(path);
  note_one(REMOVED, path, result);
  return result;
}
int remove(const char *path) {
  int result = REAL(remove)(path);
  note_one(REMOVED, path, result);
  return result;
}
int mkdir(const char *path, mode_t mode) {
  int result = REAL(mkdir)(path, mode);
  note_one(MADE_FOLDER, path, result);
  return result;
}
