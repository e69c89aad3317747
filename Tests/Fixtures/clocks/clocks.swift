import Combine
import SwiftUI

/// What all clocks below drive: after `ticks` steps it shows a bar of so many points and an opacity.
struct Gauge: View {
  let ticks: Int
  var body: some View {
    Rectangle()
      .fill(Color.blue)
      .frame(width: CGFloat(10 + ticks % 50), height: 10)
      .opacity(Double(ticks % 7 + 1) / 8)
      .frame(width: 64, height: 16, alignment: .leading)
      .noted(ticks)
  }
}

extension View {
  /// The number of ticks, where `inspect` finds it.
  func noted(_ ticks: Int) -> some View { scaleEffect(1 + CGFloat(ticks) / 1_000_000) }
}

struct ScheduledTimer: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .onAppear {
        Timer.scheduledTimer(withTimeInterval: 0.03, repeats: true) { _ in ticks += 1 }
      }
  }
}

struct PublishedTimer: View {
  @State private var ticks = 0
  let timer = Timer.publish(every: 0.03, on: .main, in: .common).autoconnect()
  var body: some View {
    Gauge(ticks: ticks)
      .onReceive(timer) { _ in ticks += 1 }
  }
}

struct QueueChain: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks).onAppear { next() }
  }
  func next() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
      ticks += 1
      next()
    }
  }
}

struct GlobalQueueChain: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks).onAppear { next() }
  }
  func next() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
      DispatchQueue.main.async {
        ticks += 1
        next()
      }
    }
  }
}

struct SleepingTask: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 30_000_000)
          ticks += 1
        }
      }
  }
}

struct SleepingTaskFor: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .onAppear {
        Task {
          while true {
            try await Task.sleep(for: .seconds(0.03))
            ticks += 1
          }
        }
      }
  }
}

struct DateInTimeline: View {
  private let start = Date()
  var body: some View {
    TimelineView(.animation) { _ in
      Gauge(ticks: Int(Date().timeIntervalSince1970 / 0.03) - Int(978_307_200 / 0.03))
    }
  }
}

struct Continuous: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .task {
        let clock = ContinuousClock()
        let start = clock.now
        while !Task.isCancelled {
          try? await clock.sleep(until: clock.now + .milliseconds(30))
          ticks = Int(start.duration(to: clock.now) / .milliseconds(30))
        }
      }
  }
}

struct Suspending: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .task {
        let clock = SuspendingClock()
        while !Task.isCancelled {
          try? await clock.sleep(for: .milliseconds(30))
          ticks += 1
        }
      }
  }
}

final class Source: ObservableObject {
  @Published var ticks = 0
  private var timer: DispatchSourceTimer?

  func start(on queue: DispatchQueue) {
    let made = DispatchSource.makeTimerSource(queue: queue)
    made.schedule(deadline: .now() + 0.03, repeating: .milliseconds(30), leeway: .milliseconds(1))
    made.setEventHandler { [weak self] in
      DispatchQueue.main.async { self?.ticks += 1 }
    }
    made.resume()
    timer = made
  }
}

struct TimerSource: View {
  @StateObject private var source = Source()
  var body: some View {
    Gauge(ticks: source.ticks).onAppear { source.start(on: .main) }
  }
}

struct BackgroundTimerSource: View {
  @StateObject private var source = Source()
  var body: some View {
    Gauge(ticks: source.ticks).onAppear { source.start(on: DispatchQueue(label: "ticks")) }
  }
}

/// A one-shot source that is cancelled, suspended and resumed, and another that takes its place.
final class Restless: ObservableObject {
  @Published var ticks = 0
  private var timer: DispatchSourceTimer?
  private var paused: DispatchSourceTimer?

  func start() {
    let made = DispatchSource.makeTimerSource(queue: .main)
    made.schedule(deadline: .now() + 0.03)
    made.setEventHandler { [weak self] in
      self?.ticks += 1
      self?.timer?.cancel()
      self?.start()
    }
    made.activate()
    timer = made
    guard paused == nil else { return }
    let never = DispatchSource.makeTimerSource(queue: .main)
    never.schedule(deadline: .now() + 0.01, repeating: 0.01)
    never.setEventHandler { [weak self] in self?.ticks += 1000 }
    never.resume()
    never.suspend()
    paused = never
  }
}

struct RestlessSource: View {
  @StateObject private var source = Restless()
  var body: some View {
    Gauge(ticks: source.ticks).onAppear { source.start() }
  }
}

final class Clicks: ObservableObject {
  @Published var ticks = 0
  private var cancellables = Set<AnyCancellable>()

  func start() {
    let beat = Timer.publish(every: 0.03, on: .main, in: .common).autoconnect().share()
    // Never quiet for 0.05 s, so the first never comes; each beat comes late by 0.01 s.
    beat.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.ticks += 1000 }
      .store(in: &cancellables)
    beat.delay(for: .seconds(0.01), scheduler: RunLoop.main)
      .throttle(for: .milliseconds(29), scheduler: DispatchQueue.main, latest: true)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.ticks += 1 }
      .store(in: &cancellables)
    Empty<Int, Never>(completeImmediately: false)
      .timeout(.seconds(1_000_000), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.ticks += 1000 }
      .store(in: &cancellables)
  }
}

struct CombineTime: View {
  @StateObject private var clicks = Clicks()
  var body: some View {
    Gauge(ticks: clicks.ticks).onAppear { clicks.start() }
  }
}

struct AsyncValues: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .task {
        for await _ in Timer.publish(every: 0.03, on: .main, in: .common).autoconnect().values { ticks += 1 }
      }
  }
}

struct RunLoopTimer: View {
  @State private var ticks = 0
  var body: some View {
    Gauge(ticks: ticks)
      .onAppear {
        let timer = Timer(timeInterval: 0.03, repeats: true) { _ in ticks += 1 }
        RunLoop.main.add(timer, forMode: .common)
      }
  }
}

/// Ticks like the first, and shows what comes by chance.
struct Chance: View {
  @State private var ticks = 0
  @State private var id = UUID()
  @State private var names: [String] = []
  var body: some View {
    VStack(alignment: .leading) {
      Gauge(ticks: ticks)
      Text(id.uuidString).font(.system(size: 5))
      Text(names.joined()).font(.system(size: 5))
    }
    .onAppear {
      Timer.scheduledTimer(withTimeInterval: 0.03, repeats: true) { _ in
        ticks += 1
        guard ticks % 10 == 0 else { return }
        id = UUID()
        names = ["a", "b", "c", "d", "e"].shuffled() + ["\(Int.random(in: 0..<1000))", "\(Double.random(in: 0...1))"]
      }
    }
  }
}
