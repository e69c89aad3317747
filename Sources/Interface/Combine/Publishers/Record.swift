/// A publisher that allows for recording a series of inputs and a completion, for later playback to each subscriber.
public struct Record<Output, Failure: Error>: _Operator {
  /// The recorded output and completion.
  public let recording: Recording

  /// A recorded sequence of outputs, followed by a completion value.
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    public init() {}

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Adds an output to the recording.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "The recording has its completion already.")
      output.append(input)
    }

    /// Adds a completion to the recording.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "The recording has its completion already.")
      self.completion = completion
      isOver = true
    }
  }

  /// Creates a publisher to interactively record a series of outputs and a completion.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a record publisher from an existing recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a record publisher to publish the provided elements, followed by the provided completion value.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public var _operator: _OperatorPublisher<Output, Failure> {
    let recording = recording
    return _OperatorPublisher { subscription in
      for value in recording.output { subscription.push(value) }
      subscription.finish(recording.completion)
    }
  }
}

extension Result {
  /// A publisher that publishes the success or failure of a result, and ends.
  public struct Publisher: _Operator {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public var _operator: _OperatorPublisher<Success, Failure> {
      let result = result
      return _OperatorPublisher { subscription in
        switch result {
        case .success(let value):
          subscription.push(value)
          subscription.finish(.finished)
        case .failure(let error): subscription.finish(.failure(error))
        }
      }
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }
}
