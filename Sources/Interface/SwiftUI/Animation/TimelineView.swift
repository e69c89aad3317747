import Foundation
import ViewGraph

/// A view that updates according to a schedule that you provide.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Information passed to a timeline view's content callback.
  public struct Context {
    /// A rate at which timeline views can receive updates.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date from the schedule that triggered the current view update.
    public let date: Date
    /// The rate at which the timeline updates the view.
    public let cadence: Cadence

    /// Resets any pre-rendered views from the timeline. Without pre-rendering, the method has no effect.
    public func invalidateTimelineContent() {}
  }
}

/// The context of a timeline view with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
  /// Creates a view whose content is created at each date of the schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  nonisolated public static var _unarity: _Unarity { Content._unarity }

  nonisolated public static func _makeNode(
    _ view: TimelineView, _ context: _NodeContext
  ) -> _ViewNode<TimelineView> {
    TimelineNode(view, context)
  }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ClosureNode<TimelineView<Schedule, Content>, Content>, FrameTicking, ScheduledNode
{
  private var entries: Schedule.Entries.Iterator?
  private var following: Date?
  private var shown: Date
  private var startTime: Double = 0
  private var isObserved = false
  /// Seconds between the dates of an animation schedule without an interval, where they are observed: a frame of a
  /// display.
  private static var frameInterval: Double { 1.0 / 60 }

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    shown = context.graph.date
    super.init(view, context)
    start()
    buildContent()
  }

  override func makeContent() -> Content {
    view.content(TimelineViewDefaultContext(date: shown, cadence: .live))
  }

  private var animation: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }

  private func start() {
    graph.wakes.cancel(self)
    entries = nil
    following = nil
    startTime = graph.time
    if let animation {
      // Every frame shows its own time, so there is no list of dates between frames.
      if !animation.isPaused {
        shown = graph.date
        graph.startTicking(self)
        scheduleNextDate(of: animation)
      }
      return
    }
    let made = view.schedule.entries(from: graph.date, mode: .normal)
    entries = made.makeIterator()
    following = entries?.next()
    // Before the first date of the schedule, the view shows the time at which it appeared.
    shown = graph.date
    take()
  }

  /// Uses the last date that is due, and waits for the next one.
  private func take() {
    let now = graph.time + 1e-9
    while let date = following, graph.time(of: date) <= now {
      shown = date
      following = entries?.next()
    }
    guard let following else { return }
    graph.wakes.schedule(self, at: graph.time(of: following)) { [weak self] in
      guard let self, self.isAttached else { return }
      self.take()
      self.markDirty()
    }
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = FieldComparison.isEqual(view.schedule, new.schedule)
    view = new
    if !isSame { start() }
    refreshContent()
  }

  func tick(at time: Double, graph: ViewGraph) -> Bool {
    guard isAttached, let animation, !animation.isPaused else { return false }
    var date = graph.date
    if let interval = animation.minimumInterval, interval > 0 {
      let steps = ((time - startTime) / interval + 1e-9).rounded(.down)
      date = graph.referenceDate.addingTimeInterval(startTime + steps * interval)
    }
    if date != shown {
      shown = date
      markDirty()
    }
    scheduleNextDate(of: animation)
    return true
  }

  func contentIsObserved() {
    guard !isObserved else { return }
    isObserved = true
    if let animation, !animation.isPaused { scheduleNextDate(of: animation) }
  }

  /// Frames are only drawn when a host requests them, whereas observers of the dates receive all of them.
  private func scheduleNextDate(of animation: AnimationTimelineSchedule) {
    guard isObserved else { return }
    let interval = animation.minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? Self.frameInterval
    let next = ((graph.time - startTime) / interval + 1e-9).rounded(.down) + 1
    graph.wakes.schedule(self, at: startTime + next * interval) {}
  }

  var motions: [AttributeMotion] { [] }

  override func teardown() {
    super.teardown()
    graph.wakes.cancel(self)
  }
}
