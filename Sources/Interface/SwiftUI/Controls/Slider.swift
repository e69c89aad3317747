import Foundation
import ViewGraph

/// A control for selecting a value from a bounded linear range of values.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  /// The value, 0–1.
  let fraction: Double
  /// The distance between the selectable values, as a fraction, or `nil` if all values are selectable.
  let step: Double?
  let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, _ onEditingChanged: @escaping (Bool) -> Void,
    _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = ControlFraction.of(
      value.wrappedValue, from: bounds.lowerBound, to: bounds.upperBound, in: "Slider")
    self.step = step.flatMap { $0 > 0 && length > 0 ? Double($0 / length) : nil }
    set = { fraction in
      var offset = V(fraction) * length
      if let step, step > 0 { offset = (offset / step).rounded() * step }
      let new = min(max(bounds.lowerBound + offset, bounds.lowerBound), bounds.upperBound)
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    self.onEditingChanged = onEditingChanged
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  @MainActor public var body: some View {
    let hasLabels = ValueLabel.self != EmptyView.self
    SliderBody(
      fraction: fraction, step: step, set: set, onEditingChanged: onEditingChanged,
      label: Label.self == EmptyView.self ? nil : AnyView(label),
      minimumValueLabel: hasLabels ? AnyView(minimumValueLabel) : nil,
      maximumValueLabel: hasLabels ? AnyView(maximumValueLabel) : nil
    )
    .controlElement(
      label: AnyView(label), value: .fraction(fraction), traits: .isAdjustable,
      increment: { move(by: 1) }, decrement: { move(by: -1) })
  }

  /// Moves the value by a step, or by a tenth of the range, as UISlider does.
  private func move(by direction: Double) {
    onEditingChanged(true)
    set(min(max(fraction + direction * (step ?? 0.1), 0), 1))
    onEditingChanged(false)
  }
}

nonisolated extension Slider {
  /// Creates a slider to select a value from a given range, which displays the provided labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// SwiftUI will deprecate this form in a future version. Use the form with labels before `onEditingChanged`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }

  /// SwiftUI will deprecate this form in a future version. Use the form with labels before `onEditingChanged`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range, which displays the provided label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider with a label whose values are multiples of a step from the lower bound. Default step 1.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// SwiftUI will deprecate this form in a future version. Use the form with the label before `onEditingChanged`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider to select a value from a given range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider to select a value from a given range, subject to a step increment.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}

/// The body of a slider.
///
/// On iOS, it has UISlider's 31 points, with a track of 4 and a knob of 28; the label is not shown. On macOS
/// (measured), it is 16 tall with a track of 5; the knob is a capsule of 22 × 16 whose center starts 11 points
/// inside; the label is 8 points before it.
private struct SliderBody: View {
  let fraction: Double
  let step: Double?
  let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void
  let label: AnyView?
  let minimumValueLabel: AnyView?
  let maximumValueLabel: AnyView?
  @State private var isEditing = false
  /// The position of the knob at the start of a drag, or `nil` if the knob is not dragged.
  @State private var grip: Double?
  @Environment(\.platformProfile) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isMac = platform == .macOS
    HStack(spacing: 8) {
      if isMac, !labelsAreHidden, let label { label }
      valueLabel(minimumValueLabel, isMac)
      track(isMac)
        .overlay { GeometryReader { proxy in catcher(width: proxy.size.width, inset: isMac ? 11 : 14) } }
        .opacity(isEnabled ? 1 : 0.5)
      valueLabel(maximumValueLabel, isMac)
    }
  }

  @ViewBuilder private func valueLabel(_ label: AnyView?, _ isMac: Bool) -> some View {
    if let label {
      if isMac { label.font(.footnote).foregroundStyle(.secondary) } else { label }
    }
  }

  private func track(_ isMac: Bool) -> some View {
    FractionLayout(
      fraction: CGFloat(fraction), height: isMac ? 16 : 31, trackHeight: isMac ? 5 : 4, knobInset: isMac ? 11 : 14
    ) {
      Capsule().fill(isMac ? ControlColors.macTrack : ControlColors.fill)
      Capsule().fill(.tint)
      Capsule().fill(.white)
        .shadow(color: .black.opacity(0.2), radius: isMac ? 1 : 3, y: isMac ? 0.5 : 2)
        .overlay { Capsule().strokeBorder(ControlColors.hairline, lineWidth: isMac ? 0.5 : 0) }
        .frame(width: isMac ? 22 : 28, height: isMac ? 16 : 28)
    }
  }

  /// The value follows a finger that went down on the knob, and keeps its distance to it, as UISlider's does; a Mac's
  /// knob comes to wherever the track is pressed.
  private func catcher(width: CGFloat, inset: CGFloat) -> some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            let span = max(width - 2 * inset, 1)
            if !isEditing {
              let pressed = share(at: value.startLocation.x, span, inset)
              let reach = Double((inset + Self.slop) / span)
              if platform == .macOS {
                grip = abs(pressed - fraction) * Double(span) <= Double(inset) ? fraction : pressed
              } else if abs(pressed - fraction) <= reach {
                grip = fraction
              }
              isEditing = true
              if grip != nil { onEditingChanged(true) }
            }
            guard let grip else { return }
            let change = share(at: value.location.x, span, inset) - share(at: value.startLocation.x, span, inset)
            set(min(max(grip + change, 0), 1))
          }
          .onEnded { _ in
            isEditing = false
            if grip != nil { onEditingChanged(false) }
            grip = nil
          })
  }

  /// The distance in points outside the knob at which a finger still takes it. A knob of 28 points gets the target of
  /// 44 points in Apple's guidelines.
  private static let slop: CGFloat = 8

  private func share(at x: CGFloat, _ span: CGFloat, _ inset: CGFloat) -> Double {
    let share = Double((x - inset) / span)
    return direction == .rightToLeft ? 1 - share : share
  }
}
