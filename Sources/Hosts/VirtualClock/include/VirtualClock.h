// The child's clock: loaded before every other library (LD_PRELOAD), it takes the place of the functions by which a
// program asks for the time, sleeps, arms timers and draws random numbers. Until `glowworm_clock_start` everything
// behaves as usual.
#pragma once
#include <stdint.h>

/// Stops time: from now on the monotonic clocks stand at a fixed instant and the wall clock at `wall` nanoseconds
/// since 1970. Random numbers come from a fixed seed.
void glowworm_clock_start(int64_t wall);

/// The next time at which something waits, in nanoseconds since the start; INT64_MAX: nothing does.
int64_t glowworm_clock_next(void);

/// Moves time to `elapsed` nanoseconds since the start and hands out all that is due by then.
void glowworm_clock_advance(int64_t elapsed);

/// Whether a run-loop timer has become due since the last call: the run loop has to run.
int32_t glowworm_clock_take_rung(void);

/// Runs jobs of the concurrency runtime's global executor on the calling thread; how many ran.
int64_t glowworm_clock_run_jobs(void);

/// Work that was handed to a queue and has not ended yet. While there is some, the call waits a moment for an end.
int64_t glowworm_clock_in_flight(void);
