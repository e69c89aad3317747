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

  /// Makes a call by its number.
  static func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int = 0) throws(SystemError) -> Int {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
    guard let function = call("syscall", as: Call.self) else { throw .last }
    let result = function(number, a, b, c, d)
    guard result >= 0 else { throw .last }
    return result
  }

  /// Keeps programs that this process starts from gaining privileges.
  static func keepPrivileges() -> Bool { control(38, 1) }  // PR_SET_NO_NEW_PRIVS

  /// Installs a seccomp filter of `count` instructions.
  static func installFilter(_ instructions: [UInt8], count: Int) -> Bool {
    instructions.withUnsafeBytes { bytes in
      // struct sock_fprog: a 16-bit count, and a pointer at the next aligned place.
      var program = (UInt(count), UInt(bitPattern: bytes.baseAddress))
      return withUnsafePointer(to: &program) { pointer in
        call("prctl", as: Control.self)?(22, 2, UInt(bitPattern: pointer), 0, 0) == 0  // PR_SET_SECCOMP
      }
    }
  }

  /// Limits a resource of this process and of its descendants, where it is not limited further already.
  package static func limit(_ resource: Resource, to value: Int) {
    var limit = rlimit()
    guard getrlimit(resource.number, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(max(0, value)))
    limit.rlim_max = limit.rlim_cur
    setrlimit(resource.number, &limit)
  }

  package enum Resource {
    /// Private memory that can be written, in bytes.
    case memory
    /// The size of a written file in bytes.
    case fileSize

    fileprivate var number: __rlimit_resource_t {
      switch self {
      case .memory: __rlimit_resource_t(RLIMIT_DATA.rawValue)
      case .fileSize: __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      }
    }
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
