import Foundation
import Testing

/// The tiers of the test suite. `Scripts/test` runs the fast one; `Scripts/test --all` sets `GLOWWORM_TEST_TIER=full`.
enum TestTier {
  static let isFull = ProcessInfo.processInfo.environment["GLOWWORM_TEST_TIER"] == "full"
}

extension Trait where Self == ConditionTrait {
  /// Limits a suite that runs the built tool, a compiler or a browser to the full tier.
  static var fullTier: Self { .enabled(if: TestTier.isFull, "SKIPPED: Scripts/test --all runs it") }
}
