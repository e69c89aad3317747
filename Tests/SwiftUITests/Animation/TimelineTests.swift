import SwiftUI
import Testing

private struct Ticking<S: TimelineSchedule>: View {
  let schedule: S
  let log: EventLog
  var body: some View {
    TimelineView(schedule) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      let _ = log.numbers.append(seconds)
      Rectangle().opacity(seconds / 100)
    }
  }
}

private struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    [0, 1, 2, 4, 8].map { startDate.addingTimeInterval($0) }
  }
}

/// Counts the dates that an observer inside, or the view outside, is told of.
private struct Observed<S: TimelineSchedule>: View {
  let schedule: S
  @State private var count = 0
  var body: some View {
    TimelineView(schedule) { context in
      Rectangle().opacity(Double(count) / 1000).onChange(of: context.date) { count += 1 }
    }
  }
}

@MainActor @Suite struct TimelineTests {
  @Test("Where dates are observed, each of the schedule is shown, however far apart frames are drawn")
  func observedDates() {
    // 0.5, 1, 1.5 and 2 s.
    #expect(isNear(Stage(Observed(schedule: .animation(minimumInterval: 0.5))).at(2.2).value("opacity"), 0.004))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(isNear(Stage(Observed(schedule: .periodic(from: start, by: 0.5))).at(2.2).value("opacity"), 0.004))
    // A display's frames.
    #expect(isNear(Stage(Observed(schedule: .animation)).at(2).value("opacity"), 0.12))
  }

  @Test("An animation timeline shows each frame's own date")
  func animation() {
    let stage = Stage(Ticking(schedule: .animation, log: EventLog()))
    #expect(isNear(stage.at(12.5).value("opacity"), 0.125, within: 1e-9))
    #expect(isNear(stage.at(60).value("opacity"), 0.6, within: 1e-9))
  }

  @Test("A minimum interval holds the date, and a paused timeline requests no frames")
  func intervalAndPause() {
    let slow = Stage(Ticking(schedule: .animation(minimumInterval: 0.5), log: EventLog()))
    #expect(isNear(slow.at(0.7).value("opacity"), 0.005, within: 1e-9))
    let paused = Stage(Ticking(schedule: .animation(paused: true), log: EventLog()))
    #expect(paused.host.graph.isMoving == false)
    #expect(paused.at(9).value("opacity") == 0)
  }

  @Test("A periodic timeline is aligned to its start, whenever the view appears")
  func periodic() {
    let log = EventLog()
    let start = Date(timeIntervalSinceReferenceDate: -0.5)
    _ = Stage(Ticking(schedule: .periodic(from: start, by: 2), log: log)).at(6)
    #expect(log.numbers == [-0.5, 1.5, 3.5, 5.5])
  }

  @Test("Every-minute, explicit and custom schedules")
  func others() {
    let minutes = EventLog()
    _ = Stage(Ticking(schedule: .everyMinute, log: minutes)).at(125)
    #expect(minutes.numbers == [0, 60, 120])
    let explicit = EventLog()
    let dates = [3.0, 5].map { Date(timeIntervalSinceReferenceDate: $0) }
    _ = Stage(Ticking(schedule: .explicit(dates), log: explicit)).at(10)
    #expect(explicit.numbers == [0, 3, 5])
    let own = EventLog()
    _ = Stage(Ticking(schedule: Doubling(), log: own)).at(10)
    #expect(own.numbers == [0, 1, 2, 4, 8])
  }
}
