import LiveIndicators
import SwiftUI
import Testing

@Suite("Freshness policies")
struct FreshnessPolicyTests {
  private let policy = FreshnessPolicy(liveUntil: 120, recentUntil: 600, staleUntil: 3600)

  @Test("Each status begins at its exact age")
  func ages() {
    let expected: [(age: Double, status: LiveStatus)] = [
      (-301, .error), (-300, .live), (0, .live), (119.999, .live), (120, .recent), (599.999, .recent), (600, .stale),
      (3599.999, .stale), (3600, .offline), (1e9, .offline),
    ]
    for (age, status) in expected { #expect(policy.status(age: age) == status, "\(age)") }
  }

  @Test("Dates give the same result at any time of the day or year; no date is offline")
  func dates() {
    for base in [0, 8.2e8 + 0.123, 7.9e8 + 3601.7] {
      let now = Date(timeIntervalSinceReferenceDate: base)
      #expect(policy.status(of: now.addingTimeInterval(-120), at: now) == .recent)
      #expect(policy.status(of: now.addingTimeInterval(-119.99), at: now) == .live)
      #expect(policy.status(of: now.addingTimeInterval(250), at: now) == .live)
      #expect(policy.status(of: nil, at: now) == .offline)
    }
  }

  @Test("A policy whose ages are out of order is put in order")
  func order() {
    let odd = FreshnessPolicy(liveUntil: 600, recentUntil: 120, staleUntil: -5, clockTolerance: -1)
    #expect(odd.liveUntil == 600 && odd.recentUntil == 600 && odd.staleUntil == 600 && odd.clockTolerance == 0)
  }

  @Test("Retries wait longer each time, up to the longest, and end")
  func retries() {
    let retry = RetryPolicy(firstDelay: 1, factor: 2, longestDelay: 10, attempts: 6)
    #expect(retry.delay(attempt: 3, random: 1) == 3.2 && retry.delay(attempt: 3, random: 0.5) == 3.6)
    #expect((1...7).map { retry.delay(attempt: $0) } == [1, 2, 4, 8, 10, 10, nil])
    #expect(RetryPolicy.never.delay(attempt: 1) == nil)
    #expect(RetryPolicy().delay(attempt: 1000) == 60)
  }
}
