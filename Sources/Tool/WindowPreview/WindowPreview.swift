import Foundation
import GtkShell
import PreviewPipeline
import PreviewProtocol

/// A running view in a window of the desktop.
@MainActor
package final class WindowPreview {
  /// The settings of a window.
  package struct Options: Sendable {
    /// The file or folder.
    package var path: String
    package var request: PreviewRequest
    /// A Boolean value that indicates whether the view follows its sources, in its own size. A program fills the window,
    /// and continues with the sources of its start.
    package var followsSources: Bool
    /// A Boolean value that indicates whether the appearance is that of the desktop.
    package var followsAppearance: Bool

    package init(path: String, request: PreviewRequest, followsSources: Bool, followsAppearance: Bool) {
      (self.path, self.request) = (path, request)
      (self.followsSources, self.followsAppearance) = (followsSources, followsAppearance)
    }
  }

  /// The time in seconds up to which a change is drawn with the display's frames instead of a timer.
  private static let soon = 0.05

  private let options: Options
  private let pipe: WakePipe
  private let preview: LivePreview
  private let scale: Double
  private var clock = PlaybackClock(at: PlaybackClock.now)
  private var window: OpaquePointer?
  private var display = LiveCommand.Display()
  private var hasMessage = false

  /// Shows a window until it is closed or the process is interrupted.
  ///
  /// - Throws: `ToolFailure` if there is no display, or the view cannot be shown at all.
  package static func show(_ options: Options, run: @escaping LivePreview.Run) throws {
    guard gw_window_initialize() else {
      throw ToolFailure(
        "A window needs a display of Wayland or X11 (WAYLAND_DISPLAY, DISPLAY); "
          + "'glowworm preview FILE' shows a page.", code: .usage)
    }
    let preview = try WindowPreview(options, run)
    try preview.show()
  }

  private init(_ options: Options, _ run: @escaping LivePreview.Run) throws {
    let pipe = try WakePipe()
    var request = options.request
    request.scale = Double(gw_window_display_scale())
    scale = request.scale
    (self.options, self.pipe) = (options, pipe)
    preview = LivePreview(
      request: request, keepsInputs: options.followsSources, run: run, wake: { [pipe] in pipe.wake() })
    display.appearance = request.appearance
    display.reduceMotion = request.reduceMotion
    if options.followsSources { try pipe.watch(options.path) }
    let interruption = Thread { [pipe] in
      var polls = [pollfd(fd: Interruption.readDescriptor, events: Int16(POLLIN), revents: 0)]
      while Interruption.signalNumber == nil { poll(&polls, 1, -1) }
      pipe.wake()
    }
    interruption.start()
  }

  private func show() throws {
    defer { preview.stop() }
    preview.start(at: 0)
    try waitForFirstFrame()
    guard let frame = preview.frame else { return }
    clock = PlaybackClock(at: PlaybackClock.now)
    let size = (width: Double(frame.width) / scale, height: Double(frame.height) / scale)
    let callbacks = gw_window_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      frame: { context in WindowPreview.with(context) { $0.advance() } },
      wake: { context in WindowPreview.with(context) { $0.receive() } },
      timer: { context in WindowPreview.with(context) { $0.advance() } },
      pointer: { context, kind, x, y in
        WindowPreview.with(context) { $0.point(kind, PreviewInput.Point(x: x, y: y)) }
      },
      scroll: { context, x, y, dx, dy in
        WindowPreview.with(context) { $0.add(.scroll(.init(x: x, y: y), by: .init(x: dx, y: dy))) }
      },
      text: { context, text in
        guard let text else { return }
        let typed = String(cString: text)
        WindowPreview.with(context) { $0.add(.type(typed)) }
      },
      key: { context, character, modifiers in
        guard let scalar = Unicode.Scalar(character) else { return }
        WindowPreview.with(context) { $0.add(.key(String(Character(scalar)), modifiers: Int(modifiers))) }
      },
      change: { context in WindowPreview.with(context) { $0.displayDidChange() } })
    window = gw_window_new(
      URL(fileURLWithPath: options.path).deletingPathExtension().lastPathComponent, Int32(size.width.rounded(.up)),
      Int32(size.height.rounded(.up)), callbacks)
    drawFrame([frame], isNew: true)
    gw_window_run(window, pipe.readDescriptor)
    if case .failed(let reason) = preview.status, !options.followsSources {
      throw ToolFailure(reason, code: .userCode)
    }
  }

  /// Waits for the compiler before there is a window. Its messages are those of any command.
  private func waitForFirstFrame() throws {
    while preview.frame == nil {
      if case .failed(let reason) = preview.status { throw ToolFailure(reason, code: .userCode) }
      var polls = [pollfd(fd: pipe.readDescriptor, events: Int16(POLLIN), revents: 0)]
      poll(&polls, 1, -1)
      try Interruption.check()
      _ = pipe.drain()
      _ = preview.take()
    }
  }

  nonisolated private static func with(_ context: UnsafeMutableRawPointer?, _ body: @MainActor (WindowPreview) -> Void)
  {
    guard let context else { return }
    // GTK calls on the main thread only.
    nonisolated(unsafe) let owner = context
    MainActor.assumeIsolated { body(Unmanaged<WindowPreview>.fromOpaque(owner).takeUnretainedValue()) }
  }

  // MARK: Input

  private func point(_ kind: gw_pointer_kind, _ point: PreviewInput.Point) {
    switch kind {
    case gw_press: add(.press(point))
    case gw_secondary: add(.secondaryClick(point))
    case gw_move: add(.move(point))
    case gw_release: add(.release(point))
    case gw_hover: add(.hover(point))
    default: add(.hover(nil))
    }
  }

  private func add(_ input: LiveCommand.Input) {
    preview.setTime(clock.time(at: PlaybackClock.now))
    preview.add(input)
    advance()
  }

  private func displayDidChange() {
    guard let window else { return }
    if !options.followsSources {
      let (width, height) = (Double(gw_window_width(window)), Double(gw_window_height(window)))
      if width > 0, height > 0 { (display.width, display.height) = (width, height) }
    }
    if options.followsAppearance { display.appearance = gw_window_is_dark(window) ? .dark : .light }
    display.reduceMotion = options.request.reduceMotion || gw_window_reduces_motion(window)
    display.isActive = options.followsSources || gw_window_is_active(window)
    preview.set(display)
    advance()
  }

  // MARK: Frames

  /// Sends what waits, and the time if something is due; arranges for the next call.
  private func advance() {
    guard let window else { return }
    let now = PlaybackClock.now
    let time = clock.time(at: now)
    let isDue = preview.nextChange.map { $0 <= time } ?? false
    if !preview.isBusy, preview.hasPendingInput || isDue { preview.advance(to: time) }
    // A hidden window draws nothing. It is shown at the time of its return.
    guard !gw_window_is_hidden(window), let next = preview.nextChange else {
      gw_window_set_ticking(window, false)
      gw_window_set_timer(window, -1)
      return
    }
    let delay = next - time
    gw_window_set_ticking(window, delay < Self.soon)
    gw_window_set_timer(window, delay < Self.soon ? -1 : delay)
  }

  private func receive() {
    let isChanged = pipe.drain()
    if Interruption.signalNumber != nil { return gw_window_quit(window) }
    if isChanged, options.followsSources { preview.start(at: clock.time(at: PlaybackClock.now)) }
    let (frames, isNew) = preview.take()
    if !frames.isEmpty { drawFrame(frames, isNew: isNew) }
    showStatus()
    advance()
  }

  private func drawFrame(_ frames: [LiveFrame], isNew: Bool) {
    guard let window else { return }
    for address in frames.flatMap(\.openedURLs) { gw_window_open_address(window, address) }
    let scale = scale
    _ = preview.withLastPixels { frame, bytes in
      let all = [LiveFrame.Rect(x: 0, y: 0, width: frame.width, height: frame.height)]
      let damage = isNew ? all : frames.flatMap(\.damage)
      let numbers = damage.flatMap { [$0.x, $0.y, $0.width, $0.height].map(Int32.init) }
      guard !damage.isEmpty else { return }
      gw_window_show(
        window, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(frame.width), Int32(frame.height),
        Int32(frame.bytesPerRow), scale, numbers, Int32(damage.count))
    }
  }

  private func showStatus() {
    guard let window else { return }
    if case .failed(let reason) = preview.status {
      if !options.followsSources { return gw_window_quit(window) }
      gw_window_set_message(window, reason)
      hasMessage = true
    } else if hasMessage {
      gw_window_set_message(window, nil)
      hasMessage = false
    }
  }
}
