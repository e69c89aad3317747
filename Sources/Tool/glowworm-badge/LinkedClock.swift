import OffscreenHost
import VirtualClock

/// The virtual clock as part of this program: here it needs no loading, its functions come before the libraries' own.
enum LinkedClock {
  static let functions = ProcessClock.Functions(
    start: { glowworm_clock_start($0) }, next: { glowworm_clock_next() }, advance: { glowworm_clock_advance($0) },
    runJobs: { glowworm_clock_run_jobs() }, inFlight: { glowworm_clock_in_flight() },
    takeRung: { glowworm_clock_take_rung() })
}
