#include "Clock.h"

// A binary heap of pointers, so that an event can be moved and taken out in logarithmic time.
static struct event **heap = NULL;
static size_t count = 0, capacity = 0;
static int64_t next_order = 0;

static bool comes_before(const struct event *a, const struct event *b) {
  return a->due != b->due ? a->due < b->due : a->order < b->order;
}

static void put(struct event *event, size_t position) {
  heap[position - 1] = event;
  event->position = position;
}

static void sift(struct event *event, size_t position) {
  while (position > 1 && comes_before(event, heap[position / 2 - 1])) {
    put(heap[position / 2 - 1], position);
    position /= 2;
  }
  for (;;) {
    size_t child = 2 * position;
    if (child > count) break;
    if (child < count && comes_before(heap[child], heap[child - 1])) child++;
    if (!comes_before(heap[child - 1], event)) break;
    put(heap[child - 1], position);
    position = child;
  }
  put(event, position);
}

void glowworm_clock_schedule(struct event *event, int64_t due) {
  glowworm_clock_unschedule(event);
  event->due = due;
  event->order = next_order++;
  if (due == INT64_MAX) return;
  if (count == capacity) {
    capacity = capacity ? capacity * 2 : 64;
    heap = realloc(heap, capacity * sizeof *heap);
    if (!heap) abort();
  }
  sift(event, ++count);
}

void glowworm_clock_unschedule(struct event *event) {
  size_t position = event->position;
  if (position == 0) return;
  event->position = 0;
  struct event *last = heap[--count];
  if (last != event) sift(last, position);
}

struct event *glowworm_clock_first_event(void) { return count > 0 ? heap[0] : NULL; }
