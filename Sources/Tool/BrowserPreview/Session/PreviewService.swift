import Foundation
import PreviewPipeline
import PreviewProtocol
import SourceParsing

/// A preview session: draws the current sources with the current settings, and tells its clients.
///
/// Time is virtual and input is replayed, so every picture is a function of sources, settings and input. The session
/// keeps no running view, and a view that crashes or hangs cannot harm it.
package final class PreviewService: @unchecked Sendable {  // Mutable state is guarded by `condition`.
  /// Draws a request and returns the view's output on standard error. Called on one thread at a time.
  package typealias Draw = @Sendable (PreviewRequest) throws -> String

  /// Seconds that a picture continues after the last input.
  private static let timeAfterInput = 4.0

  private let path: String
  private let base: PreviewRequest
  private let draw: Draw
  private let drawing = NSLock()
  private let condition = NSCondition()
  private var state = PreviewState()
  private var pictures: [[UInt8]] = []
  private var inputs: [PreviewInput] = []
  private var editor = SourceEditor()
  /// The origin of the pictures, or `nil` after a failure. Used by the drawing thread.
  private var drawn: Origin?
  private var isStale = true
  private var isStopped = false

  /// The values on which pictures depend.
  private struct Origin: Equatable {
    var sources: [[UInt8]]
    var requests: [PreviewRequest]
  }

  /// - Parameters:
  ///   - path: The file or folder that is previewed.
  ///   - request: The settings from the command line.
  ///   - draw: Compiles the current sources, if they changed, and draws a request.
  package init(path: String, request: PreviewRequest, draw: @escaping Draw) {
    self.path = path
    base = request
    self.draw = draw
    inputs = request.inputs
    state.title = path
    state.settings = PreviewSettings(request)
    state.inputCount = inputs.count
  }

  private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  private func publish(_ change: (inout PreviewState) -> Void) {
    locked {
      change(&state)
      state.version += 1
      condition.broadcast()
    }
  }

  /// Marks the pictures as out of date; the drawing thread draws them again.
  package func invalidate() {
    locked {
      isStale = true
      condition.broadcast()
    }
  }

  /// Ends `run()` and all event streams.
  package func stop() {
    locked {
      isStopped = true
      condition.broadcast()
    }
  }

  /// Draws whenever something changed, until `stop()`.
  package func run() {
    while true {
      condition.lock()
      while !isStale, !isStopped { condition.wait() }
      isStale = false
      let ends = isStopped
      condition.unlock()
      if ends { return }
      drawAll()
    }
  }

  private func drawAll() {
    let begin = Date()
    publish { $0.status = .working }
    let (settings, inputs) = locked { (state.settings, self.inputs) }
    let files = (try? SourceSet.read(path))?.files ?? []
    let knobs = files.map {
      PreviewState.Knobs(file: $0.displayName, literals: LiteralScanner.knobs(in: $0.source))
    }
    var request = base
    request.format = OutputFormat.all.first { $0.name == "svg" } ?? request.format
    request.inputs = inputs
    // The lead-in and the inputs have to be seen: an exact loop begins after them.
    if let last = inputs.map(\.end).max() { request.duration = .seconds(last + Self.timeAfterInput) }
    let variants = settings.variants(of: request)
    // A control's change of the file is noticed again by whatever watches the file.
    let origin = Origin(sources: files.map(\.source.bytes), requests: variants.map(\.request))
    if origin == drawn {
      publish { $0.status = .ready }
      return
    }
    drawn = nil
    do {
      var made: [[UInt8]] = []
      var messages = ""
      for (_, variant) in variants {
        let result = try picture(of: variant)
        made.append(result.bytes)
        if !messages.contains(result.messages) { messages += result.messages }
      }
      let seconds = Date().timeIntervalSince(begin)
      drawn = origin
      publish { state in
        pictures = made
        state.status = .ready
        state.message = messages
        state.seconds = seconds
        state.knobs = knobs
        state.canUndo = editor.canUndo
        state.pictures = variants.indices.map {
          .init(
            name: variants[$0].name, path: "picture/\($0).svg?version=\(state.version + 1)",
            isDark: variants[$0].request.appearance == .dark)
        }
      }
    } catch {
      let message = (error as? ToolFailure)?.message ?? "\(error)"
      publish { state in
        state.status = .failed
        state.message = message
        state.seconds = Date().timeIntervalSince(begin)
        state.knobs = knobs
        state.canUndo = editor.canUndo
      }
    }
  }

  private func picture(of request: PreviewRequest) throws -> (bytes: [UInt8], messages: String) {
    try drawing.withLock {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      var request = request
      request.outputPath = "\(folder.path)/picture"
      let messages = try draw(request)
      guard let data = FileManager.default.contents(atPath: request.outputPath) else {
        throw ToolFailure("The picture is missing.", code: .userCode)
      }
      return (Array(data), messages)
    }
  }

  // MARK: Requests of clients

  /// The state as JSON.
  package func stateJSON() -> String {
    let state = locked { self.state }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Waits for a version of the state after `version`.
  ///
  /// - Returns: The newer version, the same one after ten seconds without a change, or nil when the session ends.
  package func nextVersion(after version: Int) -> Int? {
    locked {
      let limit = Date().addingTimeInterval(10)
      while state.version == version, !isStopped {
        if !condition.wait(until: limit) { break }
      }
      return isStopped ? nil : state.version
    }
  }

  /// The SVG of a variant.
  package func picture(_ index: Int) -> [UInt8]? { locked { pictures.indices.contains(index) ? pictures[index] : nil } }

  /// Sets a literal of the source; the changed file is drawn like any saved one.
  ///
  /// - Returns: The literal as it now stands in the file.
  package func set(
    _ knob: LiteralKnob, to value: String, in file: String
  ) throws(SourceEditor.Refusal) -> LiteralKnob {
    let isKnown = locked { state.knobs.contains { $0.file == file } }
    guard isKnown else { throw .changedOnDisk }
    condition.lock()
    defer { condition.unlock() }
    let changed = try editor.set(knob, to: value, in: file)
    isStale = true
    condition.broadcast()
    return changed
  }

  /// Takes back the last change of a literal.
  package func undo() throws(SourceEditor.Refusal) {
    condition.lock()
    defer { condition.unlock() }
    try editor.undo()
    isStale = true
    condition.broadcast()
  }

  /// Changes the environment that the view is drawn in.
  package func set(_ settings: PreviewSettings) {
    publish { $0.settings = settings }
    invalidate()
  }

  /// Adds a tap, in points from the picture's top left corner, or removes all input.
  package func setInput(_ tap: PreviewInput?) {
    publish { state in
      if let tap { inputs.append(tap) } else { inputs = [] }
      state.inputCount = inputs.count
    }
    invalidate()
  }

  /// The tree at a time, as `inspect --json` prints it.
  package func inspect(at time: Double) throws -> String {
    let (settings, inputs) = locked { (state.settings, self.inputs) }
    var request = settings.variants(of: base)[0].request
    request.mode = .inspect
    request.asJSON = true
    request.time = time
    request.inputs = inputs.filter { $0.end <= time }
    if let sources = try? SourceSet.read(path) { request.outline = SourceOutline(sources) }
    return String(decoding: try picture(of: request).bytes, as: UTF8.self)
  }
}
