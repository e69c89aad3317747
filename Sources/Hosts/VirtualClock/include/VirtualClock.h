// The child's clock. Programs link it before every other library, so that its functions are found first: it takes the
// place of those by which a program asks for the time, sleeps, arms timers, starts work on other threads and draws
// random numbers. Until `glowworm_clock_start` everything behaves as usual.
#pragma once
#include <stdint.h>

/// Stops time: the monotonic clocks stand at a fixed instant and the wall clock at `wall` nanoseconds since 1970.
/// Random numbers come from a fixed seed. Called on the main thread, before any other thread exists.
void glowworm_clock_start(int64_t wall);

/// The time of the next event, in nanoseconds since the start; `INT64_MAX` without one.
int64_t glowworm_clock_next(void);

/// Moves time to `elapsed` nanoseconds since the start. What is due by then waits for `glowworm_clock_run_work`.
void glowworm_clock_advance(int64_t elapsed);

/// Runs jobs of the concurrency runtime's global executor on the calling thread. Returns how many ran.
int64_t glowworm_clock_run_jobs(void);

/// Returns 1 if the main dispatch queue has got work since the last call.
int32_t glowworm_clock_take_main_queue(void);

/// Returns 1 if the main run loop has got work since the last call: a timer that fired, a block, a signaled source.
int32_t glowworm_clock_take_fired(void);

/// Starts the next piece of work that is due, once the last one has ended or waits for the main thread or for time to
/// pass. Called on the main thread when that has nothing to do.
///
/// Returns 0 if nothing is due and all threads rest, 1 if something has run, 2 if something is still running: then it
/// is to be called again.
int32_t glowworm_clock_run_work(void);

/// Writes what was started last into `text`, as a noun phrase.
void glowworm_clock_describe_work(char *text, int32_t capacity);
