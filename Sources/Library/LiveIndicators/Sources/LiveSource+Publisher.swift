import SwiftUI

extension LiveSource {
  /// Creates a source of the values of a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher of the updates.
  ///   - policy: The ages at which the status changes.
  ///   - retry: The policy for subscribing again after an error.
  ///   - clock: The source of the time. Default: the system clock.
  public convenience init<P: Publisher>(
    publisher: P, policy: FreshnessPolicy = FreshnessPolicy(), retry: RetryPolicy = RetryPolicy(),
    clock: SourceClock = SourceClock()
  ) where P.Output == Value {
    // Publishers are not marked `Sendable`, but subscribing is allowed from any thread.
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

/// A subscription that any thread may cancel.
private final class HeldSubscription: @unchecked Sendable {
  let subscription: AnyCancellable

  init(_ subscription: AnyCancellable) { self.subscription = subscription }
}
