import Foundation
import Synchronization
import SystemCalls

/// The processes that descend from one, as `/proc` shows them.
package enum ProcessTree {
  struct Entry: Equatable {
    var id: pid_t
    var parent: pid_t
    /// Seconds of processor time, reaped children included.
    var computing: Double
  }

  /// A Boolean value that indicates whether all of this process's descendants are the tool's to end.
  nonisolated(unsafe) private static var isSubreaper = false

  /// Makes this process the parent of every orphan among its descendants. Only the tool does: a program with children
  /// of its own beside those of `ChildProcess` could not distinguish them.
  package static func adoptOrphans() { isSubreaper = LinuxCalls.becomeSubreaper() }

  /// The children of `ChildProcess` that run.
  private static let running = Mutex<Set<pid_t>>([])

  /// Starts a child, which `end` ends. Meanwhile no other child is ended, so that no process is unknown.
  static func start<Failure: Error>(_ spawn: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
    try running.withLock { children throws(Failure) in
      let child = try spawn()
      children.insert(child)
      return child
    }
  }

  /// Ends a child, its process group and its descendants, and reaps them.
  static func end(_ child: pid_t) {
    // Descendants outside the group are only known as such while their parents live.
    let known = isSubreaper ? [] : descendants(of: child)
    // Before the leader is reaped: after that its number, and so the group's, may be another's.
    kill(-child, SIGKILL)
    for id in known { kill(id, SIGKILL) }
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
    running.withLock { _ = $0.remove(child) }
    guard isSubreaper else { return }
    // Bounded, as a process may wait for a device and not die.
    for _ in 0..<1000 {
      var state = siginfo_t()
      if waitid(P_ALL, 0, &state, WEXITED | WNOHANG | WNOWAIT) != 0, errno == ECHILD { return }
      let isDone = running.withLock { children in
        let others = children.union(children.flatMap { descendants(of: $0) })
        let left = descendants(of: getpid()).filter { !others.contains($0) }
        for id in left {
          kill(id, SIGKILL)
          // Has an effect only on children: orphans are adopted.
          waitpid(id, nil, WNOHANG)
        }
        return left.isEmpty
      }
      if isDone { return }
      usleep(1000)
    }
  }

  /// Ends this user's processes that a killed tool started: they carry its mark in their environment.
  static func endAbandoned(mark: String) {
    let wanted = Data("\(mark)\0".utf8)
    for id in identifiers() where id != getpid() {
      guard let environment = FileManager.default.contents(atPath: "/proc/\(id)/environ") else { continue }
      if environment.range(of: wanted) != nil { kill(id, SIGKILL) }
    }
  }

  /// The number of processes of a child: itself, its descendants, and those that were orphaned.
  static func count(of child: pid_t) -> Int {
    let isAlone = running.withLock { $0.count == 1 }
    return isSubreaper && isAlone ? descendants(of: getpid()).count : descendants(of: child).count + 1
  }

  private static func descendants(of root: pid_t) -> [pid_t] {
    let children = Dictionary(grouping: identifiers().compactMap(entry), by: \.parent)
    var result: [pid_t] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      let found = (children[next] ?? []).map(\.id)
      result += found
      waiting += found
    }
    return result
  }

  private static func identifiers() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  /// Seconds of processor time of a process and its children: a copy of the process works for it.
  static func computing(of id: pid_t) -> Double {
    let children = FileManager.default.contents(atPath: "/proc/\(id)/task/\(id)/children") ?? Data()
    let identifiers = [id] + String(decoding: children, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    return identifiers.reduce(0) { $0 + (entry($1)?.computing ?? 0) }
  }

  static func entry(_ id: pid_t) -> Entry? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return nil }
    return entry(id, stat: String(decoding: data, as: UTF8.self))
  }

  /// Reads a line of `/proc/ID/stat`. The program's name in it may hold spaces and brackets.
  static func entry(_ id: pid_t, stat: String) -> Entry? {
    guard let close = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: close)...].split(separator: " ")
    guard fields.count > 14, let parent = pid_t(fields[1]) else { return nil }
    // Own and reaped children's time, in user and system mode.
    let ticks = fields[11...14].compactMap { Double($0) }.reduce(0, +)
    return Entry(id: id, parent: parent, computing: ticks / Double(sysconf(Int32(_SC_CLK_TCK))))
  }
}
