import Foundation
import ViewGraph

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  private init(_ progression: Progression, _ label: Label) {
    self.init(progression: progression, label: label, currentValueLabel: EmptyView())
  }

  /// Creates a progress view for showing indeterminate progress, without a label.
  public init() where Label == EmptyView { self.init(.fraction(nil), EmptyView()) }

  /// Creates a progress view for showing indeterminate progress that displays a custom label.
  public init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label()) }

  /// Creates a progress view for showing indeterminate progress that generates its label from a localized string.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(.fraction(nil), Text(titleKey)) }

  /// Creates a view of indeterminate progress with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(.fraction(nil), Text(title)) }

  /// Creates a progress view for showing determinate progress that displays a custom label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Self.fraction(value, total), label())
  }

  /// Creates a progress view for showing determinate progress, or indeterminate progress if the value is `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, total), EmptyView())
  }

  /// Creates a progress view with a localized title. The progress is indeterminate if the value is `nil`.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.fraction(value, total), Text(titleKey))
  }

  /// Creates a progress view with an unlocalized title. The progress is indeterminate if the value is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(Self.fraction(value, total), Text(title))
  }

  /// Creates a progress view for the current value of the given progress instance.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(.fraction(progress.isIndeterminate ? nil : progress.fractionCompleted), EmptyView())
  }
}

nonisolated extension ProgressView {
  /// Creates a progress view for showing determinate progress, with labels for the task and for its current value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progression: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view based on a style configuration.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      progression: .fraction(configuration.fractionCompleted),
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView())))
  }

  /// Creates a progress view for showing continuous progress as time passes, with descriptive and current progress
  /// labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      progression: .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a progress view that follows the clock through an interval, with a custom label and the time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      progression: .timer(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown))
  }

  /// Creates a progress view that follows the clock through an interval, with the time as its only label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      progression: .timer(timerInterval, countsDown: countsDown), label: EmptyView(),
      currentValueLabel: DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown))
  }
}
