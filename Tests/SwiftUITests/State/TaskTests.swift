import SwiftUI
import Testing

private struct Working: View {
  @State private var id = 0
  @State private var shows = true
  let events: AsyncStream<String>.Continuation
  let remote: Remote
  var body: some View {
    if shows {
      Rectangle()
        .task(id: id) {
          events.yield("start \(id)")
          // Ends only when it is cancelled.
          for await _ in AsyncStream<Int>(unfolding: { await forever() }) {}
          events.yield("cancelled")
        }
        .onAppear {
          remote.press = { id += 1 }
          remote.other = { shows = false }
        }
    }
  }
}

private func forever() async -> Int? {
  let (stream, _) = AsyncStream<Int>.makeStream()
  for await value in stream { return value }
  return nil
}

@MainActor @Suite struct TaskTests {
  @Test("A task starts with its view and restarts with a new id, and is canceled then and when the view disappears")
  func lifetime() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    var events = stream.makeAsyncIterator()
    let remote = Remote()
    let stage = Stage(Working(events: continuation, remote: remote))
    #expect(await events.next() == "start 0")
    remote.press()
    _ = stage.at(0.1)
    let next = [await events.next(), await events.next()].compactMap { $0 }
    #expect(Set(next) == ["cancelled", "start 1"])
    remote.other()
    _ = stage.at(0.2)
    #expect(await events.next() == "cancelled")
  }
}
