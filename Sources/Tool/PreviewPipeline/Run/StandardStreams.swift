import Foundation

/// The tool's standard streams. Every use is checked, and ends when the tool is interrupted.
package enum StandardStreams {
  /// Pipes take as much without blocking once they are ready at all.
  private static let piece = 4096

  /// Gives closed streams a file that cannot be used, so that nothing else that is opened takes their numbers.
  package static func reserve() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The wrong direction: uses fail as they do on a closed stream.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Reads standard input to its end.
  package static func readInput() throws(ToolFailure) -> Data {
    var result = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      try Interruption.wait(for: 0, POLLIN)
      let count = read(0, &buffer, buffer.count)
      if count == 0 { return result }
      if count > 0 {
        result.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        let reason =
          switch errno {
          case EISDIR: "is a folder; give the folder's path instead of '-'"
          case EBADF: "is closed"
          default: "cannot be read: \(String(cString: strerror(errno)))"
          }
        throw ToolFailure("Standard input \(reason).", code: .usage)
      }
    }
  }

  /// Writes the tool's own output.
  package static func writeOutput(_ text: String) throws(ToolFailure) { try writeOutput(Data(text.utf8)) }

  package static func writeOutput(_ data: Data) throws(ToolFailure) {
    guard let code = try write(Array(data)[...], to: 1) else { return }
    let reason = code == EBADF ? "it is closed" : String(cString: strerror(code))
    throw ToolFailure("Standard output cannot be written: \(reason).", code: .usage)
  }

  /// Writes messages to standard error. A failure is ignored, because there is no other place to report it.
  package static func writeMessage(_ bytes: [UInt8]) throws(ToolFailure) { _ = try write(bytes[...], to: 2) }

  package static func writeMessage(_ text: String) throws(ToolFailure) { try writeMessage(Array(text.utf8)) }

  /// Writes the last words: as much as standard error takes at once where the tool was interrupted.
  package static func writeLastMessage(_ text: String) {
    guard Interruption.signalNumber != nil else {
      try? writeMessage(text)
      return
    }
    var polls = [pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)]
    guard poll(&polls, 1, 0) > 0 else { return }
    _ = text.withCString { Foundation.write(2, $0, min(strlen($0), piece)) }
  }

  /// - Returns: The error's number where not all could be written.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(ToolFailure) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      try Interruption.wait(for: descriptor, POLLOUT)
      let count = rest.prefix(piece).withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        return errno
      }
    }
    return nil
  }
}
