/// A publisher that allows for recording a series of inputs and a completion, for later playback to each subscriber.
public struct Record<Output, Failure: Error>: _Operator {
  /// The recorded output and completion.
  public let recording: Recording

  /// A recorded sequence of outputs, followed by a completion value.
  public struct Recording {
    /// The type of the recorded elements, as the input of a subscriber.
    public typealias Input = Output
    /// The recorded elements.
    public private(set) var output: [Output] = []
    /// The recorded completion.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    /// Creates an instance without any elements or subscribers.
    public init() {}

    /// Creates a recording of elements and a completion.
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
  /// A publisher that publishes the value of a result and finishes, or fails with its error.
  public struct Publisher: _Operator {
    public typealias Output = Success
    /// The result to publish.
    public let result: Result

    /// Creates a publisher of the given value or failure.
    public init(_ result: Result) { self.result = result }
    /// Creates a publisher of the given value or failure.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher of the given value or failure.
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
