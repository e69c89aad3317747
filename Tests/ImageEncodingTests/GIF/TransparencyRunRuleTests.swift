import Testing

@testable import ImageEncoding

@Suite
struct ClearRuleTests {
  /// Unchanged are the second to the fifth pixel and the last two; 9 is the clear index.
  private let free: [UInt8] = [0, 1, 1, 1, 1, 0, 1, 1]

  private func applied(_ rule: ClearRule, to indices: [UInt8]) -> [UInt8] {
    rule.apply(to: indices, free: free, clear: 9)
  }

  @Test("Runs shorter than the least keep their indices")
  func least() {
    let indices: [UInt8] = [1, 2, 2, 2, 2, 3, 4, 4]
    #expect(applied(ClearRule(), to: indices) == [1, 9, 9, 9, 9, 3, 9, 9])
    #expect(applied(ClearRule(least: 3), to: indices) == [1, 9, 9, 9, 9, 3, 4, 4])
  }

  @Test("A run of a single colour keeps it where a neighbour has it too")
  func single() {
    #expect(applied(ClearRule(single: .begins), to: [2, 2, 2, 2, 2, 3, 4, 4]) == [2, 2, 2, 2, 2, 3, 9, 9])
    #expect(applied(ClearRule(single: .begins), to: [1, 2, 2, 2, 2, 2, 4, 4]) == [1, 9, 9, 9, 9, 2, 9, 9])
    #expect(applied(ClearRule(single: .apart), to: [1, 2, 2, 2, 2, 2, 4, 4]) == [1, 2, 2, 2, 2, 2, 9, 9])
    #expect(applied(ClearRule(single: .apart), to: [1, 2, 2, 3, 3, 3, 4, 4]) == [1, 9, 9, 9, 9, 3, 9, 9])
  }

  @Test("What goes on with a neighbour's colour stays with it")
  func trims() {
    let indices: [UInt8] = [1, 1, 2, 2, 3, 3, 4, 4]
    #expect(applied(ClearRule(trimsStart: true), to: indices) == [1, 1, 9, 9, 9, 3, 9, 9])
    #expect(applied(ClearRule(trimsEnd: true), to: indices) == [1, 9, 9, 9, 3, 3, 9, 9])
  }
}
