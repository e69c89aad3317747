import OffscreenHost
import VirtualClock

/// The virtual clock, linked into this program, so that it need not be preloaded: its functions come before those of
/// the libraries.
enum LinkedClock {
  static let functions = ProcessClock.Functions(
    start: { glowworm_clock_start($0) }, next: { glowworm_clock_next() }, advance: { glowworm_clock_advance($0) },
    runJobs: { glowworm_clock_run_jobs() }, takeMainQueue: { glowworm_clock_take_main_queue() },
    takeFired: { glowworm_clock_take_fired() }, runWork: { glowworm_clock_run_work() },
    describeWork: { glowworm_clock_describe_work($0, $1) })
}
