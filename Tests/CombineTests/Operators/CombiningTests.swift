import Combine
import Testing

@Suite struct CombiningTests {
  private let a = PassthroughSubject<Int, Trouble>()
  private let b = PassthroughSubject<Int, Trouble>()
  private let c = PassthroughSubject<Int, Trouble>()

  @Test("Merging interleaves elements, finishes with the last stream, and fails with the first failure")
  func merge() {
    let three = Recorder(Publishers.Merge3(a, b, c))
    let many = Recorder(Publishers.MergeMany([a, b, c]))
    let two = Recorder(a.merge(with: b))
    a.send(1)
    b.send(2)
    c.send(3)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(three.ends.isEmpty && two.ends == ["finished"])
    c.send(completion: .failure(.second))
    #expect(three.values == [1, 2, 3] && three.ends == ["second"])
    #expect(many.values == [1, 2, 3] && many.ends == ["second"])
    #expect(Recorder(Publishers.MergeMany([Just<Int>]())).ends == ["finished"])
    let eight = Publishers.Merge8(Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
    #expect(Recorder(eight).values == Array(1...8))
  }

  @Test("The latest of three and four streams")
  func combineLatest() {
    let three = Recorder(a.combineLatest(b, c) { $0 * 100 + $1 * 10 + $2 })
    let four = Recorder(Publishers.CombineLatest4(a, b, c, Just(9).setFailureType(to: Trouble.self)))
    a.send(1)
    b.send(2)
    #expect(three.values.isEmpty)
    c.send(3)
    b.send(5)
    #expect(three.values == [123, 153])
    #expect(four.values.map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 9], [1, 5, 3, 9]])
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(three.ends.isEmpty)
    c.send(completion: .finished)
    #expect(three.ends == ["finished"])
  }

  @Test("Zipped elements wait for one another, and the stream ends when no more tuples are possible")
  func zip() {
    let pairs = Recorder(a.zip(b) { "\($0)\($1)" })
    let triples = Recorder(Publishers.Zip3(a, b, c))
    a.send(1)
    a.send(2)
    b.send(3)
    c.send(4)
    #expect(pairs.values == ["13"])
    #expect(triples.values.map { [$0.0, $0.1, $0.2] } == [[1, 3, 4]])
    a.send(completion: .finished)
    // The 2 still waits for a partner.
    #expect(pairs.ends.isEmpty)
    b.send(5)
    #expect(pairs.values == ["13", "25"] && pairs.ends == ["finished"])
  }

  @Test("Concatenation publishes one stream after the other")
  func concatenate() {
    #expect(Recorder([3, 4].publisher.prepend(1, 2).append([5, 6])).values == [1, 2, 3, 4, 5, 6])
    #expect(Recorder(Just(2).prepend(Just(1)).append(Just(3))).values == [1, 2, 3])
    let late = Recorder(a.append(b))
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(late.values == [2, 3])
  }

  @Test("Flat mapping limits the number of concurrent publishers")
  func flatMap() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    let limited = Recorder(outer.flatMap(maxPublishers: .max(1)) { $0 })
    outer.send(a)
    outer.send(b)
    b.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    outer.send(completion: .finished)
    #expect(limited.values == [2, 3] && limited.ends.isEmpty)
    b.send(completion: .finished)
    #expect(limited.ends == ["finished"])
    let mixed = Just(1).setFailureType(to: Trouble.self).flatMap { Just($0 + 1) }
    #expect(Recorder(mixed).values == [2])
    #expect(Recorder(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .first) }).ends == ["first"])
  }

  @Test("Switching republishes only the latest publisher and its completion")
  func switchToLatest() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
    let latest = Recorder(outer.switchToLatest())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(latest.values == [1, 3] && latest.ends.isEmpty)
    b.send(completion: .finished)
    #expect(latest.ends == ["finished"])
    #expect(Recorder((1...3).publisher.map { Just($0) }.switchToLatest()).values == [1, 2, 3])
  }
}
