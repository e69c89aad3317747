import Foundation
import SwiftUI
import Testing

@Suite("The formatters that Linux's Foundation lacks")
struct UnavailableFormatterTests {
  private func text(
    _ seconds: Double, _ units: NSCalendar.Unit, _ style: TimeComponentsFormatter.UnitsStyle,
    zeros: TimeComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
  ) -> String? {
    let formatter = TimeComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test("Quantities of time have the units, the style and the zeros that are asked for")
  func components() {
    #expect(text(65, [.minute, .second], .positional) == "1:05")
    #expect(text(5, [.minute, .second], .positional) == "0:05")
    #expect(text(5, [.minute, .second], .positional, zeros: .pad) == "00:05")
    #expect(text(34_890, [.hour, .minute, .second], .abbreviated) == "9h 41m 30s")
    #expect(text(34_890, [.hour, .minute, .second], .short) == "9 hr, 41 min, 30 sec")
    #expect(text(34_890, [.hour, .minute, .second], .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(text(3_600, [.hour, .minute], .full) == "1 hour")
    #expect(text(34_890, [.hour, .minute, .second], .abbreviated, most: 2) == "9h 41m")
    #expect(text(3_605, [.hour, .minute, .second], .positional) == "1:00:05")
    #expect(text(-90, [.minute, .second], .abbreviated) == "-1m 30s")
    #expect(text(.nan, [.second], .full) == nil)
  }

  @Test("Dates are named relative to one another")
  func relative() {
    let formatter = RelativeTimeTextFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now).contains("2h"))
  }

  @Test("Measurements follow the units of the locale, or keep their own")
  func measurements() {
    let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
    let us = Locale(identifier: "en_US")
    let de = Locale(identifier: "de_DE")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(us)) == "2.2 mi")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "3.5 km")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(de)) == "3,5 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .narrow).locale(us)) == "68°F")
  }
}
