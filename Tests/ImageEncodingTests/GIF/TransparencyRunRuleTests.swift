import Testing

@testable import ImageEncoding

@Suite
struct TransparencyRunRuleTests {
  /// Unchanged are the second to the fifth pixel and the last two; 9 is the clear index.
  private let free: [UInt8] = [0, 1, 1, 1, 1, 0, 1, 1]

  private func applied(_ rule: TransparencyRunRule, to indices: [UInt8]) -> [UInt8] {
    rule.apply(to: indices, free: free, clear: 9)
  }

  @Test("Runs shorter than the minimum keep their indices")
  func least() {
    let indices: [UInt8] = [1, 2, 2, 2, 2, 3, 4, 4]
    #expect(applied(TransparencyRunRule(), to: indices) == [1, 9, 9, 9, 9, 3, 9, 9])
    #expect(applied(TransparencyRunRule(least: 3), to: indices) == [1, 9, 9, 9, 9, 3, 4, 4])
  }

  @Test("A run of a single color keeps it if a neighbor has it too")
  func single() {
    #expect(applied(TransparencyRunRule(single: .begins), to: [2, 2, 2, 2, 2, 3, 4, 4]) == [2, 2, 2, 2, 2, 3, 9, 9])
    #expect(applied(TransparencyRunRule(single: .begins), to: [1, 2, 2, 2, 2, 2, 4, 4]) == [1, 9, 9, 9, 9, 2, 9, 9])
    #expect(applied(TransparencyRunRule(single: .apart), to: [1, 2, 2, 2, 2, 2, 4, 4]) == [1, 2, 2, 2, 2, 2, 9, 9])
    #expect(applied(TransparencyRunRule(single: .apart), to: [1, 2, 2, 3, 3, 3, 4, 4]) == [1, 9, 9, 9, 9, 3, 9, 9])
  }

  @Test("A run that continues with a neighbor's color keeps it")
  func trims() {
    let indices: [UInt8] = [1, 1, 2, 2, 3, 3, 4, 4]
    #expect(applied(TransparencyRunRule(trimsStart: true), to: indices) == [1, 1, 9, 9, 9, 3, 9, 9])
    #expect(applied(TransparencyRunRule(trimsEnd: true), to: indices) == [1, 9, 9, 9, 3, 3, 9, 9])
  }
}
