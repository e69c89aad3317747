extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> _Pipe<T, Failure> {
    pipe { conduit in ({ conduit.push(transform($0)) }, conduit.finish) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _Pipe<T, Failure> { map { $0[keyPath: keyPath] } }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Pipe<T, Failure> {
    pipe { conduit in ({ if let value = transform($0) { conduit.push(value) } }, conduit.finish) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    pipe { conduit in ({ if isIncluded($0) { conduit.push($0) } }, conduit.finish) }
  }

  public func replaceNil<T>(with value: T) -> _Pipe<T, Failure> where Output == T? { map { $0 ?? value } }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _Pipe<T, Failure> {
    pipe { conduit in
      var result = initial
      return (
        {
          result = next(result, $0)
          conduit.push(result)
        }, conduit.finish
      )
    }
  }

  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> _Pipe<T, Failure> {
    pipe { conduit in
      var result = initial
      return (
        { result = next(result, $0) },
        { completion in
          if case .finished = completion { conduit.push(result) }
          conduit.finish(completion)
        }
      )
    }
  }

  public func collect() -> _Pipe<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var last: Output?
      return (
        { value in
          if let previous = last, predicate(previous, value) { return }
          last = value
          conduit.push(value)
        }, conduit.finish
      )
    }
  }

  public func prefix(_ maxLength: Int) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var count = 0
      if maxLength <= 0 { conduit.finish(.finished) }
      return (
        {
          count += 1
          if count <= maxLength { conduit.push($0) }
          if count >= maxLength { conduit.finish(.finished) }
        }, conduit.finish
      )
    }
  }

  public func first() -> _Pipe<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    filter(predicate).prefix(1)
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    pipe { conduit in
      ({ if predicate($0) { conduit.push($0) } else { conduit.finish(.finished) } }, conduit.finish)
    }
  }

  public func dropFirst(_ count: Int = 1) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var left = count
      return ({ if left > 0 { left -= 1 } else { conduit.push($0) } }, conduit.finish)
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> _Pipe<Output, Failure> {
    pipe { conduit in
      var drops = true
      return (
        {
          if drops, predicate($0) { return }
          drops = false
          conduit.push($0)
        }, conduit.finish
      )
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> _Pipe<Output, Failure> {
    pipe { conduit in
      (
        {
          receiveOutput?($0)
          conduit.push($0)
        },
        {
          receiveCompletion?($0)
          conduit.finish($0)
        }
      )
    }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> _Pipe<Output, E> {
    pipe { conduit in
      (
        { conduit.push($0) },
        {
          switch $0 {
          case .finished: conduit.finish(.finished)
          case .failure(let error): conduit.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> _Pipe<T, any Error> {
    pipe { conduit in
      (
        {
          do { conduit.push(try transform($0)) } catch { conduit.finish(.failure(error)) }
        },
        {
          switch $0 {
          case .finished: conduit.finish(.finished)
          case .failure(let error): conduit.finish(.failure(error))
          }
        }
      )
    }
  }

  public func replaceError(with output: Output) -> _Pipe<Output, Never> {
    pipe { conduit in
      (
        { conduit.push($0) },
        {
          if case .failure = $0 { conduit.push(output) }
          conduit.finish(.finished)
        }
      )
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> _Pipe<Output, Failure> { removeDuplicates(by: ==) }
}
