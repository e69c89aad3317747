import Foundation
import PreviewProtocol
import Synchronization
import SystemCalls

/// A front end's side of a running view: commands to the child, and its frames with their pixels.
package final class LiveChannel: @unchecked Sendable {  // Mutable state is guarded by `lock`.
  let commandsForChild: Int32
  private let commands: Int32
  private let onFrame: @Sendable (LiveFrame) -> Void
  private let lock = NSLock()
  private var hasClosed = false
  private var mapped = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The file with the pixels, set before the child starts.
  var path = ""

  /// - Parameter onFrame: Called on the thread that runs the child.
  package init(onFrame: @escaping @Sendable (LiveFrame) -> Void) throws(ToolFailure) {
    do {
      (commandsForChild, commands) = try Descriptor.pipe()
    } catch {
      throw ToolFailure("No pipe can be opened: \(error).", code: .missingDependency)
    }
    self.onFrame = onFrame
  }

  deinit {
    Foundation.close(commandsForChild)
    close()
    if let address = mapped.baseAddress { munmap(UnsafeMutableRawPointer(mutating: address), mapped.count) }
  }

  func receive(_ frame: LiveFrame) { onFrame(frame) }

  /// Sends a command. The child answers with a frame, or ends. Commands take turns with frames, so that the pixels of a
  /// frame stay until the next command.
  package func send(_ command: LiveCommand) {
    guard let data = try? JSONEncoder().encode(command) else { return }
    lock.withLock {
      // A child that has ended is reported by the run.
      if !hasClosed { try? Descriptor.write(data + [UInt8(ascii: "\n")], to: commands) }
    }
  }

  /// Ends the child.
  package func close() {
    lock.withLock {
      if !hasClosed { Foundation.close(commands) }
      hasClosed = true
    }
  }

  var isClosed: Bool { lock.withLock { hasClosed } }

  /// Calls a closure with the pixels of the last frame.
  package func withPixels<Result>(
    of frame: LiveFrame, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try lock.withLock {
      let count = frame.bytesPerRow * frame.height
      if mapped.count < count {
        if let address = mapped.baseAddress { munmap(UnsafeMutableRawPointer(mutating: address), mapped.count) }
        mapped = UnsafeRawBufferPointer(start: nil, count: 0)
        let file = try Descriptor.open(path, O_RDONLY)
        defer { Foundation.close(file) }
        guard let address = mmap(nil, count, PROT_READ, MAP_SHARED, file, 0), address != MAP_FAILED else {
          throw SystemError.last
        }
        mapped = UnsafeRawBufferPointer(start: address, count: count)
      }
      return try body(UnsafeRawBufferPointer(rebasing: mapped[..<count]))
    }
  }
}
