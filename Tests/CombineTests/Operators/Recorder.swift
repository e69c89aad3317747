import Combine
import Foundation

/// What a publisher sent, and how it ended.
final class Recorder<Output, Failure: Error>: @unchecked Sendable {
  private(set) var values: [Output] = []
  private(set) var ends: [String] = []
  private var cancellable: AnyCancellable?

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    cancellable = publisher.sink(
      receiveCompletion: { [unowned self] in
        switch $0 {
        case .finished: ends.append("finished")
        case .failure(let error): ends.append("\(error)")
        }
      }, receiveValue: { [unowned self] in values.append($0) })
  }

  func cancel() { cancellable = nil }
}

enum Trouble: Error { case first, second }

/// A clock that tests move by hand, and what waits for it.
final class HandClock: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private var waiting: [(time: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var number = 0
  private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(after date: SchedulerTimeType, options: Never?, _ action: @escaping () -> Void) {
    number += 1
    waiting.append((date, number, action))
  }

  /// Moves to this many seconds after the start, through all that is due on the way.
  func advance(to seconds: Double) {
    let target = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: seconds))
    while let next = waiting.filter({ $0.time <= target }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
      waiting.removeAll { $0.number == next.number }
      now = next.time
      next.action()
    }
    now = target
  }
}
