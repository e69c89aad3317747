import Foundation
import Testing

@testable import ToolCommands

@Suite("Dates of the command line")
struct CalendarDateTests {
  @Test("Every day between the limits is the one that Foundation counts")
  func days() throws {
    let formatter = ISO8601DateFormatter()
    for seconds in stride(from: -8_520_336_000.0, through: 8_867_836_800, by: 86_400 * 97 + 3_661) {
      let text = formatter.string(from: Date(timeIntervalSince1970: seconds))
      #expect(CalendarDate(text)?.secondsSince1970 == seconds, "\(text)")
    }
  }

  @Test(
    "Forms with less or more",
    arguments: [
      ("2025-06-09", 1_749_427_200), ("2025-06-09T10:00", 1_749_463_200), ("2025-06-09T10:00:00.25Z", 1_749_463_200.25),
      ("2025-06-09 12:00:00+02:00", 1_749_463_200), ("2025-06-09T04:30:00-0530", 1_749_463_200),
      ("2024-02-29", 1_709_164_800),
    ] as [(String, Double)])
  func forms(text: String, seconds: Double) { #expect(CalendarDate(text)?.secondsSince1970 == seconds) }

  @Test(
    "What does not exist is refused",
    arguments: [
      "2025-02-30", "2023-02-29", "1900-02-29", "2025-13-01", "2025-00-01", "2025-04-31", "2025-01-01T25:00",
      "2025-01-01T24:00:00Z", "2025-01-01T10:60", "2025-01-01T10:00:61Z", "2025-01-01T10", "2025-1-1", "20250101", "",
      "2025-01-01T10:00:00X", "2025-01-01T10:00:00.Z", "٢٠٢٥-01-01",
    ])
  func refused(text: String) { #expect(CalendarDate(text) == nil) }
}
