import Foundation
import ViewGraph

/// The components of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Displays hour and minute components based on the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Displays day, month, and year based on the locale.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control for selecting an absolute date.
nonisolated public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label

  /// The components of a date that the picker shows.
  public typealias Components = DatePickerComponents

  init(_ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    DatePickerBody(
      selection: selection, minimum: minimum, maximum: maximum, components: components, label: AnyView(label))
  }
}

nonisolated extension DatePicker {
  /// Creates an instance that selects a `Date` with an unbounded range.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` in a closed range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or after some start date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates an instance that selects a `Date` on or before some end date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a date picker with a localized title and an unbounded range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title that selects a date in a closed range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title that selects a date on or after the start of the range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with a localized title that selects a date on or before the end of the range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a date picker with an unlocalized title and an unbounded range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker with an unlocalized title that selects a date in a closed range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a date picker with an unlocalized title that selects a date on or after the start of the range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a date picker with an unlocalized title that selects a date on or before the end of the range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The kinds of date picker styles.
enum DatePickerStyleKind: Sendable { case compact, graphical, wheel, field }

private struct DatePickerStyleKindKey: EnvironmentKey { static var defaultValue: DatePickerStyleKind { .compact } }

extension EnvironmentValues {
  var datePickerStyleKind: DatePickerStyleKind {
    get { self[DatePickerStyleKindKey.self] }
    set { self[DatePickerStyleKindKey.self] = newValue }
  }
}

/// The kind of a date picker style.
nonisolated public struct _DatePickerStyleKind: Sendable { let kind: DatePickerStyleKind }

/// A type that specifies the appearance and interaction of all date pickers within a view hierarchy.
nonisolated public protocol DatePickerStyle: Sendable { static var _kind: _DatePickerStyleKind { get } }

/// The default style for date pickers, the compact one.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates a default date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .compact) }
}

/// A date picker style that displays the components in a compact, textual format, which opens a calendar.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates a compact date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .compact) }
}

/// A date picker style that displays an interactive calendar.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates a graphical date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .graphical) }
}

/// A date picker style that displays each component as columns in a scrollable wheel.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates a wheel date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .wheel) }
}

/// A date picker style that displays the components in a field. Here, the field opens a calendar.
nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates a field date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .field) }
}

/// A system style that displays the components in an editable field, with adjoining stepper.
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates a stepper field date picker style.
  public init() {}
  public static var _kind: _DatePickerStyleKind { _DatePickerStyleKind(kind: .field) }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel date picker style, for use with `datePickerStyle(_:)`.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field date picker style, for use with `datePickerStyle(_:)`.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The stepper field date picker style, for use with `datePickerStyle(_:)`.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default date picker style, for use with `datePickerStyle(_:)`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact date picker style, for use with `datePickerStyle(_:)`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical date picker style, for use with `datePickerStyle(_:)`.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension View {
  /// Sets the style for date pickers within this view.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleKind, S._kind.kind)
  }
}
