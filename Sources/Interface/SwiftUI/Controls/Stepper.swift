import Foundation
import ViewGraph

/// A control that performs increment and decrement actions.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  init(
    _ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let current = value.wrappedValue
    let canIncrement = bounds.map { current < $0.upperBound } ?? true
    let canDecrement = bounds.map { current > $0.lowerBound } ?? true
    func move(by distance: V.Stride) {
      let next = value.wrappedValue.advanced(by: distance)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    self.init(
      label, canIncrement ? { move(by: step) } : nil, canDecrement ? { move(by: 0 - step) } : nil, onEditingChanged)
  }

  @MainActor public var body: some View {
    StepperBody(
      label: AnyView(label), increment: increment, decrement: decrement, onEditingChanged: onEditingChanged
    )
    .controlElement(
      label: AnyView(label), traits: .isAdjustable, increment: increment.map(edited), decrement: decrement.map(edited))
  }

  private func edited(_ action: @escaping () -> Void) -> () -> Void {
    {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}

nonisolated extension Stepper {
  /// Creates a stepper instance that performs the closures you provide when the user increments or decrements the
  /// stepper. With `nil`, that half is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value using a step value you provide.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper configured to increment or decrement a binding to a value within a range of values.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }

  /// SwiftUI will deprecate this form in a future version. Use
  /// `Stepper(label:onIncrement:onDecrement:onEditingChanged:)` instead.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), onIncrement, onDecrement, onEditingChanged)
  }

  /// SwiftUI will deprecate this form in a future version. Use `Stepper(value:step:label:onEditingChanged:)` instead.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, nil, step, onEditingChanged)
  }

  /// SwiftUI will deprecate this form in a future version. Use `Stepper(value:in:step:label:onEditingChanged:)`
  /// instead.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), value, bounds, step, onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper that uses a title key and executes the closures you provide.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with an unlocalized title and actions. A `nil` action disables its direction.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with a title key and configured to increment and decrement a binding to a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper with an unlocalized title that changes a value by a step. Default 1.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, nil, step, onEditingChanged)
  }

  /// Creates a stepper instance that increments and decrements a binding to a value within a closed range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), value, bounds, step, onEditingChanged)
  }

  /// Creates a stepper with an unlocalized title that changes a value within a closed range by a step. Default 1.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, bounds, step, onEditingChanged)
  }
}

/// The body of a stepper. UIStepper is 94 × 32 points. A Mac's stepper is a pair of arrows, 13 × 22.
private struct StepperBody: View {
  let label: AnyView
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.platformProfile) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isInGroupedForm) private var isInGroupedForm

  var body: some View {
    let isMac = platform == .macOS
    ControlRow(label: labelsAreHidden ? nil : label, spreads: !isMac || isInGroupedForm) {
      if isMac { arrows } else { halves }
    }
  }

  private var halves: some View {
    HStack(spacing: 0) {
      half(.minus, decrement)
      Capsule().fill(ControlColors.fill).frame(width: 1, height: 18)
      half(.plus, increment)
    }
    .frame(width: 94, height: 32)
    .background { RoundedRectangle(cornerRadius: 8, style: .continuous).fill(ControlColors.tertiaryFill) }
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func half(_ glyph: ControlGlyph.Kind, _ action: (() -> Void)?) -> some View {
    Button(action: { step(action) }) {
      ControlGlyph(glyph, size: 15, scales: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(StepperHalfStyle())
    .disabled(action == nil)
  }

  private var arrows: some View {
    VStack(spacing: 0) {
      arrow(-180, increment)
      arrow(0, decrement)
    }
    .frame(width: 13, height: 22)
    .background { RoundedRectangle(cornerRadius: 5).fill(ControlColors.macButton) }
    .opacity(isEnabled ? 1 : 0.4)
  }

  private func arrow(_ degrees: Double, _ action: (() -> Void)?) -> some View {
    Button(action: { step(action) }) {
      ControlGlyph(.down, size: 6, weight: 1.5, scales: false)
        .rotationEffect(.degrees(degrees))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(StepperHalfStyle())
    .disabled(action == nil)
  }

  private func step(_ action: (() -> Void)?) {
    onEditingChanged(true)
    action?()
    onEditingChanged(false)
  }
}

private struct StepperHalfStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { StepperHalfBody(configuration: configuration) }
}

private struct StepperHalfBody: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(.primary)
      .opacity(isEnabled ? 1 : 0.3)
      .background { ControlColors.fill.opacity(configuration.isPressed ? 1 : 0) }
      .contentShape(Rectangle())
  }
}
