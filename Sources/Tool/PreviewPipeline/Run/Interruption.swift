import Foundation
import SystemCalls

/// Notices the signals that end a program, so that the tool can end what it started and remove what it wrote first.
package enum Interruption {
  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  // Written by a signal handler, which must not do anything else.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0
  nonisolated(unsafe) private static var wakeDescriptor: Int32 = -1
  nonisolated(unsafe) package private(set) static var readDescriptor: Int32 = -1

  package static func install() {
    guard readDescriptor < 0, let ends = try? Descriptor.pipe() else { return }
    readDescriptor = ends.read
    wakeDescriptor = ends.write
    // A signal that comes many times must not fill the pipe and block in its handler.
    _ = fcntl(wakeDescriptor, F_SETFL, O_NONBLOCK)
    for number in numbers {
      // Without `SA_RESTART`, so that reading and writing end when a signal comes.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        Interruption.received = number
        var byte: UInt8 = 1
        _ = write(Interruption.wakeDescriptor, &byte, 1)
      }
      sigaction(number, &action, nil)
    }
    // A program that starts this one from a worker thread passes on that thread's blocked signals.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in numbers { sigaddset(&wanted, number) }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    // A closed output is reported as an error, instead of ending this process while a child is running.
    signal(SIGPIPE, SIG_IGN)
  }

  package static var signalNumber: Int32? { received == 0 ? nil : Int32(received) }

  package static func check() throws(ToolFailure) {
    if let signalNumber { throw ToolFailure(signal: signalNumber) }
  }

  /// Waits until a descriptor is ready or a signal has come.
  static func wait(for descriptor: Int32, _ events: Int32) throws(ToolFailure) {
    while true {
      try check()
      var polls = [
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
        pollfd(fd: readDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&polls, 2, -1) > 0, polls[0].revents != 0 { return try check() }
    }
  }
}
