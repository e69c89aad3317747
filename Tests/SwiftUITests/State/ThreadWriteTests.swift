import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

/// Runs work on another thread and waits until it has ended.
private func onOtherThread(_ work: @escaping () -> Void) {
  nonisolated(unsafe) let work = work
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}

private struct Counting: View {
  @State private var count = 0
  @State private var other = 0
  let remote: Remote
  let log: EventLog
  var body: some View {
    let (count, other) = ($count, $other)
    // Runs while this thread evaluates the body.
    if log.entries.isEmpty {
      onOtherThread {
        for _ in 0..<10 { count.wrappedValue += 1 }
        log.numbers.append(Double(other.wrappedValue))
      }
    }
    log.entries.append("body")
    return Text("count \(self.count)").onAppear { remote.press = { other.wrappedValue += 1 } }
  }
}

private struct Stored: View {
  @AppStorage("count") private var count = 0
  let log: EventLog
  var body: some View {
    let count = $count
    if log.entries.isEmpty { onOtherThread { for _ in 0..<10 { count.wrappedValue += 1 } } }
    log.entries.append("body")
    return Text("count \(self.count)")
  }
}

/// A transaction's value whose comparison writes state.
private struct Probe: Equatable, TransactionKey {
  static var defaultValue: Probe { Probe() }
  var write: () -> Void = {}
  static func == (a: Probe, b: Probe) -> Bool {
    a.write()
    return true
  }
}

private struct Compared: View {
  @State private var count = 0
  @State private var isCompared = false
  let remote: Remote
  var body: some View {
    Text("\(count) \(isCompared ? "compared" : "")").onAppear {
      remote.press = {
        var transaction = Transaction()
        transaction[Probe.self] = Probe { if !isCompared { isCompared = true } }
        withTransaction(transaction) { count += 1 }
        withTransaction(transaction) { count += 1 }
      }
    }
  }
}

private struct Completed: View {
  @State private var x = 0.0
  let remote: Remote
  let log: EventLog
  var body: some View {
    Color.red.frame(width: 10, height: 10).opacity(1 - x / 10).onAppear {
      remote.press = {
        withAnimation(.linear(duration: 1)) {
          x = 1
          remote.other()
          x = 2
        } completion: {
          log.entries.append("done")
        }
      }
    }
  }
}

@MainActor
@Suite("State written from other threads")
struct ThreadWriteTests {
  @Test("A write takes effect and a read adds no dependency while the main thread evaluates a body")
  func duringEvaluation() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Counting(remote: remote, log: log)).at(0.1)
    #expect(stage.host.shownTexts == ["count 10"])
    #expect(log.entries.count == 2)
    #expect(log.numbers == [0])
    remote.press()
    _ = stage.at(0.2)
    #expect(log.entries.count == 2)
  }

  @Test("Stored properties take every write of another thread")
  func storage() {
    let stage = Stage(Stored(log: EventLog())).at(0.1)
    #expect(stage.host.shownTexts == ["count 10"])
  }

  @Test("Values in transactions are compared while no lock is held")
  func comparisons() {
    let remote = Remote()
    let stage = Stage(Compared(remote: remote)).at(0.1)
    remote.press()
    #expect(stage.at(0.2).host.shownTexts == ["2 compared"])
  }

  @Test("The completion of an animation begun on another thread waits for the end of its closure")
  func completion() {
    let (remote, log) = (Remote(), EventLog())
    let stage = Stage(Completed(remote: remote, log: log)).at(0.1)
    let (half, goOn, end) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    remote.other = {
      half.signal()
      goOn.wait()
    }
    let press = remote.press
    Thread.detachNewThread { [work = UncheckedWork(press)] in
      work.run()
      end.signal()
    }
    half.wait()
    // The first write's animation is over before the closure makes the second.
    _ = stage.at(0.2).at(1.5)
    #expect(log.entries == [])
    goOn.signal()
    end.wait()
    _ = stage.at(2)
    #expect(log.entries == [])
    _ = stage.at(2.6)
    #expect(log.entries == ["done"])
  }

  @Test("A host with stored properties is freed with its graph")
  func lifetime() {
    weak var graph: ViewGraph?
    do {
      let stage = Stage(Stored(log: EventLog())).at(0.1)
      graph = stage.host.graph
      #expect(graph != nil)
    }
    #expect(graph == nil)
  }
}

private struct UncheckedWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
