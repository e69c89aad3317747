import PreviewProtocol

/// The time that a child may take, from one sign of life to the next.
struct Watchdog {
  /// What the process has used so far, in seconds.
  struct Usage: Equatable {
    var time: Double
    /// Of all its threads together.
    var computing: Double
  }

  /// Seconds of computing for one step of the work.
  var stepLimit: Double

  /// How much slower than its own work a process may be on a busy machine before it is taken to wait forever.
  private static let slowness = 4.0
  /// Steps' worth of computing without a finished frame: a motion may be watched for as long to find its loop.
  private static let fruitlessSteps = 5.0

  private var lastStep = Usage(time: 0, computing: 0)
  private var lastFrame = 0.0

  init(stepLimit: Double) { self.stepLimit = stepLimit }

  mutating func receive(_ message: ChildMessage, at usage: Usage) {
    if case .waiting = message { return }
    lastStep = usage
    if case .progress = message { lastFrame = usage.computing }
  }

  /// The limit in seconds that is exceeded, or nil.
  func exceededLimit(at usage: Usage) -> Double? {
    if usage.computing - lastStep.computing > stepLimit { return stepLimit }
    if usage.time - lastStep.time > stepLimit * Self.slowness { return stepLimit }
    let fruitless = stepLimit * Self.fruitlessSteps
    return usage.computing - lastFrame > fruitless ? fruitless : nil
  }
}
