import Foundation
import Geometry
import ViewGraph

/// A type that dispatches pointer events to gestures, and decides between gestures that compete for a pointer.
package final class PointerDispatcher {
  /// A gesture that takes part in the current sequence of events.
  private final class Entry {
    let host: any GestureHost
    /// The gestures that have precedence.
    var blockers: [Entry] = []
    /// A Boolean value that indicates whether the gesture has been recognized: it is active or has ended.
    var isRecognized = false

    init(_ host: any GestureHost) { self.host = host }

    var recognizer: _AnyGestureRecognizer { host.recognizer }
    var progress: GestureProgress { host.recognizer.progress }
    var isClaiming: Bool { progress == .active || progress == .ended }
  }

  unowned let graph: ViewGraph
  /// The hosts that receive the events of each pressed pointer.
  private var pointers: [Int: Set<ObjectIdentifier>] = [:]
  /// The location at which each pointer was pressed, and the view that a tap there focuses.
  private var pressed: [Int: (point: CGPoint, target: (any FocusTarget)?)] = [:]
  /// The entries with precedence come first.
  private var entries: [Entry] = []
  private var hovered: [any HoverTarget] = []
  /// The row that lies aside to show its buttons.
  weak var openRow: SwipeSession?

  init(_ graph: ViewGraph) { self.graph = graph }

  // MARK: Events

  /// Presses a pointer at a point, at the current time. Returns true if a gesture handles it.
  @discardableResult
  package func press(_ id: Int = 0, at point: CGPoint) -> Bool {
    let path = HitTest.path(at: point, in: graph.root)
    if let openRow, !path.contains(where: { ($0 as? SwipeRowNode)?.modifier.session === openRow }) {
      self.openRow = nil
      openRow.close()
      return true
    }
    let hosts = RowButtons.adding(to: path, at: point).filter(\.isGestureEnabled)
    var known = Set(hosts.map { ObjectIdentifier($0) })
    if pointers.isEmpty { beginSequence(keeping: known) }
    known.formIntersection(admit(hosts))
    pointers[id] = known
    pressed[id] = (point, focusTarget(on: path))
    send(PointerEvent(id: id, phase: .began, location: point, time: graph.time))
    return hosts.contains { !($0 is any PassiveGestureHost) }
  }

  /// Returns the view that a tap focuses: the nearest one around the hit location, or inside it.
  private func focusTarget(on path: [ItemNode]) -> (any FocusTarget)? {
    let around = path.lazy.compactMap { $0 as? any FocusTarget }.first(where: \.canBecomeFocused)
    return around ?? path.first?.firstFocusTarget
  }

  /// Moves a pressed pointer at the current time.
  package func move(_ id: Int = 0, to point: CGPoint) {
    guard pointers[id] != nil else { return }
    send(PointerEvent(id: id, phase: .moved, location: point, time: graph.time))
  }

  /// Releases a pointer at the current time.
  package func release(_ id: Int = 0, at point: CGPoint) {
    guard pointers[id] != nil else { return }
    send(PointerEvent(id: id, phase: .ended, location: point, time: graph.time))
    pointers[id] = nil
    let start = pressed.removeValue(forKey: id)
    if let start, let target = start.target, start.point.distance(to: point) <= TapCounter.tolerance {
      graph.focus.focus(target)
    }
    endSequenceIfDone()
  }

  /// Cancels a pointer that the system has claimed.
  package func cancel(_ id: Int = 0) {
    guard pointers[id] != nil else { return }
    send(PointerEvent(id: id, phase: .cancelled, location: .zero, time: graph.time))
    pointers[id] = nil
    pressed[id] = nil
    endSequenceIfDone()
  }

  /// Moves a pointer that is not pressed. With `nil`, it leaves the view.
  package func hover(at point: CGPoint?) {
    let path = point.map { HitTest.path(at: $0, in: graph.root) } ?? []
    let targets = path.compactMap { $0 as? any HoverTarget }
    for old in hovered where !targets.contains(where: { $0 === old }) { old.pointerDidLeave() }
    hovered = targets
    if let point { for target in targets { target.pointerDidMove(to: point) } }
  }

  /// Turns the wheel over a point. Returns true if a scroll view moved.
  package func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
    var rest = delta
    for item in HitTest.path(at: point, in: graph.root) {
      guard rest != .zero, let view = item as? ScrollItem, view.environment.isScrollEnabled else { continue }
      rest = view.scroller.scroll(by: rest)
    }
    return rest != delta
  }

  func forgetHover(_ target: any HoverTarget) { hovered.removeAll { $0 === target } }

  /// Removes a gesture that leaves the tree or is disabled.
  func forget(_ host: any GestureHost) {
    guard let entry = entries.first(where: { $0.host === host }) else { return }
    entry.recognizer.cancel()
    entry.recognizer.deliver(isAllowed: false)
    entry.recognizer.reset()
    entries.removeAll { $0 === entry }
    for other in entries { other.blockers.removeAll { $0 === entry } }
    scheduleWake()
  }

  // MARK: Sequences

  /// Starts a sequence for the first pointer. Gestures that waited for a pointer and do not receive it fail, and
  /// completed ones are reset.
  private func beginSequence(keeping hosts: Set<ObjectIdentifier>) {
    for entry in entries where !entry.isRecognized && !hosts.contains(ObjectIdentifier(entry.host)) {
      if entry.progress != .ended { entry.recognizer.cancel() }
    }
    decide()
    deliver()
    entries = entries.filter { entry in
      let isWaiting = entry.progress == .possible || entry.progress == .active
      if isWaiting || (entry.progress == .ended && !entry.isRecognized) { return true }
      entry.recognizer.reset()
      return false
    }
    for entry in entries { entry.blockers = entry.blockers.filter { other in entries.contains { $0 === other } } }
  }

  /// Adds the gestures at a pointer, from the inside out. Returns the hosts that take part.
  private func admit(_ hosts: [any GestureHost]) -> Set<ObjectIdentifier> {
    var content: [Entry] = []
    for host in hosts {
      if !host.mask.contains(.subviews) { content = [] }
      guard host.mask.contains(.gesture) else { continue }
      let entry = entries.first { $0.host === host } ?? Entry(host)
      switch host.priority {
      case .low:
        block(entry, by: content)
        content.append(entry)
      case .high:
        for inner in content { block(inner, by: [entry]) }
        content.insert(entry, at: 0)
      case .simultaneous: content.append(entry)
      }
    }
    entries = content + entries.filter { old in !content.contains { $0 === old } }
    return Set(content.map { ObjectIdentifier($0.host) })
  }

  private func block(_ entry: Entry, by others: [Entry]) {
    for other in others where !entry.blockers.contains(where: { $0 === other }) { entry.blockers.append(other) }
  }

  private func send(_ event: PointerEvent) {
    let hosts = pointers[event.id] ?? []
    for entry in entries where hosts.contains(ObjectIdentifier(entry.host)) { entry.recognizer.handle(event) }
    decide()
    deliver()
    scheduleWake()
  }

  /// Ends the sequence if no pointer is pressed and no gesture waits for time or for the next tap.
  private func endSequenceIfDone() {
    guard pointers.isEmpty else { return }
    for entry in entries where entry.progress == .possible && entry.recognizer.deadline == nil {
      entry.recognizer.cancel()
    }
    decide()
    deliver()
    let isWaiting = entries.contains { $0.progress == .possible || $0.progress == .active }
    if !isWaiting {
      let ended = entries
      entries = []
      for entry in ended { entry.recognizer.reset() }
    }
    scheduleWake()
  }

  // MARK: Decisions

  /// Determines which gestures are recognized: inner gestures before outer ones, unless the outer one has high
  /// priority.
  private func decide() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for entry in entries where !entry.isRecognized && entry.isClaiming {
        if entry.blockers.contains(where: \.isRecognized) {
          entry.recognizer.cancel()
          continue
        }
        let open = entry.blockers.filter { $0.progress != .failed }
        let goesFirst = entry.recognizer.dependency == .whileActive && open.allSatisfy { $0.progress == .possible }
        guard open.isEmpty || goesFirst else { continue }
        entry.isRecognized = true
        for loser in open { loser.recognizer.cancel() }
        for other in entries where !other.isRecognized && other.blockers.contains(where: { $0 === entry }) {
          other.recognizer.cancel()
        }
        isSettled = false
      }
    }
  }

  private func deliver() {
    for entry in entries {
      let isHeldBack = entry.blockers.contains(where: \.isRecognized)
      let isAllowed = entry.isRecognized || (entry.progress == .possible && !isHeldBack)
      entry.recognizer.deliver(isAllowed: isAllowed)
    }
  }

  private func scheduleWake() {
    guard let next = entries.compactMap({ $0.recognizer.deadline }).min() else { return graph.wakes.cancel(self) }
    graph.wakes.schedule(self, at: next) { [unowned self] in timeDidPass() }
  }

  private func timeDidPass() {
    let now = graph.time
    for entry in entries {
      if let deadline = entry.recognizer.deadline, deadline <= now { entry.recognizer.timeDidPass(now) }
    }
    decide()
    deliver()
    endSequenceIfDone()
    scheduleWake()
  }
}

/// A gesture of a container that does not make the container a target, such as the scrolling of a scroll view.
protocol PassiveGestureHost: GestureHost {}

extension ViewGraph {
  /// The dispatcher of this graph.
  package var pointers: PointerDispatcher { service { PointerDispatcher(self) } }
}
