import Foundation

/// A copy of this process that looks ahead: what its code does there leaves nothing behind.
enum ForkedProcess {
  /// Milliseconds of silence until what the copy printed is passed on. Before that it is kept back, and
  /// thrown away when the copy ends, as the same will be printed again; a view that hangs shows what it printed before.
  private static let patience: Int32 = 1000
  /// Bytes that are kept back at most.
  private static let mostKept = 1 << 16

  /// Runs `look` in a copy and returns its bytes: as many as `count`. Nil: it did not end well.
  ///
  /// A copy that is stopped by the alarm for views that hang stops this process as well: nobody has to wait twice.
  static func run(count: Int, _ look: () -> [UInt8]?) -> [UInt8]? {
    typealias Fork = @convention(c) () -> Int32
    // The result's, then standard output's and standard error's.
    var readers: [Int32] = []
    var writers: [Int32] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        for end in readers + writers { close(end) }
        return nil
      }
      readers.append(ends[0])
      writers.append(ends[1])
    }
    // Swift hides `fork`, as it is only safe before there are threads: here there are none yet.
    let fork = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }
    let child = fork?() ?? -1
    if child == 0 {
      dup2(writers[1], 1)
      dup2(writers[2], 2)
      if let found = look(), found.count == count {
        _ = found.withUnsafeBytes { write(writers[0], $0.baseAddress, count) }
      }
      fflush(nil)
      _exit(0)
    }
    for end in writers { close(end) }
    defer { for end in readers { close(end) } }
    guard child > 0 else { return nil }
    let found = listen(readers)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let signal = status & 0x7f
    if signal == SIGALRM || signal == SIGPROF { kill(getpid(), signal) }
    return found.count == count ? found : nil
  }

  /// Reads until all ends are closed; passes on what is printed if that takes long.
  private static func listen(_ readers: [Int32]) -> [UInt8] {
    var found: [UInt8] = []
    var kept: [[UInt8]] = [[], []]
    var open = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    var isLate = false
    while open.contains(where: { $0.fd >= 0 }) {
      let ready = poll(&open, nfds_t(open.count), isLate ? -1 : patience)
      if !isLate, ready == 0 || kept.contains(where: { $0.count > mostKept }) {
        isLate = true
        for stream in kept.indices { pass(kept[stream], to: Int32(stream + 1)) }
      }
      guard ready > 0 else { continue }
      for index in open.indices where open[index].revents != 0 {
        let got = read(open[index].fd, &buffer, buffer.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          open[index].fd = -1
          continue
        }
        let bytes = Array(buffer[..<got])
        switch (index, isLate) {
        case (0, _): found += bytes
        case (_, true): pass(bytes, to: Int32(index))
        case (_, false): kept[index - 1] += bytes
        }
      }
    }
    return found
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
