extension Publisher {
  /// Attaches a subscriber with closure-based behavior.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with closure-based behavior to a publisher that never fails.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each element from a publisher to a property on an object.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Republishes elements received from a publisher, by assigning them to a property marked as a publisher.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscriber = ClosureSubscriber<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { [weak storage] in storage?.set($0) })
    receive(subscriber: subscriber)
    storage.keep(AnyCancellable(subscriber))
  }
}
