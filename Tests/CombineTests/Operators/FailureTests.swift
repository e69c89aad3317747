import Combine
import Testing

@Suite struct FailureTests {
  @Test("Errors are mapped, replaced and caught")
  func handling() {
    let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: .first))
    #expect(Recorder(failing.mapError { _ in Trouble.second }).ends == ["second"])
    #expect(Recorder(failing.replaceError(with: 9)).values == [1, 2, 9])
    #expect(Recorder(failing.catch { _ in Just(7) }).values == [1, 2, 7])
    #expect(Recorder(failing.tryCatch { _ -> Just<Int> in throw Trouble.second }).ends == ["second"])
    #expect(Recorder(failing.tryCatch { _ in Just(8) }).values == [1, 2, 8])
    #expect(Recorder([1].publisher.assertNoFailure()).ends == ["finished"])
  }

  @Test("Retrying subscribes again up to the given number of times")
  func retry() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Trouble> in
      attempts += 1
      if attempts < 3 {
        return Just(attempts).setFailureType(to: Trouble.self).append(Fail(error: .first)).eraseToAnyPublisher()
      }
      return Just(99).setFailureType(to: Trouble.self).eraseToAnyPublisher()
    }
    let patient = Recorder(flaky.retry(2))
    #expect(patient.values == [1, 2, 99] && patient.ends == ["finished"])
    attempts = 0
    let impatient = Recorder(flaky.retry(1))
    #expect(impatient.values == [1, 2] && impatient.ends == ["first"])
  }

  @Test("Results, records and futures")
  func simple() async throws {
    #expect(Recorder(Result<Int, Trouble>.success(4).publisher).values == [4])
    #expect(Recorder(Result<Int, Trouble>.failure(.second).publisher).ends == ["second"])
    let record = Record<Int, Trouble> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.first))
    }
    for _ in 0..<2 {
      let played = Recorder(record)
      #expect(played.values == [1, 2] && played.ends == ["first"])
    }
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    await #expect(throws: Trouble.self) { try await Future<Int, Trouble> { $0(.failure(.first)) }.value }
    var promise: Future<Int, Trouble>.Promise?
    let future = Future<Int, Trouble> { promise = $0 }
    let waiting = Recorder(future)
    promise?(.success(5))
    promise?(.success(6))
    #expect(waiting.values == [5] && waiting.ends == ["finished"])
    #expect(Recorder(future).values == [5])
  }

  @Test("A finished subject sends no elements, and completes later subscribers")
  func ended() {
    let subject = PassthroughSubject<Int, Trouble>()
    let early = Recorder(subject)
    subject.send(1)
    subject.send(completion: .failure(.second))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(early.values == [1] && early.ends == ["second"])
    #expect(Recorder(subject).ends == ["second"])
  }

  @Test("A publisher's values can be awaited")
  func values() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    let failing = [4].publisher.setFailureType(to: Trouble.self).append(Fail(error: .first))
    await #expect(throws: Trouble.self) { for try await value in failing.values { seen.append(value) } }
    #expect(seen == [1, 2, 3, 4])
  }
}
