import Foundation
import ViewGraph

/// A view that shows a value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  /// The value, 0–1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel
  let markedValueLabels: MarkedValueLabels

  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: fraction, label: .init(view: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(minimumValueLabel)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(maximumValueLabel)),
        markedValueLabels: MarkedValueLabels.self == EmptyView.self ? nil : .init(view: AnyView(markedValueLabels)))
    )
    .controlElement(
      label: AnyView(label),
      value: CurrentValueLabel.self == EmptyView.self
        ? .fraction(fraction) : .view(AnyView(currentValueLabel)))
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    ControlFraction.of(value, from: bounds.lowerBound, to: bounds.upperBound, in: "Gauge")
  }
}

nonisolated extension Gauge {
  /// Creates a gauge showing a value within a range and describes the gauge's purpose, current, minimum, and maximum
  /// values, and marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }

  /// Creates a gauge with labels for its purpose, its current value and both ends of the range. Default range 0–1.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), markedValueLabels: EmptyView())
  }

  /// Creates a gauge showing a value within a range and that describes the gauge's purpose and current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: markedValueLabels())
  }

  /// Creates a gauge with labels for its purpose and its current value. Default range 0–1.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
  }

  /// Creates a gauge showing a value within a range and describes the gauge's current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), markedValueLabels: EmptyView())
  }
}
