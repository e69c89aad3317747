import Foundation
import Geometry
import ViewGraph

/// A view that shows the progress toward completion of a task.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  enum Progression {
    /// The fraction, 0–1, or `nil` for indeterminate progress.
    case fraction(Double?)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }

  let progression: Progression
  let label: Label
  let currentValueLabel: CurrentValueLabel

  public var body: some View {
    switch progression {
    case .fraction(let fraction): control(fraction)
    case .timer(let range, let countsDown):
      TimerFraction(range: range, countsDown: countsDown) { control($0) }
    }
  }

  /// The accessibility labels are those of UIKit: "In progress" for an activity indicator, "Progress" for a bar.
  private func control(_ fraction: Double?) -> some View {
    let hasValueLabel = CurrentValueLabel.self != EmptyView.self
    let value: ControlElementModifier.Value =
      hasValueLabel ? .view(AnyView(currentValueLabel)) : fraction.map { .fraction($0) } ?? .none
    return StyledControl(configuration(fraction))
      .controlElement(
        label: AnyView(label), fallback: fraction == nil ? "In progress" : "Progress", value: value,
        traits: .updatesFrequently)
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)))
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progression {
    guard let value else { return .fraction(nil) }
    return .fraction(ControlFraction.of(value, from: 0, to: total, in: "ProgressView"))
  }
}

/// A view of the fraction of a date range that has passed. It is one linear animation, without evaluating a body per
/// frame.
nonisolated struct TimerFraction<Content: View>: View {
  let range: ClosedRange<Date>
  let countsDown: Bool
  let content: (Double) -> Content
  @State private var progress: Double?

  init(range: ClosedRange<Date>, countsDown: Bool, content: @escaping (Double) -> Content) {
    self.range = range
    self.countsDown = countsDown
    self.content = content
  }

  var body: some View {
    TimelineView(.explicit([range.lowerBound])) { context in
      let now = passed(at: context.date)
      let shown = progress ?? now
      content(countsDown ? 1 - shown : shown)
        .onAppear { if context.date >= range.lowerBound { run(from: context.date) } }
        .onChange(of: context.date) { if context.date >= range.lowerBound { run(from: context.date) } }
    }
  }

  private func passed(at date: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard length > 0 else { return 1 }
    return min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1)
  }

  private func run(from date: Date) {
    let remaining = range.upperBound.timeIntervalSince(date)
    guard remaining > 0, progress != 1 else { return }
    withAnimation(.linear(duration: remaining)) { progress = 1 }
  }
}

/// The label of a progress view for a range of dates: the elapsed or remaining time.
nonisolated public struct DefaultDateProgressLabel: View {
  let range: ClosedRange<Date>
  let countsDown: Bool
  public var body: some View { Text(timerInterval: range, countsDown: countsDown) }
}
