import Combine
import Foundation
import Testing

@Suite("Identifiers of streams")
struct IdentifierTests {
  @Test("Identifiers made on several threads all differ")
  func unique() {
    let lock = NSLock()
    nonisolated(unsafe) var all: Set<CombineIdentifier> = []
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let made = (0..<500).map { _ in CombineIdentifier() }
      lock.withLock { all.formUnion(made) }
    }
    #expect(all.count == 4000)
    #expect(Set(all.map(\.description)).count == 4000)
  }

  @Test("An object's identifier is the same each time")
  func object() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(CombineIdentifier(subject) == CombineIdentifier(subject))
  }
}
