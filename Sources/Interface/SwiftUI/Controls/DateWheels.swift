import Foundation
import Geometry
import ViewGraph

/// Wheels side by side, one for each component of a date: 216 points tall, as in UIDatePicker.
struct DateWheels: View {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  /// The number of years before and after the selected one, if there are no bounds. It is this project's choice.
  private static let reach = 20

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  var body: some View {
    let calendar = calendar
    HStack(spacing: 0) {
      if components.contains(.date) {
        wheel(.month, Array(1...12)) { calendar.monthSymbols[$0 - 1] }.frame(maxWidth: .infinity)
        wheel(.day, Array(days)) { "\($0)" }.frame(width: 60)
        wheel(.year, Array(years)) { "\($0)" }.frame(width: 90)
      }
      if components.contains(.hourAndMinute) {
        wheel(.hour, Array(0...23)) { "\($0)" }.frame(width: 60)
        wheel(.minute, Array(0...59)) { $0 < 10 ? "0\($0)" : "\($0)" }.frame(width: 60)
      }
    }
    .frame(width: 320)
  }

  private var days: Range<Int> { calendar.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32 }

  private var years: ClosedRange<Int> {
    let now = calendar.component(.year, from: selection.wrappedValue)
    let first = minimum.map { calendar.component(.year, from: $0) } ?? now - Self.reach
    let last = maximum.map { calendar.component(.year, from: $0) } ?? now + Self.reach
    return min(first, now)...max(last, now)
  }

  private func wheel(
    _ part: Calendar.Component, _ values: [Int], _ name: @escaping (Int) -> String
  ) -> some View {
    let binding = Binding<Int>(
      get: { calendar.component(part, from: selection.wrappedValue) }, set: { set(part, to: $0) })
    return Picker(selection: binding) {
      ForEach(values, id: \.self) { Text(name($0)).tag($0) }
    } label: {
      Text(String(describing: part))
    }
    .pickerStyle(.wheel)
  }

  /// Sets a component. A day that the month does not have becomes its last day.
  private func set(_ part: Calendar.Component, to value: Int) {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    var parts = calendar.dateComponents(units, from: selection.wrappedValue)
    parts.setValue(value, for: part)
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let range = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, range.upperBound - 1)
    }
    if let date = calendar.date(from: parts) { selection.wrappedValue = date }
  }
}
