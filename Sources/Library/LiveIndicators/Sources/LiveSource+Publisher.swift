import SwiftUI

extension LiveSource {
  /// A source of what a publisher sends.
  ///
  /// - Parameters:
  ///   - policy: how long a value is live, recent, and stale.
  ///   - retry: how it subscribes again after an error.
  public convenience init<P: Publisher>(
    publisher: P, policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(),
    clock: SourceClock = SourceClock()
  ) where P.Output == Value {
    // Publishers are not marked as safe to share; subscribing from anywhere is what they are for.
    nonisolated(unsafe) let publisher = publisher
    self.init(policy: policy, retry: retry, clock: clock) {
      AsyncThrowingStream<Value, any Error> { continuation in
        let subscription = publisher.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          },
          receiveValue: { continuation.yield($0) })
        let held = HeldSubscription(subscription)
        continuation.onTermination = { _ in held.subscription.cancel() }
      }
    }
  }
}

/// Subscriptions may be cancelled from anywhere.
private final class HeldSubscription: @unchecked Sendable {
  let subscription: AnyCancellable

  init(_ subscription: AnyCancellable) { self.subscription = subscription }
}
