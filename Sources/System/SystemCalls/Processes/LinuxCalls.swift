import Foundation

/// Calls of Linux that Swift's C library module does not show.
package enum LinuxCalls {
  private typealias Pipe = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
  private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  private static func call<F>(_ name: String, as type: F.Type) -> F? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  static func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32 {
    guard let function = call("pipe2", as: Pipe.self) else {
      errno = ENOSYS
      return -1
    }
    return function(ends, flags)
  }

  @discardableResult
  private static func control(_ option: Int32, _ value: Int) -> Bool {
    call("prctl", as: Control.self)?(option, UInt(bitPattern: value), 0, 0, 0) == 0
  }

  /// Makes orphans among this process's descendants its children, so that it can end and reap them.
  package static func becomeSubreaper() -> Bool { control(36, 1) }  // PR_SET_CHILD_SUBREAPER

  /// Ends this process when its parent ends, however that ends. Where the parent has ended already, no signal would
  /// come: the process exits at once.
  package static func endWithParent(_ parent: Int32?) {
    control(1, Int(SIGKILL))  // PR_SET_PDEATHSIG
    if let parent, getppid() != parent { _exit(1) }
  }
}
