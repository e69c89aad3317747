import SwiftUI

/// Hands the values of a sequence over, in order, whatever the sequence's type.
class UpdateIterator<Value: Sendable>: @unchecked Sendable {
  typealias Delivery = @MainActor @Sendable (Value) -> Void

  /// One attempt: returns when the sequence ends, throws what it throws.
  func run(_ deliver: @escaping Delivery) async throws {}
}

/// Makes its sequence anew for each attempt.
final class ConnectedPump<Updates: AsyncSequence>: UpdateIterator<Updates.Element>, @unchecked Sendable
where Updates.Element: Sendable {
  private let connect: @Sendable () async throws -> Updates

  init(_ connect: @escaping @Sendable () async throws -> Updates) { self.connect = connect }

  override func run(_ deliver: @escaping Delivery) async throws {
    for try await value in try await connect() { await deliver(value) }
  }
}
