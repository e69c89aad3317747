import Foundation

/// A message from a child to the tool: one line on a descriptor of its own, because the child's exit code and standard
/// streams belong to the code that it runs.
package enum ChildMessage: Equatable, Sendable {
  /// A step of the work is done: the limits on one step start again.
  case alive
  /// Frames that are drawn, of those to draw.
  case progress(done: Int, total: Int)
  /// The views wait for something that may never come, such as "a semaphore": where a limit is exceeded, the tool names
  /// it.
  case waiting(String)
  /// A running view is shown up to the time of the last command, and waits for the next one.
  case frame(LiveFrame)
  case result(ChildResult)

  /// The descriptor at which a child finds the channel.
  package static let descriptor: Int32 = 3
  /// The descriptor at which a child that shows a running view finds the commands.
  package static let commandDescriptor: Int32 = 4

  package var line: String {
    switch self {
    case .alive: return "alive\n"
    case .progress(let done, let total): return "progress \(done) \(total)\n"
    case .waiting(let work): return "waiting \(work.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    case .frame(let frame): return "frame \(Self.json(frame))\n"
    case .result(let result): return "result \(Self.json(result))\n"
    }
  }

  /// The encoder writes no line breaks.
  private static func json(_ value: some Encodable) -> String {
    String(decoding: (try? JSONEncoder().encode(value)) ?? Data(), as: UTF8.self)
  }

  /// Creates a message from a line, or returns `nil` for a line that no version of the child writes.
  package init?(line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "alive": self = .alive
    case "progress":
      let numbers = parts.last?.split(separator: " ").compactMap { Int($0) } ?? []
      guard numbers.count == 2 else { return nil }
      self = .progress(done: numbers[0], total: numbers[1])
    case "waiting" where parts.count == 2: self = .waiting(String(parts[1]))
    case "frame":
      guard parts.count == 2, let frame = try? JSONDecoder().decode(LiveFrame.self, from: Data(parts[1].utf8)) else {
        return nil
      }
      self = .frame(frame)
    case "result":
      guard parts.count == 2,
        let result = try? JSONDecoder().decode(ChildResult.self, from: Data(parts[1].utf8))
      else { return nil }
      self = .result(result)
    default: return nil
    }
  }
}
