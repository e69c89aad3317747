import Foundation
import ViewGraph

/// Information passed to a timeline view's content callback.
nonisolated public struct TimelineViewDefaultContext: Sendable {
  /// A rate at which timeline views can receive updates.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The date from the schedule that triggered the current view update.
  public let date: Date
  /// The rate at which the timeline updates the view.
  public let cadence: Cadence
}

/// A view that updates according to a schedule that you provide.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// Information passed to a timeline view's content callback.
  public typealias Context = TimelineViewDefaultContext
}

extension TimelineView: View, _PrimitiveView where Content: View {
  /// Creates a new timeline view that uses the given schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  nonisolated public static var _isUnary: Bool { Content._isUnary }

  nonisolated public static func _makeNode(
    _ view: TimelineView, _ context: _NodeContext
  ) -> _ViewNode<TimelineView> {
    TimelineNode(view, context)
  }
}

/// Runs its content again at each date of the schedule, and no other view.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _ViewNode<TimelineView<Schedule, Content>>,
  BodyHost
{
  private var child: _ViewNode<Content>!
  package var dependencies = DependencySet()
  private var entries: Schedule.Entries.Iterator?
  private var current: Date
  private var upcoming: Date?

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    current = context.graph.date
    super.init(view, context)
    restart()
    child = Content._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Content {
    graph.bodyCount += 1
    return tracking { view.content(TimelineViewDefaultContext(date: current, cadence: cadence)) }
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    guard let upcoming else { return .live }
    let step = upcoming.timeIntervalSince(current)
    if step >= 60 { return .minutes }
    return step >= 1 ? .seconds : .live
  }

  /// Starts the schedule afresh at the present.
  private func restart() {
    var iterator = view.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    upcoming = iterator.next()
    entries = iterator
    // The first date, though it may be past, is the first shown.
    if let first = upcoming {
      current = first
      upcoming = entries?.next()
    } else {
      current = graph.date
    }
    skipPast()
    scheduleNext()
  }

  /// Of the dates that are due, the latest counts.
  private func skipPast() {
    let now = graph.date.addingTimeInterval(1e-6)
    while let next = upcoming, next <= now {
      current = next
      upcoming = entries?.next()
    }
  }

  private func scheduleNext() {
    guard let upcoming else { return graph.wakes.cancel(self) }
    graph.wakes.schedule(self, at: graph.time(of: upcoming)) { [weak self] in
      guard let self, self.isAttached else { return }
      self.skipPast()
      self.markDirty()
      self.scheduleNext()
    }
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    let sameSchedule = FieldComparison.isEqual(view.schedule, new.schedule)
    view = new
    if !sameSchedule { restart() }
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    child.update(evaluate())
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    child.environmentDidChange(new, changed: changed)
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    graph.wakes.cancel(self)
  }

  override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
  override var layoutTarget: _Node? { child }
}
