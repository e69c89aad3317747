#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Returns the number of memory allocations of the calling thread.
long glowworm_allocations(void);

/// Bytes of heap in use.
long glowworm_heap_bytes(void);

#endif
