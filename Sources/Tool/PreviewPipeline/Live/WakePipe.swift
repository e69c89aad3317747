import Foundation
import Synchronization
import SystemCalls

/// A pipe that wakes the loop of a front end from other threads.
package final class WakePipe: Sendable {
  package let readDescriptor: Int32
  private let writeDescriptor: Int32
  private let hasChanges = Atomic(false)

  package init() throws(ToolFailure) {
    do {
      (readDescriptor, writeDescriptor) = try Descriptor.pipe()
    } catch {
      throw ToolFailure("No pipe can be opened: \(error).", code: .missingDependency)
    }
    for end in [readDescriptor, writeDescriptor] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(readDescriptor)
    close(writeDescriptor)
  }

  package func wake() {
    var byte: UInt8 = 1
    _ = write(writeDescriptor, &byte, 1)
  }

  /// Wakes the loop because watched files have changed.
  package func noteChange() {
    hasChanges.store(true, ordering: .relaxed)
    wake()
  }

  /// Empties the pipe.
  ///
  /// - Returns: True if watched files have changed.
  package func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 256)
    while read(readDescriptor, &buffer, buffer.count) > 0 {}
    return hasChanges.exchange(false, ordering: .relaxed)
  }

  /// Watches a file or folder on a thread of its own, until the process is interrupted.
  ///
  /// - Throws: `ToolFailure` if it cannot be watched.
  package func watch(_ path: String) throws(ToolFailure) {
    guard let watcher = FileWatcher(path) else {
      throw ToolFailure("\(path) cannot be watched: \(SystemError.last).", code: .usage)
    }
    // From here on, only the thread uses it.
    nonisolated(unsafe) let owned = watcher
    Thread { [weak self] in
      while Interruption.signalNumber == nil {
        let isChanged = owned.waitForChange(milliseconds: 60_000, wakeDescriptor: Interruption.readDescriptor)
        guard let self else { return }
        if isChanged { self.noteChange() }
      }
    }.start()
  }
}
