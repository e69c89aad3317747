import Foundation
import PreviewProtocol

extension PreviewJob {
  /// Seconds before the limit at which work that does not end is named: then this process still can.
  private static let notice = 0.2

  /// Ends this process if it is about to be ended, as work of the user's on another thread does not end.
  func reportEndlessWork(_ work: String) {
    func left(_ clock: __itimer_which) -> Double {
      var timer = itimerval()
      getitimer(__itimer_which_t(clock.rawValue), &timer)
      return Double(timer.it_value.tv_sec) + Double(timer.it_value.tv_usec) / 1_000_000
    }
    guard min(left(ITIMER_PROF), left(ITIMER_REAL)) < Self.notice else { return }
    let title = request.title.isEmpty ? "The view" : request.title
    let limit = InspectionReport.number(request.timeLimit)
    warn(
      "\(title) did not finish within \(limit) s: it waits for \(work) (--timeout SECONDS allows more).")
    _exit(1)
  }
}
