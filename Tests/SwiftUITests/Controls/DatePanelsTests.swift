import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Days: View {
  @State private var days: Set<DateComponents> = []
  private let zone = TimeZone(secondsFromGMT: 0)!
  let start = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023
  var body: some View {
    VStack {
      MultiDatePicker("Days", selection: $days, in: start..<start.addingTimeInterval(86_400 * 10))
      Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
    }
    .environment(\.timeZone, zone)
  }
}

private struct Wheels: View {
  @State private var date = Date(timeIntervalSince1970: 1_706_659_200)  // 31 January 2024
  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
      Text(date, format: .iso8601.year().month().day())
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }
}

private struct Compact: View {
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    DatePicker("Day", selection: $date, displayedComponents: .date)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }
}

@MainActor @Suite("Calendars and wheels for dates")
struct DatePanelsTests {
  @Test("Several days are selected and deselected, within the bounds")
  func several() throws {
    let stage = ControlStage(Days())
    stage.host.performAccessibilityAction(on: "15")
    stage.host.performAccessibilityAction(on: "20")
    stage.host.performAccessibilityAction(on: "2")
    #expect(stage.texts.contains("days 15 20"))
    stage.host.performAccessibilityAction(on: "15")
    #expect(stage.texts.contains("days 20"))
  }

  @Test("A wheel changes a component of the date; a day beyond the month becomes its last")
  func wheels() throws {
    let stage = ControlStage(Wheels())
    #expect(stage.texts.last == "2024-01-31")
    stage.host.performAccessibilityAction("increment", on: "month")
    #expect(stage.texts.last == "2024-02-29")
  }

  @Test("The calendar that opens stays within a window of 320 points")
  func panel() throws {
    let stage = ControlStage(Compact())
    stage.tap("Nov 14, 2023")
    _ = stage.at(1)
    let day = try #require(stage.host.inspect().all("Text").filter { $0.texts["text"] == "18" }.last?.frame)
    #expect(day.x + day.width < 312)
    let title = try #require(
      stage.host.inspect().all("Text").filter { $0.texts["text"] == "November 2023" }.last?.frame)
    #expect(title.x >= 8)
  }
}
