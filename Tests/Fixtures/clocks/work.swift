import Combine
import SwiftUI

// Work that views start: in frames, on other queues and threads, on the run loop.

final class Clicker: ObservableObject {
  @Published var count = 0
  let numbers = CurrentValueSubject<Int, Never>(1)
}

/// What begins in a frame, with the time at which it runs.
struct FrameWork: View {
  @State private var count = 0
  let start = Date()

  func note(_ text: String) { print(String(format: "%.1f", Date().timeIntervalSince(start)), text) }

  var body: some View {
    Text("\(count)")
      .onChange(of: count) {
        note("change")
        Task {
          note("task")
          try? await Task.sleep(for: .seconds(0.2))
          note("slept")
        }
        DispatchQueue.main.async { note("async") }
        RunLoop.main.perform { note("perform") }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { count += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("later") }
      }
  }
}

/// A caret whose task is canceled at 0.9 s by a new identity.
struct Caret: View {
  @State private var identity = 0
  @State private var isLit = true
  var body: some View {
    Text(isLit ? "lit" : "dark")
      .task(id: identity) {
        isLit = true
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(530))
          if Task.isCancelled { return }
          isLit.toggle()
        }
      }
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { identity += 1 } }
  }
}

struct Background: View {
  @State private var count = 0
  @StateObject private var clicker = Clicker()
  var body: some View {
    Text("\(count) and \(clicker.count)")
      .onAppear {
        for _ in 0..<8 {
          DispatchQueue.global().async {
            for _ in 0..<1000 { DispatchQueue.main.async { count += 1 } }
          }
        }
        Task.detached { for index in 1...100 { await MainActor.run { clicker.count = index } } }
      }
  }
}

/// Which of several pieces of work comes first.
struct Order: View {
  @State private var order: [Int] = []
  var body: some View {
    Text(order.map { "\($0)" }.joined(separator: " "))
      .onAppear {
        for index in 0..<5 {
          DispatchQueue.global().async { DispatchQueue.main.async { order.append(index) } }
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
            DispatchQueue.main.async { order.append(10 + index) }
          }
          Thread.detachNewThread { DispatchQueue.main.async { order.append(20 + index) } }
        }
      }
  }
}

/// Threads that wait for each other, for the main thread and for a time.
struct Waiting: View {
  @State private var text = ""
  var body: some View {
    Text(text)
      .onAppear {
        let group = DispatchGroup()
        let lock = NSLock()
        var indices: [Int] = []
        for index in 0..<6 {
          DispatchQueue.global().async(group: group) {
            lock.lock()
            indices.append(index)
            lock.unlock()
          }
        }
        group.wait()
        text += "\(indices)"
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { semaphore.signal() }
        semaphore.wait()
        let queue = DispatchQueue(label: "numbers")
        var number = 0
        for _ in 0..<100 { queue.async { number += 1 } }
        queue.sync { text += " \(number)" }
        DispatchQueue.global().async {
          let answer = DispatchQueue.main.sync { 42 }
          DispatchQueue.main.async { text += " \(answer)" }
        }
        let condition = NSCondition()
        Thread.detachNewThread {
          condition.lock()
          condition.wait()
          condition.unlock()
          DispatchQueue.main.async { text += " signaled" }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
          condition.lock()
          condition.signal()
          condition.unlock()
        }
      }
  }
}

struct Loading: View {
  @State private var text = "loading"
  var body: some View {
    Text(text)
      .onAppear {
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 2)
          DispatchQueue.main.async { text = "loaded" }
        }
      }
  }
}

struct RunLoopWork: View {
  @State private var text = ""
  @StateObject private var clicker = Clicker()
  @State private var subscriptions: [AnyCancellable] = []
  var body: some View {
    Text("\(text)\(clicker.count)")
      .onAppear {
        RunLoop.main.perform { text += "perform " }
        OperationQueue.main.addOperation { text += "operation " }
        let queue = OperationQueue()
        queue.addOperation { RunLoop.main.perform { text += "elsewhere " } }
        subscriptions.append(clicker.numbers.receive(on: RunLoop.main).sink { clicker.count = $0 })
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { clicker.numbers.send(7) }
      }
  }
}

/// More timers than there were once places for.
struct ManyTimers: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onAppear {
        for index in 0..<300 {
          let timer = Timer(timeInterval: 0.1 + Double(index) * 0.0001, repeats: false) { _ in count += 1 }
          RunLoop.main.add(timer, forMode: .common)
        }
        for index in 0..<1200 {
          let source = DispatchSource.makeTimerSource(queue: .main)
          source.schedule(deadline: .now() + 0.2 + Double(index) * 0.0001)
          source.setEventHandler {
            count += 1
            source.cancel()
          }
          source.resume()
        }
      }
  }
}

/// What is made before the first frame, or has an order of its own.
struct Chances: View {
  static let date = Date()
  static let number = Int.random(in: 0..<1_000_000)
  static let device: UInt64 = {
    var value: UInt64 = 0
    let file = fopen("/dev/urandom", "r")
    fread(&value, 8, 1, file)
    fclose(file)
    return value
  }()
  let made = Self.number
  var body: some View {
    let set = Set((0..<8).map { "\($0)" }).joined()
    Text("\(Self.date.timeIntervalSince1970) \(made) \(Self.device) \(set) \("a".hashValue)")
  }
}

struct Spinning: View {
  var body: some View {
    Text("x").onAppear { DispatchQueue(label: "spinner").async { while true {} } }
  }
}

struct EndlessInitializer: View {
  init() { while true {} }
  var body: some View { Text("x") }
}

/// Prints, waits a moment and starts a program that goes on for longer than the view.
struct Printing: View {
  var body: some View {
    Text("x")
      .onAppear {
        print("once")
        usleep(1_200_000)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["100"]
        try? process.run()
      }
  }
}

/// Grows far out of its frame after a tap.
struct Growing: View {
  @State private var isLarge = false
  var body: some View {
    Circle().fill(.red).frame(width: 40, height: 40).scaleEffect(isLarge ? 4 : 1)
      .onTapGesture { withAnimation(.linear(duration: 0.5)) { isLarge = true } }
  }
}
