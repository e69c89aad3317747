import Foundation

/// The meanings of the signals that end a program.
package enum SignalName {
  package static func text(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: return "a failed check, signal \(signal)"
    case SIGSEGV: return "a bad memory access, signal \(signal)"
    case SIGBUS: return "a bad memory access, signal \(signal)"
    case SIGABRT: return "it aborted, signal \(signal)"
    case SIGFPE: return "bad arithmetic, signal \(signal)"
    case SIGKILL: return "it was killed, signal \(signal)"
    default: return "signal \(signal)"
    }
  }
}
