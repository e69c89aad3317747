import Foundation
import PreviewProtocol
import SystemCalls

/// The child's end of the channel to the tool, on a descriptor that the code which it runs does not come across: high,
/// and closed in the programs that this code starts.
@MainActor
enum ToolChannel {
  private static let leastDescriptor: Int32 = 500
  private static var descriptor: Int32?
  private static var commandDescriptor: Int32?
  /// The bytes of commands that have not been taken.
  private static var received: ArraySlice<UInt8> = []
  private static var waitsFor: String?
  private static var frames: (done: Int, total: Int) = (0, 0)
  /// Remarks on the output, for the result.
  private(set) static var notes: [String] = []

  static func open(_ request: PreviewRequest) {
    guard let given = request.messageDescriptor else { return }
    descriptor = try? Descriptor.raised(given, above: leastDescriptor)
    guard let given = request.commandDescriptor else { return }
    commandDescriptor = try? Descriptor.raised(given, above: leastDescriptor)
  }

  /// Waits for the next command to a running view.
  ///
  /// - Returns: The command, or `nil` if there are no more.
  static func nextCommand() -> LiveCommand? {
    guard let commandDescriptor else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = received[..<end]
        received = received[(end + 1)...]
        return try? JSONDecoder().decode(LiveCommand.self, from: Data(line))
      }
      let count = read(commandDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }

  static func send(_ frame: LiveFrame) { send(.frame(frame)) }

  static func note(_ text: String) { notes.append(text) }

  /// The limits on one step of the work start again.
  static func stepIsDone() {
    waitsFor = nil
    send(.alive)
  }

  /// Names what the views wait for.
  static func isWaiting(for work: String) {
    guard waitsFor != work else { return }
    waitsFor = work
    send(.waiting(work))
  }

  static func begin(frames total: Int) {
    frames = (0, total)
    send(.progress(done: 0, total: total))
  }

  static func frameIsDone() {
    frames.done = min(frames.done + 1, frames.total)
    send(.progress(done: frames.done, total: frames.total))
  }

  static func send(_ outcome: ChildResult.Outcome) { send(.result(ChildResult(outcome, notes: notes))) }

  private static func send(_ message: ChildMessage) {
    guard let descriptor else { return }
    // Without the tool this process has no reason to go on: the signal of the broken pipe ends it.
    try? Descriptor.write(Data(message.line.utf8), to: descriptor)
  }
}
