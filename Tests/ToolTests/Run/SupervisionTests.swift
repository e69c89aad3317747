import Foundation
import PreviewProtocol
import Testing

@testable import PreviewPipeline

@Suite("Supervising a child")
struct SupervisionTests {
  private typealias Usage = Watchdog.Usage

  @Test("A step may compute as long as the limit, and wait four times as long")
  func steps() {
    var watchdog = Watchdog(stepLimit: 2)
    #expect(watchdog.exceededLimit(at: Usage(time: 7.9, computing: 1.9)) == nil)
    #expect(watchdog.exceededLimit(at: Usage(time: 2.2, computing: 2.1)) == 2)
    #expect(watchdog.exceededLimit(at: Usage(time: 8.1, computing: 0)) == 2)
    watchdog.receive(.alive, at: Usage(time: 7, computing: 1.5))
    watchdog.receive(.waiting("a semaphore"), at: Usage(time: 7.5, computing: 1.7))
    #expect(watchdog.exceededLimit(at: Usage(time: 14.9, computing: 3.4)) == nil)
    #expect(watchdog.exceededLimit(at: Usage(time: 8, computing: 3.6)) == 2)
  }

  @Test("Steps without a frame may compute five times as long together; frames have no such limit")
  func frames() {
    var watchdog = Watchdog(stepLimit: 2)
    for second in 1...10 {
      let usage = Usage(time: Double(second), computing: Double(second))
      watchdog.receive(.alive, at: usage)
      #expect(watchdog.exceededLimit(at: usage) == nil)
    }
    #expect(watchdog.exceededLimit(at: Usage(time: 10.5, computing: 10.5)) == 10)
    watchdog.receive(.progress(done: 1, total: 9), at: Usage(time: 10.5, computing: 10.5))
    #expect(watchdog.exceededLimit(at: Usage(time: 11, computing: 11)) == nil)
  }

  @Test("A process's name may hold spaces and brackets")
  func stat() {
    let line = "77 (a) b (c) S 12 77 77 0 -1 4194560 1 2 3 4 150 50 10 20 20 0 1 0 500 0"
    #expect(ProcessTree.entry(77, stat: line) == .init(id: 77, parent: 12, computing: 2.3))
    #expect(ProcessTree.entry(77, stat: "77") == nil)
  }

  @Test(
    "Messages survive a round trip",
    arguments: [
      .alive, .progress(done: 3, total: 90), .waiting("a semaphore"), .result(ChildResult(.finished(nil))),
      .result(ChildResult(.failed("one\ntwo \"three\""), notes: ["note: a\nb"])),
      .result(ChildResult(.unwritable(path: "/a b", reason: "full"))),
    ] as [ChildMessage])
  func messages(message: ChildMessage) {
    #expect(message.line.filter { $0 == "\n" }.count == 1 && message.line.hasSuffix("\n"))
    #expect(ChildMessage(line: message.line.dropLast()) == message)
  }

  @Test("Lines of other programs are no messages", arguments: ["", "progress", "progress 1", "result {}", "hello"])
  func otherLines(line: String) { #expect(ChildMessage(line: line) == nil) }

  @Test("A program that outlives its limit is ended with those that it started in sessions of their own")
  func descendants() throws {
    // The child tells the number of a process outside its group, then waits.
    let process = ChildProcess(
      "/bin/sh", ["-c", "setsid sh -c 'echo $$; exec sleep 1000' & wait"], timeLimit: 1)
    let result = try process.run()
    #expect(result.end == .timedOut(seconds: 1))
    let other = try #require(pid_t(result.outputText.trimmingCharacters(in: .whitespacesAndNewlines)))
    // It may be a zombie until its new parent reaps it, but no more than that.
    let state = FileManager.default.contents(atPath: "/proc/\(other)/cmdline")
    #expect(state == nil || state == Data())
  }

  @Test("A program that stops itself does not go on waiting")
  func stopped() throws {
    let result = try ChildProcess("/bin/sh", ["-c", "kill -STOP $$"], timeLimit: 100).run()
    #expect(result.end == .stopped(SIGSTOP))
  }
}
