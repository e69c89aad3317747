import Combine
import Testing

@Suite struct OperatorTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] where P.Failure == Never {
    var seen: [P.Output] = []
    _ = publisher.sink { seen.append($0) }
    return seen
  }

  @Test("Map, filter, scan, prefix and removeDuplicates work on a sequence")
  func sequence() {
    #expect(values([1, 2, 3, 4].publisher.map { $0 * 2 }.filter { $0 > 2 }) == [4, 6, 8])
    #expect(values([1, 2, 3].publisher.scan(0, +)) == [1, 3, 6])
    #expect(values([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(values((0..<1_000).publisher.prefix(3)) == [0, 1, 2])
    #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(values(Just(7).prepend(5, 6).append(8)) == [5, 6, 7, 8])
  }

  @Test("A subject reaches its subscribers until they cancel")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.sink { seen.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test("A current value is sent to every new subscriber")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(4)
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.map { $0 + 1 }.sink { seen.append($0) }.store(in: &kept)
    subject.value = 9
    kept.removeAll()
    subject.send(11)
    #expect(seen == [5, 10])
    #expect(subject.value == 11)
  }

  @Test("Merge, combineLatest and zip join two streams")
  func joining() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var merged: [Int] = []
    var latest: [String] = []
    var zipped: [String] = []
    var kept: [AnyCancellable] = []
    a.merge(with: b).sink { merged.append($0) }.store(in: &kept)
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    a.zip(b).sink { zipped.append("\($0)\($1)") }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    #expect(merged == [1, 2, 3, 4])
    #expect(latest == ["23", "24"])
    #expect(zipped == ["13", "24"])
  }

  @Test("A completion ends the stream, a failure with its error")
  func completions() {
    struct Broken: Error {}
    var ends = 0
    var failed = false
    _ = Empty<Int, Never>().sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in })
    _ = Fail<Int, Broken>(error: Broken()).sink(
      receiveCompletion: { if case .failure = $0 { failed = true } }, receiveValue: { _ in })
    #expect(ends == 1)
    #expect(failed)
    #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
  }
}
