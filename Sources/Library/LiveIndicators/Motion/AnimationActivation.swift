import SwiftUI

/// A view that tells its content whether it may animate, and since when.
///
/// It needs no updates while nothing changes. The time comes from a timeline whose only dates are the start of the
/// motion and, with `liveIndicatorMotionLimit(_:)`, its end.
struct AnimationActivation<Content: View>: View {
  let isActive: Bool
  /// The phase to use unless the environment sets one.
  let phase: IndicatorPhase
  @ViewBuilder let content: (IndicatorMotion) -> Content

  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.indicatorPhase) private var askedPhase
  @Environment(\.pausePolicy) private var rest
  @ObservedObject private var power = PowerState.shared
  @Environment(\.scenePhase) private var scenePhase
  @State private var isVisible = true
  /// A Boolean value that indicates whether the scene has been active.
  ///
  /// Outside of scenes, the scene phase is always `background`, so that only a scene that has been active can leave it.
  @State private var hasBeenInFront = false

  init(
    isActive: Bool = true, phase: IndicatorPhase, @ViewBuilder content: @escaping (IndicatorMotion) -> Content
  ) {
    self.isActive = isActive
    self.phase = phase
    self.content = content
  }

  private var isInBackground: Bool { scenePhase == .background && hasBeenInFront }

  private var mayMove: Bool {
    isActive && isVisible && !isInBackground && !reducesMotion && !rest.isPaused
      && !(power.isLow && rest.stopsInLowPowerMode)
  }

  var body: some View {
    TimelineView(MotionSpan(isMoving: mayMove, length: rest.pausesAfter)) { context in
      ActivationWindow(isMoving: mayMove, date: context.date, length: rest.pausesAfter) { isMoving, start in
        content(
          IndicatorMotion(
            isMoving: isMoving, isReduced: reducesMotion, start: start, phase: askedPhase ?? phase))
      }
    }
    .onAppear {
      isVisible = true
      if scenePhase != .background { hasBeenInFront = true }
    }
    .onDisappear { isVisible = false }
    .onChange(of: scenePhase) { new in if new != .background { hasBeenInFront = true } }
  }
}

/// A timeline schedule with the start of a motion and, if it pauses, its end.
struct MotionSpan: TimelineSchedule, Equatable {
  /// Part of the equality of schedules, so that the dates are computed again when the motion restarts.
  let isMoving: Bool
  /// The length of the motion in seconds, or `nil` without end.
  let length: Double?

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    guard isMoving, let length, length >= 0 else { return [startDate] }
    return [startDate, startDate.addingTimeInterval(length)]
  }
}

/// A view that remembers the start of the motion, while the timeline's date advances to its end.
struct ActivationWindow<Content: View>: View {
  let isMoving: Bool
  let date: Date
  let length: Double?
  let content: (Bool, Date) -> Content
  @State private var span: Span

  struct Span: Equatable {
    var isMoving: Bool
    var start: Date
  }

  init(isMoving: Bool, date: Date, length: Double?, @ViewBuilder content: @escaping (Bool, Date) -> Content) {
    self.isMoving = isMoving
    self.date = date
    self.length = length
    self.content = content
    _span = State(initialValue: Span(isMoving: isMoving, start: date))
  }

  /// The current motion, or the one that starts in this update.
  private var current: Span { span.isMoving == isMoving ? span : Span(isMoving: isMoving, start: date) }

  private var isOver: Bool {
    guard let length else { return false }
    // The sum of a date and a length may be rounded.
    return date.timeIntervalSince(current.start) >= length - 1e-6
  }

  var body: some View {
    content(isMoving && !isOver, current.start)
      .onChange(of: current) { new in span = new }
  }
}
