import Foundation
import PreviewProtocol

extension ChildProcess {
  /// Starts the program in a process group of its own, with default signals.
  ///
  /// - Parameter ends: Where its standard output, its standard error and, if wanted, its messages go.
  func spawn(_ ends: [Int32]) throws(ToolFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (end, place) in zip(ends, [1, 2, ChildMessage.descriptor]) {
      posix_spawn_file_actions_adddup2(&actions, end, place)
    }
    if let commands { posix_spawn_file_actions_adddup2(&actions, commands, ChildMessage.commandDescriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in 1..<32 where ![SIGKILL, SIGSTOP].contains(Int32(number)) { sigaddset(&defaults, Int32(number)) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A worker thread blocks signals, and a child would inherit that.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var variables = ProcessInfo.processInfo.environment
    if let mark = TemporaryFolder.mark { variables[TemporaryFolder.variable] = mark }
    variables.merge(environment) { $1 }
    var argv: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    return try ProcessTree.start { () throws(ToolFailure) in
      var child: pid_t = 0
      let code = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
      guard code == 0 else {
        throw ToolFailure(
          "\(executable) cannot be started: \(String(cString: strerror(code))).", code: .missingDependency)
      }
      return child
    }
  }
}
