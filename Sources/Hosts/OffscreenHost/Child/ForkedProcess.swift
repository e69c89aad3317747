import Foundation
import SystemCalls

/// A copy of this process that looks ahead. It is made before any of the user's code has run, so that there is no other
/// thread yet and nothing is copied half done.
@MainActor enum ForkedProcess {
  /// Bytes of each of the copy's output streams that are kept.
  private static let mostKept = 1 << 16
  /// Milliseconds between two looks at whether the copy has ended.
  private static let pause: Int32 = 50

  /// Runs `look` in a copy and returns its bytes, exactly `count`, or `nil` if the copy failed.
  ///
  /// What the copy prints is thrown away, as this process prints it again. Only of a copy that is stopped by the alarm for
  /// views that hang it is passed on: this process is then stopped too, so that the limit applies once.
  static func run(count: Int, _ look: () -> [UInt8]?) -> [UInt8]? {
    typealias Fork = @convention(c) () -> Int32
    // The pipe of the result, then those of standard output and standard error.
    var readers: [Int32] = []
    var writers: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        for end in readers + writers { close(end) }
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      readers.append(ends[0])
      writers.append(ends[1])
    }
    // Swift hides `fork`, as it is only safe before there are threads.
    let fork = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }
    let parent = getpid()
    let child = fork?() ?? -1
    if child == 0 {
      LinuxCalls.endWithParent(parent)
      dup2(writers[1], 1)
      dup2(writers[2], 2)
      if let found = look(), found.count == count {
        _ = found.withUnsafeBytes { write(writers[0], $0.baseAddress, count) }
      }
      _exit(0)
    }
    for end in writers { close(end) }
    defer { for end in readers { close(end) } }
    guard child > 0 else { return nil }
    let (found, kept, status) = listen(to: child, readers, count: count)
    let signal = status & 0x7f
    if signal == SIGALRM || signal == SIGPROF {
      for stream in kept.indices { pass(kept[stream], to: Int32(stream + 1)) }
      kill(getpid(), signal)
    }
    return found.count == count ? found : nil
  }

  /// Reads until the result is there or the copy has ended. The streams may be open longer, in programs that it started.
  ///
  /// - Returns: The result, what was printed, and how the copy ended.
  private static func listen(
    to child: pid_t, _ readers: [Int32], count: Int
  ) -> (found: [UInt8], kept: [[UInt8]], status: Int32) {
    var streams: [[UInt8]] = [[], [], []]
    var open = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    var status: Int32 = 0
    var hasEnded = false
    while true {
      let ready = poll(&open, nfds_t(open.count), hasEnded ? 0 : pause)
      for index in open.indices where ready > 0 && open[index].revents != 0 {
        let got = read(open[index].fd, &buffer, buffer.count)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { open[index].fd = -1 }
        let kept = index == 0 ? count : mostKept
        streams[index] += buffer.prefix(max(0, min(got, kept - streams[index].count)))
      }
      if hasEnded, ready <= 0 { break }
      if streams[0].count == count {
        waitpid(child, &status, 0)
        break
      }
      if waitpid(child, &status, WNOHANG | WUNTRACED) == child {
        // The low byte of a stopped process's status. Nothing wakes it again.
        if status & 0xff == 0x7f { kill(child, SIGKILL) } else { hasEnded = true }
      }
      if hasEnded, streams[1...].contains(where: { $0.count == mostKept }) { break }
    }
    return (streams[0], Array(streams[1...]), status)
  }

  private static func pass(_ bytes: [UInt8], to stream: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
