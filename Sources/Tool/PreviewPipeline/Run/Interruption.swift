import Foundation

/// Notices SIGINT, SIGTERM and SIGHUP, so that the tool can end what it started and remove what it wrote first.
package enum Interruption {
  // Written by a signal handler, which may do no more than this.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0
  nonisolated(unsafe) private static var wakeDescriptor: Int32 = -1
  nonisolated(unsafe) package private(set) static var readDescriptor: Int32 = -1

  package static func install() {
    guard readDescriptor < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readDescriptor = ends[0]
    wakeDescriptor = ends[1]
    // A program that starts this one from a worker thread hands on that thread's blocked signals.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&wanted, number) }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Interruption.received = number
        var byte: UInt8 = 1
        _ = write(Interruption.wakeDescriptor, &byte, 1)
      }
    }
    // A closed output is an error to report, not a reason to die with a child running.
    signal(SIGPIPE, SIG_IGN)
  }

  package static var signalNumber: Int32? { received == 0 ? nil : Int32(received) }

  package static func check() throws(ToolFailure) {
    if let signalNumber { throw ToolFailure(signal: signalNumber) }
  }
}
