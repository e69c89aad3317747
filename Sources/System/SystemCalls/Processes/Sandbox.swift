import Foundation

/// Takes rights from this process for good: files are written in given places only, by Landlock, and there is no
/// network, by a seccomp filter. Neither needs privileges. Descendants inherit both.
package enum Sandbox {
  /// Enters the sandbox. Must run before there are other threads, because they would keep their rights.
  ///
  /// - Parameter writable: Files that are written, and folders in which files are made and written.
  /// - Throws: `SystemError` where the kernel does not support it.
  package static func enter(writable: [String]) throws(SystemError) {
    guard LinuxCalls.keepPrivileges() else { throw .last }
    try restrictFiles(writable)
    try denySockets()
  }

  // MARK: Landlock

  // linux/landlock.h. The numbers of the calls are the same on all architectures.
  private static let createRuleset = 444
  private static let addRule = 445
  private static let restrictSelf = 446
  private static let versionFlag = 1
  private static let pathBeneath = 1
  private static let writeFile: UInt64 = 1 << 1
  private static let truncate: UInt64 = 1 << 14
  /// Writing, removing and making files and folders of all kinds.
  private static let changes: UInt64 = writeFile | (1 << 13 - 1 << 4)
  private static let rename: UInt64 = 1 << 13

  /// `O_PATH`, which Swift's C library module does not show.
  private static let pathOnly: Int32 = 0o10000000

  private static func restrictFiles(_ writable: [String]) throws(SystemError) {
    let version = try LinuxCalls.call(createRuleset, 0, 0, versionFlag)
    let handled = changes | (version >= 2 ? rename : 0) | (version >= 3 ? truncate : 0)
    var attributes = handled
    let ruleset = try withUnsafePointer(to: &attributes) { pointer throws(SystemError) in
      try LinuxCalls.call(createRuleset, Int(bitPattern: pointer), 8, 0)
    }
    defer { close(Int32(ruleset)) }
    for path in writable + ["/dev/null"] {
      let descriptor = try Descriptor.open(path, pathOnly)
      defer { close(descriptor) }
      var status = stat()
      let isFolder = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      // struct landlock_path_beneath_attr is packed: 64 bits of rights, 32 of the descriptor.
      var rule = [UInt8]()
      withUnsafeBytes(of: isFolder ? handled : handled & (writeFile | truncate)) { rule += $0 }
      withUnsafeBytes(of: descriptor) { rule += $0 }
      let address = rule.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
      try withExtendedLifetime(rule) { () throws(SystemError) in
        _ = try LinuxCalls.call(addRule, ruleset, pathBeneath, address)
      }
    }
    _ = try LinuxCalls.call(restrictSelf, ruleset, 0, 0)
  }

  // MARK: seccomp

  /// An instruction of the kernel's packet filter (linux/filter.h).
  private struct Instruction {
    var code: UInt16
    var whenTrue: UInt8 = 0
    var whenFalse: UInt8 = 0
    var value: UInt32
  }

  /// linux/audit.h, and the numbers of `socket` and `io_uring_setup`, which opens sockets without a call.
  #if arch(x86_64)
    private static let (architecture, socketCall, ringCall): (UInt32, UInt32, UInt32) = (0xC000_003E, 41, 425)
  #else
    private static let (architecture, socketCall, ringCall): (UInt32, UInt32, UInt32) = (0xC000_00B7, 198, 425)
  #endif

  private static func denySockets() throws(SystemError) {
    let (load, equal, greater, answer): (UInt16, UInt16, UInt16, UInt16) = (0x20, 0x15, 0x35, 0x06)
    let (allow, deny): (UInt32, UInt32) = (0x7FFF_0000, 0x0005_0000 | UInt32(EPERM))
    let program = [
      Instruction(code: load, value: 4),
      Instruction(code: equal, whenFalse: 5, value: architecture),
      Instruction(code: load, value: 0),
      // The calls of x32, which have other numbers.
      Instruction(code: greater, whenTrue: 3, value: 0x4000_0000),
      Instruction(code: equal, whenTrue: 2, value: socketCall),
      Instruction(code: equal, whenTrue: 1, value: ringCall),
      Instruction(code: answer, value: allow),
      Instruction(code: answer, value: deny),
    ]
    guard LinuxCalls.installFilter(program.withUnsafeBytes { Array($0) }, count: program.count) else { throw .last }
  }
}
