import Foundation
import PreviewPipeline
import PreviewProtocol

/// The live preview in a terminal.
package final class TerminalPreview {
  /// The rates that the keys go through.
  private static let rates = [0.1, 0.25, 0.5, 1, 2, 4]
  /// The time in seconds between two frames: terminals draw slowly.
  private static let interval = 1.0 / 30
  /// The time in seconds of a step.
  private static let step = 1.0 / 60

  private let title: String
  private let scale: Double
  private let preview: LivePreview
  private let screen: TerminalScreen
  private let picture: TerminalPicture
  private let pipe: WakePipe
  private var clock: PlaybackClock
  private var size: TerminalScreen.Size
  private var zoom: Double?
  private var layout: TerminalLayout?
  /// Lines of a message over the picture.
  private var messageLines = 0
  private var lastFrame = -Double.infinity
  private var isPressed = false
  private var isEnded = false

  /// Shows a preview until the user quits or the process is interrupted.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - request: The settings of the view.
  ///   - run: Compiles the current sources and runs the view.
  /// - Throws: `ToolFailure` if there is no suitable terminal.
  package static func show(path: String, request: PreviewRequest, run: @escaping LivePreview.Run) throws {
    let pipe = try WakePipe()
    try pipe.watch(path)
    let screen = try TerminalScreen.open()
    defer { screen.leave() }
    let preview = TerminalPreview(path: path, request: request, screen: screen, pipe: pipe, run: run)
    preview.loop()
  }

  private init(
    path: String, request: PreviewRequest, screen: TerminalScreen, pipe: WakePipe, run: @escaping LivePreview.Run
  ) {
    var request = request
    // A terminal mixes no partially transparent pixels with its background.
    let level: UInt8 = request.appearance == .dark ? 0 : 255
    request.background = request.background ?? .init(red: level, green: level, blue: level)
    title = URL(fileURLWithPath: path).lastPathComponent
    scale = request.scale
    (self.screen, self.pipe) = (screen, pipe)
    let graphics = screen.queryGraphics()
    picture = TerminalPicture(
      environment: ProcessInfo.processInfo.environment, isKitty: graphics.isKitty, isSixel: graphics.isSixel)
    size = screen.size
    clock = PlaybackClock(at: PlaybackClock.now)
    preview = LivePreview(request: request, run: run, wake: { [pipe] in pipe.wake() })
  }

  private func loop() {
    // The size of the window is read again after each signal that says that it has changed.
    signal(SIGWINCH) { _ in }
    clock.setPlaying(false, at: PlaybackClock.now)
    preview.start(at: 0)
    drawStatus()
    var hasStarted = false
    while !isEnded, Interruption.signalNumber == nil {
      var polls = [0, pipe.readDescriptor, Interruption.readDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&polls, nfds_t(polls.count), timeout())
      let newSize = screen.size
      if newSize != size {
        size = newSize
        layout = nil
        draw()
      }
      // A closed terminal has nothing to read.
      if count > 0, polls[0].revents & Int16(POLLHUP | POLLERR) != 0 { return }
      for event in screen.events() { handle(event) }
      if pipe.drain() { preview.start(at: clock.time(at: PlaybackClock.now)) }
      let status = preview.status
      let (frames, isNew) = preview.take()
      if isNew, !hasStarted {
        // The first compilation does not count as time of the view.
        hasStarted = true
        clock.setPlaying(true, at: PlaybackClock.now)
      }
      if !frames.isEmpty || preview.status != status { draw() }
      advance()
    }
    preview.stop()
  }

  /// Milliseconds until something is due, or −1.
  private func timeout() -> Int32 {
    if preview.isBusy { return -1 }
    if preview.hasPendingInput { return 0 }
    let now = PlaybackClock.now
    guard let next = preview.nextChange, let delay = clock.delay(until: next, at: now) else { return -1 }
    let least = lastFrame + Self.interval - now
    return Int32(min(max(delay, least, 0) * 1000, 1e6).rounded(.up))
  }

  private func advance() {
    let now = PlaybackClock.now
    let time = clock.time(at: now)
    let isDue = preview.nextChange.map { $0 <= time } ?? false
    guard !preview.isBusy, preview.hasPendingInput || (isDue && now - lastFrame >= Self.interval * 0.9) else { return }
    lastFrame = now
    preview.advance(to: time)
  }

  // MARK: Input

  private func handle(_ event: TerminalEvent) {
    let now = PlaybackClock.now
    switch event {
    case .key(.character("q")): isEnded = true
    case .key(.character(" ")): clock.setPlaying(!clock.isPlaying, at: now)
    case .key(.right): step(1)
    case .key(.left): step(-1)
    case .key(.character("]")): changeRate(by: 1)
    case .key(.character("[")): changeRate(by: -1)
    case .key(.character("r")):
      clock.setTime(0, at: now)
      preview.start(at: 0)
    case .key(.character("+")): changeZoom(by: 1.25)
    case .key(.character("-")): changeZoom(by: 0.8)
    case .key(.character("0")):
      (zoom, layout) = (nil, nil)
      draw()
    case .mouse(let action, let column, let row): handle(action, column: column, row: row)
    case .key, .deviceAttributes, .kittyGraphics: return
    }
    drawStatus()
  }

  private func handle(_ action: TerminalEvent.MouseAction, column: Int, row: Int) {
    guard let frame = preview.frame, let layout else { return }
    let (width, height) = (Double(frame.width) / scale, Double(frame.height) / scale)
    guard let point = layout.point(column: column, row: row, width: width, height: height) else { return }
    // The input happens now, also while the view is at rest.
    preview.setTime(clock.time(at: PlaybackClock.now))
    switch action {
    case .press:
      isPressed = true
      preview.add(.press(point))
    case .move where isPressed: preview.add(.move(point))
    case .release where isPressed:
      isPressed = false
      preview.add(.release(point))
    case .scrollUp: preview.add(.scroll(point, by: .init(x: 0, y: -40)))
    case .scrollDown: preview.add(.scroll(point, by: .init(x: 0, y: 40)))
    case .move, .release: break
    }
  }

  private func step(_ count: Double) {
    let now = PlaybackClock.now
    clock.setPlaying(false, at: now)
    let time = max(0, clock.time(at: now) + count * Self.step)
    clock.setTime(time, at: now)
    // A view goes back by another run.
    if count < 0 { preview.start(at: time) } else { preview.advance(to: time) }
  }

  private func changeRate(by count: Int) {
    let index = Self.rates.firstIndex(of: clock.rate) ?? 3
    clock.setRate(Self.rates[min(max(index + count, 0), Self.rates.count - 1)], at: PlaybackClock.now)
  }

  private func changeZoom(by factor: Double) {
    guard let frame = preview.frame, let layout else { return }
    let current = Double(layout.columns * size.cellWidth) / (Double(frame.width) / scale)
    zoom = max(0.1, (zoom ?? current) * factor)
    self.layout = nil
    draw()
  }

  // MARK: Output

  private var statusLine: String {
    let state = clock.isPlaying ? "▶" : "⏸"
    let time = String(format: "%.3f", preview.frame?.time ?? 0)
    let rate = clock.rate == clock.rate.rounded() ? String(Int(clock.rate)) : String(clock.rate)
    let work = preview.status == .working ? " working…" : ""
    return "\(state) \(time) s ×\(rate) \(title)\(work) │ space play  ←→ step  [ ] speed  + - 0 size  r restart  q quit"
  }

  private func drawStatus() {
    let text = String(statusLine.prefix(size.columns))
    screen.write("\u{1b}[\(size.rows);1H\u{1b}[0;7m\(text)\u{1b}[K\u{1b}[0m")
  }

  /// Draws the newest frame, with a message if the current sources cannot be shown.
  private func draw() {
    screen.write("\u{1b}[?2026h")
    defer { screen.write("\u{1b}[?2026l") }
    var message = ""
    if case .failed(let reason) = preview.status { message = reason }
    if let frame = preview.frame {
      let place = TerminalLayout(
        width: Double(frame.width) / scale, height: Double(frame.height) / scale, in: size,
        usesPixels: picture.form != .symbols, zoom: zoom)
      // What was there before is not covered by the picture.
      if place != layout || (messageLines > 0 && message.isEmpty) { screen.write("\u{1b}[0m\u{1b}[2J") }
      layout = place
      drawPicture(at: place, isDimmed: !message.isEmpty)
    }
    drawMessage(message)
    drawStatus()
  }

  private func drawPicture(at place: TerminalLayout, isDimmed: Bool) {
    let text = preview.withLastPixels { frame, bytes in
      let cell = (width: size.cellWidth, height: size.cellHeight)
      func text(_ bytes: UnsafeRawBufferPointer) -> String {
        picture.text(
          .init(bytes: bytes, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow),
          column: place.column, row: place.row, columns: place.columns, rows: place.rows, cell: cell)
      }
      guard isDimmed else { return text(bytes) }
      // Halfway to gray.
      let dimmed = bytes.map { UInt8((Int($0) + 3 * 128) / 4) }
      return dimmed.withUnsafeBytes(text)
    }
    if let text { screen.write(text) }
  }

  private func drawMessage(_ message: String) {
    messageLines = 0
    guard !message.isEmpty else { return }
    var lines: [String] = []
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line[...]
      repeat {
        // What a message contains must not control the terminal.
        lines.append(String(rest.prefix(size.columns).map { $0.isControl ? " " : $0 }))
        rest = rest.dropFirst(size.columns)
      } while !rest.isEmpty
    }
    lines = Array(lines.prefix(max(size.rows / 2, 1)))
    messageLines = lines.count
    for (index, line) in lines.enumerated() {
      screen.write("\u{1b}[\(size.rows - lines.count + index);1H\u{1b}[0m\(line)\u{1b}[K")
    }
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || (0x7f..<0xa0).contains($0.value) } }
}
