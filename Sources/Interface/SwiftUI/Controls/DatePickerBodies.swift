import Foundation
import Geometry
import ViewGraph

/// The body of a compact date picker: the label, and the date and time on backgrounds 34 points tall (this project's
/// choice, estimated from pictures), which open panels.
struct DatePickerBody: View {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: AnyView
  @State private var showsCalendar = false
  @State private var showsTime = false
  @Environment(\.datePickerStyleKind) private var kind
  @Environment(\.platformProfile) private var platform
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInGroupedForm) private var isInGroupedForm

  var body: some View {
    if kind == .wheel {
      DateWheels(selection: bounded, minimum: minimum, maximum: maximum, components: components)
        .opacity(isEnabled ? 1 : 0.5)
    } else if kind == .graphical {
      VStack(spacing: 12) {
        if components.contains(.date) { OneDateCalendar(selection: bounded) }
        if components.contains(.hourAndMinute) { TimeSteppers(selection: bounded) }
      }
      .opacity(isEnabled ? 1 : 0.5)
    } else {
      ControlRow(label: labelsAreHidden ? nil : label, spreads: platform == .iOS || isInGroupedForm) {
        let layout =
          typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout { plates }.opacity(isEnabled ? 1 : 0.5)
      }
      .modifier(element)
    }
  }

  /// The accessibility element of the picker. Its default action opens the calendar, and a named action the time.
  private var element: ControlElementModifier {
    let hasDate = components.contains(.date)
    let hasTime = components.contains(.hourAndMinute)
    let style: (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle) = (
      hasDate ? .abbreviated : .omitted, hasTime ? .shortened : .omitted
    )
    func open(_ panel: Binding<Bool>) -> () -> Void { { withAnimation(.popup) { panel.wrappedValue = true } } }
    var actions = [
      AccessibilityElement.Action(name: "activate", perform: open(hasDate ? $showsCalendar : $showsTime))
    ]
    if hasDate, hasTime { actions.append(AccessibilityElement.Action(name: "Time", perform: open($showsTime))) }
    return ControlElementModifier(
      label: label, value: .text(text(date: style.0, time: style.1)), traits: .isButton, actions: actions)
  }

  /// A binding to the date, clamped to its bounds.
  private var bounded: Binding<Date> {
    let (selection, minimum, maximum) = (selection, minimum, maximum)
    return Binding(
      get: { selection.wrappedValue },
      set: { selection.wrappedValue = min(max($0, minimum ?? .distantPast), maximum ?? .distantFuture) })
  }

  @ViewBuilder private var plates: some View {
    if components.contains(.date) {
      plate(text(date: .abbreviated, time: .omitted), isOpen: $showsCalendar) {
        OneDateCalendar(selection: bounded).padding(16).frame(maxWidth: 320)
      }
    }
    if components.contains(.hourAndMinute) {
      plate(text(date: .omitted, time: .shortened), isOpen: $showsTime) {
        TimeSteppers(selection: bounded).padding(16)
      }
    }
  }

  private func text(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    var format = Date.FormatStyle(date: date, time: time)
    format.locale = locale
    format.timeZone = timeZone
    return selection.wrappedValue.formatted(format)
  }

  private func plate<Panel: View>(
    _ text: String, isOpen: Binding<Bool>, @ViewBuilder panel: @escaping () -> Panel
  ) -> some View {
    let isMac = platform == .macOS
    return Text(text)
      .lineLimit(1)
      .monospacedDigit()
      .foregroundStyle(isOpen.wrappedValue ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .padding(.horizontal, isMac ? 6 : 11)
      .padding(.vertical, isMac ? 3 : 6)
      .frame(minHeight: isMac ? 22 : 34)
      .background { RoundedRectangle(cornerRadius: isMac ? 5 : 8, style: .continuous).fill(ControlColors.tertiaryFill) }
      .tappable { withAnimation(.popup) { isOpen.wrappedValue = true } }
      .popup(isPresented: isOpen.wrappedValue, dismiss: { withAnimation(.popup) { isOpen.wrappedValue = false } }) {
        panel().modifier(PopupSurface())
      }
  }
}

/// The days of a month, with selected days on discs.
struct CalendarMonth: View {
  /// A date in the month that is shown initially.
  let anchor: Date
  let isChosen: (Date) -> Bool
  var isAllowed: (Date) -> Bool = { _ in true }
  let choose: (Date) -> Void
  /// A date in the month to which the user has navigated, or `nil` for that of the anchor.
  @State private var turned: Date?
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    let calendar = self.calendar
    let shown = turned ?? anchor
    let days = Self.days(of: shown, in: calendar)
    VStack(spacing: 8) {
      header(shown)
      Grid(horizontalSpacing: 0, verticalSpacing: 2) {
        GridRow { ForEach(Self.weekdays(calendar), id: \.0) { weekday($0.1) } }
        ForEach(0..<(days.count / 7), id: \.self) { week in
          GridRow {
            ForEach(0..<7, id: \.self) { index in day(days[week * 7 + index], calendar) }
          }
        }
      }
    }
  }

  private func header(_ shown: Date) -> some View {
    var format = Date.FormatStyle().month(.wide).year()
    format.locale = locale
    format.timeZone = timeZone
    return HStack {
      Text(shown.formatted(format)).font(.headline)
      Spacer(minLength: 8)
      turn(shown, -1, mirrored: true)
      turn(shown, 1, mirrored: false)
    }
  }

  private func turn(_ shown: Date, _ months: Int, mirrored: Bool) -> some View {
    ControlGlyph(.forward, size: 14, scales: false)
      .scaleEffect(x: mirrored ? -1 : 1, y: 1)
      .foregroundStyle(.tint)
      .frame(width: 32, height: 32)
      .tappable { turned = calendar.date(byAdding: .month, value: months, to: shown) }
  }

  private func weekday(_ name: String) -> some View {
    Text(name).font(.system(size: 12, weight: .semibold)).foregroundStyle(.tertiary).frame(maxWidth: .infinity)
  }

  @ViewBuilder private func day(_ date: Date?, _ calendar: Calendar) -> some View {
    if let date {
      let isChosen = isChosen(date)
      Text("\(calendar.component(.day, from: date))")
        .font(.system(size: 18, weight: isChosen ? .semibold : .regular))
        .foregroundStyle(isChosen ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
        .frame(width: 36, height: 36)
        .background { Circle().fill(.tint).opacity(isChosen ? 1 : 0) }
        .frame(maxWidth: .infinity)
        .opacity(isAllowed(date) ? 1 : 0.3)
        .tappable { pick(date) }
        .optionElement(isChosen: isChosen) { pick(date) }
    } else {
      Color.clear.frame(height: 36)
    }
  }

  private func pick(_ date: Date) {
    guard isAllowed(date) else { return }
    turned = date
    choose(date)
  }

  /// Returns the first letters of the weekdays, from the first weekday of the calendar.
  private static func weekdays(_ calendar: Calendar) -> [(Int, String)] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    return (0..<7).map { index in (index, names[(index + calendar.firstWeekday - 1) % 7]) }
  }

  /// Returns the days in whole weeks, with `nil` for days outside of the month.
  private static func days(of date: Date, in calendar: Calendar) -> [Date?] {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return [] }
    let first = calendar.component(.weekday, from: month.start)
    var days: [Date?] = Array(repeating: nil, count: (first - calendar.firstWeekday + 7) % 7)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: month.start)) }
    while !days.count.isMultiple(of: 7) { days.append(nil) }
    return days
  }
}

/// A calendar for one date. Selecting a day keeps the time.
struct OneDateCalendar: View {
  let selection: Binding<Date>
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var zoned = environmentCalendar
    zoned.timeZone = timeZone
    let calendar = zoned
    return CalendarMonth(
      anchor: selection.wrappedValue, isChosen: { calendar.isDate($0, inSameDayAs: selection.wrappedValue) },
      choose: { choose($0, calendar) })
  }

  private func choose(_ day: Date, _ calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: selection.wrappedValue)
    let new = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    selection.wrappedValue = new ?? day
  }
}

/// The hour and the minute, each with a stepper.
struct TimeSteppers: View {
  let selection: Binding<Date>
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: selection.wrappedValue)
    return HStack(spacing: 16) {
      part(parts.hour ?? 0, .hour, calendar)
      part(parts.minute ?? 0, .minute, calendar)
    }
    .fixedSize()
  }

  private func part(_ value: Int, _ unit: Calendar.Component, _ calendar: Calendar) -> some View {
    HStack(spacing: 8) {
      Text(value < 10 ? "0\(value)" : "\(value)").font(.title3.monospacedDigit())
      Stepper("", onIncrement: { move(1, unit, calendar) }, onDecrement: { move(-1, unit, calendar) }).labelsHidden()
    }
  }

  private func move(_ amount: Int, _ unit: Calendar.Component, _ calendar: Calendar) {
    if let new = calendar.date(byAdding: unit, value: amount, to: selection.wrappedValue) {
      selection.wrappedValue = new
    }
  }
}
