import Foundation
import SystemCalls

/// A pipe from a child to this process.
struct ChildStream {
  let readEnd: Int32
  private(set) var writeEnd: Int32
  private(set) var isOpen = true
  /// The received bytes, up to a limit.
  private(set) var bytes: [UInt8] = []
  /// The maximum number of bytes to keep.
  let limit: Int

  /// - Parameter limit: Bytes to keep. A program that prints forever must not fill the memory.
  init(keeping limit: Int) throws(ToolFailure) {
    do {
      (readEnd, writeEnd) = try Descriptor.pipe()
    } catch {
      throw ToolFailure("No pipe can be opened: \(error).", code: .missingDependency)
    }
    self.limit = limit
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { Foundation.close(writeEnd) }
    writeEnd = -1
  }

  mutating func close() {
    closeWriteEnd()
    Foundation.close(readEnd)
    isOpen = false
  }

  /// Reads the available bytes, and blocks if there are none.
  mutating func read() -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(readEnd, &buffer, buffer.count)
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else {
      isOpen = false
      return []
    }
    bytes += buffer[..<min(count, max(0, limit - bytes.count))]
    return buffer[..<count]
  }
}
