import Foundation
import ViewGraph

/// A control for picking multiple dates.
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  let label: Label

  init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  @MainActor public var body: some View { MultiDateBody(selection: selection, bounds: bounds) }
}

nonisolated extension MultiDatePicker {
  /// Creates an instance that selects multiple dates with an unbounded range.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, Date.distantPast..<Date.distantFuture, label())
  }

  /// Creates an instance that selects multiple dates in a range.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds, label())
  }

  /// Creates an instance that selects multiple dates on or after some start date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, label())
  }

  /// Creates an instance that selects multiple dates before some end date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, label())
  }
}

nonisolated extension MultiDatePicker where Label == Text {
  /// Creates an instance that selects multiple dates with an unbounded range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(titleKey))
  }

  /// Creates an instance that selects multiple dates in a range.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds, Text(titleKey))
  }

  /// Creates an instance that selects multiple dates on or after some start date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound..<Date.distantFuture, Text(titleKey))
  }

  /// Creates an instance that selects multiple dates before some end date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, Date.distantPast..<bounds.upperBound, Text(titleKey))
  }

  /// Creates an instance that selects multiple dates with an unbounded range.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, Date.distantPast..<Date.distantFuture, Text(title))
  }

  /// Creates an instance that selects multiple dates in a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds, Text(title))
  }
}

private struct MultiDateBody: View {
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let today = Date()
    let start = first ?? min(max(today, bounds.lowerBound), bounds.upperBound)
    let chosen = calendar
    return CalendarMonth(
      anchor: start, isChosen: { date in selection.wrappedValue.contains { chosen.matches($0, date) } },
      isAllowed: { bounds.contains($0) }, choose: { toggle($0, chosen) }
    )
    .opacity(isEnabled ? 1 : 0.5)
  }

  private func toggle(_ date: Date, _ calendar: Calendar) {
    let before = selection.wrappedValue
    let rest = before.filter { !calendar.matches($0, date) }
    if rest.count < before.count {
      selection.wrappedValue = rest
    } else {
      let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
      selection.wrappedValue = before.union([calendar.dateComponents(parts, from: date)])
    }
  }
}

extension Calendar {
  /// Returns whether the components match the day of the date.
  fileprivate func matches(_ components: DateComponents, _ date: Date) -> Bool {
    let day = dateComponents([.year, .month, .day], from: date)
    return components.year == day.year && components.month == day.month && components.day == day.day
  }
}
