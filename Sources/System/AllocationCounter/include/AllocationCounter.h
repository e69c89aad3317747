#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many times this thread has asked for memory so far.
long glowworm_allocations(void);

/// Bytes of heap in use.
long glowworm_heap_bytes(void);

#endif
