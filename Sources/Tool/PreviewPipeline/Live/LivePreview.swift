import Foundation
import PreviewProtocol

/// A running view that follows its sources: a front end sends it time and input, and shows its frames.
///
/// The view runs in a child process. After a change of the sources, or to go back in time, another child replays the
/// input up to the current time; the front end shows the frames of the former one until then. All functions but the
/// wake closure are for the front end's thread.
package final class LivePreview {
  /// Compiles the current sources if they have changed, and runs the view until the channel is closed.
  package typealias Run = @Sendable (PreviewRequest, LiveChannel) throws -> Void

  package enum Status: Equatable {
    /// The first frame of the current sources has not come.
    case working
    case ready
    /// The current sources cannot be shown, or the view ended, for this reason.
    case failed(String)
  }

  /// A child, and what has come from it since the front end last looked.
  private final class Connection: @unchecked Sendable {  // Mutable state is guarded by `lock`.
    let channel: LiveChannel
    private let lock = NSLock()
    private var frames: [LiveFrame] = []
    private var failure: String?
    /// A Boolean value that indicates whether a command is not yet answered. Used by the front end's thread.
    var isBusy = false

    init(wake: @escaping @Sendable () -> Void) throws {
      // The channel outlives no connection, and calls only while the child runs.
      let box = Box()
      channel = try LiveChannel { frame in
        box.connection?.add(frame)
        wake()
      }
      box.connection = self
    }

    private final class Box: @unchecked Sendable { weak var connection: Connection? }

    private func add(_ frame: LiveFrame) { lock.withLock { frames.append(frame) } }

    func end(_ reason: String?) { lock.withLock { failure = reason } }

    func take() -> (frames: [LiveFrame], failure: String?) {
      lock.withLock {
        defer { frames = [] }
        return (frames, failure)
      }
    }
  }

  private let request: PreviewRequest
  private let run: Run
  private let keepsInputs: Bool
  private let wake: @Sendable () -> Void
  private var shown: Connection?
  /// The channel with the pixels of the newest frame.
  private var picture: LiveChannel?
  private var next: Connection?
  /// The inputs for a replay.
  private var history: [LiveCommand.TimedInput]
  /// The inputs that the next command sends.
  private var waiting: [LiveCommand.TimedInput] = []
  private var display: LiveCommand.Display?
  private var hasNewDisplay = false
  private var time = 0.0
  /// The number of inputs that were replayed in the next child.
  private var replayedCount = 0

  package private(set) var status = Status.working
  /// The newest frame of the shown child.
  package private(set) var frame: LiveFrame?

  /// - Parameters:
  ///   - request: The settings of the view.
  ///   - keepsInputs: A Boolean value that indicates whether inputs are replayed after a change of the sources.
  ///   - wake: Called on any thread when there is something to take.
  package init(
    request: PreviewRequest, keepsInputs: Bool = true, run: @escaping Run, wake: @escaping @Sendable () -> Void
  ) {
    self.keepsInputs = keepsInputs
    var request = request
    request.mode = .live
    history = []
    self.request = request
    self.run = run
    self.wake = wake
  }

  /// Starts the view with the current sources at a time.
  package func start(at time: Double) {
    next?.channel.close()
    status = .working
    self.time = time
    history.removeAll { $0.time > time }
    waiting = []
    replayedCount = history.count
    do {
      let connection = try Connection(wake: wake)
      next = connection
      var command = LiveCommand(time: time)
      command.inputs = history
      command.display = display
      connection.channel.send(command)
      connection.isBusy = true
      let (request, run, wake) = (request, run, wake)
      let thread = Thread {
        do {
          try run(request, connection.channel)
          connection.end(connection.channel.isClosed ? nil : "The view ended by itself.")
        } catch {
          connection.end((error as? ToolFailure)?.message ?? "\(error)")
        }
        wake()
      }
      thread.stackSize = 8 << 20
      thread.start()
    } catch {
      status = .failed("\(error)")
    }
  }

  /// Ends the view.
  package func stop() {
    shown?.channel.close()
    next?.channel.close()
    (shown, next) = (nil, nil)
  }

  /// Sets the time of the next inputs.
  package func setTime(_ time: Double) { self.time = max(self.time, time) }

  /// Adds an input at the current time.
  package func add(_ input: LiveCommand.Input) {
    let timed = LiveCommand.TimedInput(input, at: time)
    waiting.append(timed)
    guard keepsInputs else { return }
    if case .hover = input { return }
    history.append(timed)
  }

  /// Changes the settings of the display with the next command.
  package func set(_ display: LiveCommand.Display) {
    guard display != self.display else { return }
    self.display = display
    hasNewDisplay = true
  }

  /// Advances to a time. While the view is busy with the last command, nothing is sent; the front end asks again.
  package func advance(to time: Double) {
    self.time = max(self.time, time)
    guard let shown, !shown.isBusy else { return }
    var command = LiveCommand(time: self.time)
    command.inputs = waiting
    if hasNewDisplay { command.display = display }
    (waiting, hasNewDisplay) = ([], false)
    shown.isBusy = true
    shown.channel.send(command)
  }

  /// Takes what has come from the children.
  ///
  /// - Returns: The frames that were not yet shown, oldest first, and a Boolean value that indicates whether they are
  ///   those of another child, so that all pixels may differ.
  package func take() -> (frames: [LiveFrame], isNew: Bool) {
    var isNew = false
    if let connection = next {
      let (frames, failure) = connection.take()
      if let first = frames.first {
        shown?.channel.close()
        (shown, next) = (connection, nil)
        connection.isBusy = false
        status = .ready
        (frame, picture) = (first, connection.channel)
        // The user has gone on with the former child meanwhile.
        waiting = Array(history.dropFirst(replayedCount))
        isNew = true
        return (frames, true)
      }
      if let failure {
        next = nil
        status = .failed(failure)
      }
    }
    guard let shown else { return ([], isNew) }
    let (frames, failure) = shown.take()
    if let last = frames.last {
      shown.isBusy = false
      frame = last
    }
    if let failure {
      self.shown = nil
      if next == nil { status = .failed(failure) }
    }
    return (frames, isNew)
  }

  /// Calls a closure with the pixels of the newest frame, also after its child has ended. Call it after `take()`, before
  /// the next command.
  package func withLastPixels<Result>(_ body: (LiveFrame, UnsafeRawBufferPointer) throws -> Result) -> Result? {
    guard let frame, let channel = picture else { return nil }
    return try? channel.withPixels(of: frame) { try body(frame, $0) }
  }

  /// The virtual time of the next change, or `nil` if none happens without input.
  package var nextChange: Double? { shown == nil ? nil : frame?.next }

  /// A Boolean value that indicates whether inputs or settings wait to be sent.
  package var hasPendingInput: Bool { !waiting.isEmpty || hasNewDisplay }
  /// A Boolean value that indicates whether the view works on a command.
  package var isBusy: Bool { shown?.isBusy ?? true }
}
