import PreviewProtocol

/// The time that a child may take, from one sign of life to the next.
struct Watchdog {
  /// The time that the process has used, in seconds.
  struct Usage: Equatable {
    var time: Double
    /// The computing time of all its threads.
    var computing: Double
  }

  /// Seconds of computing for one step of the work.
  var stepLimit: Double

  /// The maximum ratio of elapsed to computing time on a busy machine, above which a process counts as waiting without
  /// end.
  private static let slowness = 4.0
  /// Steps' worth of computing without a finished frame: a motion may be watched for as long to find its loop.
  private static let fruitlessSteps = 5.0

  /// A Boolean value that indicates whether the program has shown a frame and waits for a command.
  private(set) var isPaused = false

  private var lastStep = Usage(time: 0, computing: 0)
  private var lastFrame = 0.0

  init(stepLimit: Double) { self.stepLimit = stepLimit }

  mutating func receive(_ message: ChildMessage, at usage: Usage) {
    if case .waiting = message { return }
    lastStep = usage
    isPaused = false
    switch message {
    case .progress: lastFrame = usage.computing
    case .frame:
      lastFrame = usage.computing
      isPaused = true
    case .waiting, .alive, .result: break
    }
  }

  /// The limit in seconds that is exceeded, or nil.
  func exceededLimit(at usage: Usage) -> Double? {
    if usage.computing - lastStep.computing > stepLimit { return stepLimit }
    if usage.time - lastStep.time > stepLimit * Self.slowness { return stepLimit }
    let fruitless = stepLimit * Self.fruitlessSteps
    return usage.computing - lastFrame > fruitless ? fruitless : nil
  }
}
