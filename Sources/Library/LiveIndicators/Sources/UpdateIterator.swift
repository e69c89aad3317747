import SwiftUI

/// Delivers the values of a sequence in order. The base class hides the type of the sequence.
class UpdateIterator<Value: Sendable>: @unchecked Sendable {
  typealias Delivery = @MainActor @Sendable (Value) -> Void

  /// Runs one attempt. Returns when the sequence ends, and rethrows its errors.
  func run(_ deliver: @escaping Delivery) async throws {}
}

/// An iterator that creates its sequence again for each attempt.
final class ConnectedPump<Updates: AsyncSequence>: UpdateIterator<Updates.Element>, @unchecked Sendable
where Updates.Element: Sendable {
  private let connect: @Sendable () async throws -> Updates

  init(_ connect: @escaping @Sendable () async throws -> Updates) { self.connect = connect }

  override func run(_ deliver: @escaping Delivery) async throws {
    for try await value in try await connect() { await deliver(value) }
  }
}
