import Foundation
import PreviewPipeline
import SystemCalls

/// The terminal in raw mode, on its alternate screen. Leaving restores it as it was.
final class TerminalScreen {
  struct Size: Equatable {
    var columns: Int
    var rows: Int
    /// The size of a cell in pixels, or an assumed one.
    var cellWidth: Int
    var cellHeight: Int
  }

  /// Reports presses, motion with a button, releases and the wheel, with positions as decimal numbers.
  private static let mouseModes = "1002;1006"
  /// The time in seconds for which an answer of the terminal is awaited.
  private static let answerTime = 0.3

  private var saved: termios
  private var savedErrors: Int32 = -1
  private var hasLeft = false
  private(set) var input = TerminalInput()

  /// - Throws: `ToolFailure` if there is no terminal, or none that shows pictures.
  static func open() throws(ToolFailure) -> TerminalScreen {
    let name = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard isatty(0) == 1, isatty(1) == 1 else {
      throw ToolFailure(
        "A preview in the terminal needs one at standard input and output; 'glowworm preview FILE' shows a page.",
        code: .usage)
    }
    guard !name.isEmpty, name != "dumb" else {
      throw ToolFailure(
        "The terminal '\(name)' (TERM) shows no pictures; 'glowworm preview FILE' shows a page.", code: .usage)
    }
    var saved = termios()
    guard tcgetattr(0, &saved) == 0 else {
      throw ToolFailure("The terminal's settings cannot be read: \(SystemError.last).", code: .usage)
    }
    return TerminalScreen(saved)
  }

  private init(_ saved: termios) {
    self.saved = saved
    var raw = saved
    // Control-C stays a signal. Control-Z would leave the alternate screen behind.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
      characters[Int(VSUSP)] = 0
    }
    tcsetattr(0, TCSAFLUSH, &raw)
    // What views print would be on the picture.
    if isatty(2) == 1 {
      savedErrors = dup(2)
      let sink = Foundation.open("/dev/null", O_WRONLY | O_CLOEXEC)
      dup2(sink, 2)
      close(sink)
    }
    write("\u{1b}[?1049h\u{1b}[?25l\u{1b}[2J\u{1b}[?\(Self.mouseModes)h")
  }

  deinit { leave() }

  /// Restores the terminal.
  func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    write("\u{1b}[?2026l\u{1b}[?\(Self.mouseModes)l\u{1b}[0m\u{1b}[2J\u{1b}[?25h\u{1b}[?1049l")
    tcsetattr(0, TCSAFLUSH, &saved)
    if savedErrors >= 0 {
      dup2(savedErrors, 2)
      close(savedErrors)
    }
  }

  var size: Size {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(columns: 80, rows: 24, cellWidth: 8, cellHeight: 16)
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let (width, height) = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
    let isKnown = width > 2 && height > 4
    return Size(
      columns: columns, rows: rows, cellWidth: isKnown ? width : 8, cellHeight: isKnown ? height : 16)
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var polls = [pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)]
        poll(&polls, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The events that have arrived.
  func events() -> [TerminalEvent] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(0, &buffer, buffer.count)
    return count > 0 ? input.events(from: Array(buffer[..<count])) : []
  }

  /// Asks which pictures the terminal shows. Every terminal answers the last question.
  func queryGraphics() -> (isKitty: Bool, isSixel: Bool) {
    write("\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[c")
    var result = (isKitty: false, isSixel: false)
    let end = PlaybackClock.now + Self.answerTime
    while PlaybackClock.now < end {
      var polls = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
      guard poll(&polls, 1, Int32((end - PlaybackClock.now) * 1000) + 1) > 0 else { break }
      for event in events() {
        switch event {
        case .kittyGraphics(let isSupported): result.isKitty = isSupported
        case .deviceAttributes(let numbers):
          result.isSixel = numbers.dropFirst().contains(4)
          return result
        case .key, .mouse: break
        }
      }
    }
    return result
  }
}
