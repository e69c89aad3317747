import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var level = 0
  @Published var copy = 0
}

@Suite struct SharingTests {
  private final class Counter {
    var subscriptions = 0
    var cancellations = 0
  }

  @Test("Sharing subscribes once, cancels with the last subscriber, and subscribes again")
  func share() {
    let counter = Counter()
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(
      receiveSubscription: { _ in counter.subscriptions += 1 }, receiveCancel: { counter.cancellations += 1 }
    ).share()
    let first = Recorder(shared)
    let second = Recorder(shared)
    source.send(1)
    #expect(counter.subscriptions == 1)
    first.cancel()
    source.send(2)
    second.cancel()
    #expect(first.values == [1] && second.values == [1, 2])
    #expect(counter.cancellations == 1)
    let third = Recorder(shared)
    source.send(3)
    #expect(third.values == [3] && counter.subscriptions == 2)
  }

  @Test("A multicast does not publish before it is connected")
  func multicast() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let multicast = (1...3).publisher.multicast(subject: subject)
    let first = Recorder(multicast)
    let second = Recorder(multicast)
    #expect(first.values == [0])
    let connection = multicast.connect()
    #expect(first.values == [0, 1, 2, 3] && second.values == [0, 1, 2, 3])
    #expect(first.ends == ["finished"])
    connection.cancel()
    let connectable = [5].publisher.makeConnectable()
    let late = Recorder(connectable)
    #expect(late.values.isEmpty)
    _ = connectable.connect()
    #expect(late.values == [5])
    let automatic = Recorder([6].publisher.multicast { PassthroughSubject() }.autoconnect())
    #expect(automatic.values == [6])
  }

  @Test("A buffer keeps up to its size")
  func buffer() {
    for (strategy, kept, end) in [
      (Publishers.BufferingStrategy<Trouble>.dropNewest, [1, 2], "finished"), (.dropOldest, [3, 4], "finished"),
      (.customError { .second }, [1, 2], "second"),
    ] {
      let source = PassthroughSubject<Int, Trouble>()
      let slow = Slow()
      source.buffer(size: 2, prefetch: .keepFull, whenFull: strategy).subscribe(slow)
      for value in 1...4 { source.send(value) }
      source.send(completion: .finished)
      #expect(slow.values.isEmpty)
      slow.subscription?.request(.unlimited)
      #expect(slow.values == kept)
      #expect(slow.ends == [end])
    }
  }

  private final class Slow: Subscriber {
    var values: [Int] = []
    var ends: [String] = []
    var subscription: (any Subscription)?

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      // Upstreams begin with the first request.
      subscription.request(.none)
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Trouble>) {
      switch completion {
      case .finished: ends.append("finished")
      case .failure(let error): ends.append("\(error)")
      }
    }
  }

  @Test("Assigning to a published property, and to any other")
  func assign() {
    let model = Model()
    model.$level.map { $0 * 2 }.assign(to: &model.$copy)
    model.level = 4
    #expect(model.copy == 8)
    let other = Model()
    let cancellable = model.$level.assign(to: \.level, on: other)
    model.level = 6
    #expect(other.level == 6)
    cancellable.cancel()
    model.level = 7
    #expect(other.level == 6 && model.copy == 14)
  }

  @Test("Notifications are published")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("ping")
    let recorder = Recorder(center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int })
    center.post(name: name, object: nil, userInfo: ["n": 3])
    center.post(name: Notification.Name("pong"), object: nil, userInfo: ["n": 4])
    recorder.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 5])
    #expect(recorder.values == [3])
  }
}
