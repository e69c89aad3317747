import Combine
import Foundation
import Testing

@Suite struct ValueOperatorTests {
  private struct Point {
    var x = 1
    var y = 2
    var z = 3
  }

  private func all<P: Publisher>(_ publisher: P) -> [P.Output] { Recorder(publisher).values }
  private func end<P: Publisher>(_ publisher: P) -> [String] { Recorder(publisher).ends }

  @Test("Mapping by closures and key paths, with errors and without nil")
  func mapping() {
    #expect(all(Just(Point()).map(\.y)) == [2])
    #expect(all(Just(Point()).map(\.x, \.y)).map { $0.0 + $0.1 } == [3])
    #expect(all(Just(Point()).map(\.x, \.y, \.z)).map { $0.0 + $0.1 + $0.2 } == [6])
    #expect(all([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
    let failing = (1...5).publisher.tryMap { if $0 == 3 { throw Trouble.first } else { $0 * 10 } }
    #expect(all(failing) == [10, 20])
    #expect(end(failing) == ["first"])
    #expect(all(["1", "x"].publisher.tryCompactMap { Int($0) }) == [1])
    let named: Publishers.Map<Publishers.Sequence<[Int], Never>, String> = [1, 2].publisher.map { "\($0)" }
    #expect(all(named) == ["1", "2"])
  }

  @Test("Filtering")
  func filtering() {
    #expect(all((1...6).publisher.filter { $0 % 2 == 0 }) == [2, 4, 6])
    #expect(end((1...6).publisher.tryFilter { if $0 > 4 { throw Trouble.second } else { true } }) == ["second"])
    #expect(all([1, 2, 2, 3].publisher.tryRemoveDuplicates { $0 == $1 }) == [1, 2, 3])
    #expect(all((1...3).publisher.ignoreOutput()).isEmpty)
    #expect(end((1...3).publisher.ignoreOutput()) == ["finished"])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
    #expect(all(Just(1).replaceEmpty(with: 9)) == [1])
  }

  @Test("Folding and collecting")
  func folding() {
    #expect(all((1...4).publisher.reduce(0, +)) == [10])
    #expect(all((1...4).publisher.tryScan(0) { $0 + $1 }) == [1, 3, 6, 10])
    #expect(end((1...4).publisher.tryReduce(0) { _, _ in throw Trouble.first }) == ["first"])
    #expect(all((1...5).publisher.collect()) == [[1, 2, 3, 4, 5]])
    #expect(all((1...5).publisher.collect(2)) == [[1, 2], [3, 4], [5]])
    #expect(all(Empty<Int, Never>().collect()) == [[]])
    #expect(all(Empty<Int, Never>().collect(2)).isEmpty)
  }

  @Test("Prefixes, suffixes and ranges of a stream")
  func parts() {
    let numbers = (0..<10).publisher
    #expect(all(numbers.prefix(2)) == [0, 1])
    #expect(all(numbers.prefix(0)).isEmpty && end(numbers.prefix(0)) == ["finished"])
    #expect(all(numbers.prefix { $0 < 3 }) == [0, 1, 2])
    #expect(all(numbers.tryPrefix { $0 < 1 }) == [0])
    #expect(all(numbers.dropFirst(8)) == [8, 9])
    #expect(all(numbers.drop { $0 < 7 }) == [7, 8, 9])
    #expect(all(numbers.tryDrop { $0 < 9 }) == [9])
    #expect(all(numbers.output(at: 4)) == [4])
    #expect(all(numbers.output(in: 2...3)) == [2, 3])
    #expect(all(numbers.output(in: 8...)) == [8, 9])
    #expect(all(numbers.first()) == [0])
    #expect(all(numbers.first { $0 > 4 }) == [5])
    #expect(all(numbers.tryFirst { $0 > 5 }) == [6])
    #expect(all(numbers.last()) == [9])
    #expect(all(numbers.last { $0 < 4 }) == [3])
    #expect(end(numbers.tryLast { _ in throw Trouble.second }) == ["second"])
  }

  @Test("A stream opened and closed by another one")
  func byOthers() {
    let values = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    let until = Recorder(values.prefix(untilOutputFrom: signal))
    let from = Recorder(values.drop(untilOutputFrom: signal))
    values.send(1)
    signal.send()
    values.send(2)
    #expect(until.values == [1] && until.ends == ["finished"])
    #expect(from.values == [2] && from.ends.isEmpty)
  }

  @Test("Predicates of a stream")
  func questions() {
    let numbers = (1...5).publisher
    #expect(all(numbers.count()) == [5])
    #expect(all(numbers.contains(3)) == [true])
    #expect(all(numbers.contains(8)) == [false])
    #expect(all(numbers.contains { $0 > 4 }) == [true])
    #expect(all(numbers.allSatisfy { $0 < 9 }) == [true])
    #expect(all(numbers.allSatisfy { $0 < 3 }) == [false])
    #expect(all(numbers.tryContains { $0 == 9 }) == [false])
    #expect(end(numbers.tryAllSatisfy { _ in throw Trouble.first }) == ["first"])
    #expect(all(numbers.max()) == [5] && all(numbers.min()) == [1])
    #expect(all(["bb", "a"].publisher.max { $0.count < $1.count }) == ["bb"])
    #expect(all(["bb", "a"].publisher.tryMin { $0.count < $1.count }) == ["a"])
  }

  @Test("Coding")
  func coding() {
    let data = all(Just(["a": 1]).encode(encoder: JSONEncoder()))
    #expect(all(data.publisher.decode(type: [String: Int].self, decoder: JSONDecoder())) == [["a": 1]])
    #expect(end(Just(Data()).decode(type: Int.self, decoder: JSONDecoder())).count == 1)
  }

  @Test("Events are reported in both directions")
  func events() {
    var seen: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.handleEvents(
        receiveSubscription: { _ in seen.append("subscription") }, receiveOutput: { seen.append("value \($0)") },
        receiveCompletion: { _ in seen.append("completion") }, receiveCancel: { seen.append("cancel") },
        receiveRequest: { seen.append("request \($0.max as Any)") }))
    subject.send(4)
    recorder.cancel()
    #expect(seen == ["subscription", "request nil", "value 4", "cancel"])
    let ended = Recorder(Just(1).handleEvents(receiveCompletion: { _ in seen.append("completion") }))
    #expect(ended.values == [1])
    #expect(seen.last == "completion")
  }
}
