import Foundation
import PreviewPipeline
import PreviewProtocol
import Testing

@testable import BrowserPreview

@Suite("The preview session")
struct PreviewServiceTests {
  private final class Counter: @unchecked Sendable {  // Guarded by `lock`.
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increment() { lock.withLock { count += 1 } }
  }

  /// A session whose pictures say what was asked for.
  private final class Session {
    let service: PreviewService
    let server: PreviewServer
    let file: String
    let drawn = Counter()

    init(_ source: String = "let a = 1.5\n") throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift").path
      try source.write(toFile: file, atomically: true, encoding: .utf8)
      self.file = file
      service = PreviewService(path: file, request: PreviewRequest()) { [drawn] request in
        drawn.increment()
        let text = try String(contentsOfFile: file, encoding: .utf8)
        if text.contains("error") { throw ToolFailure("View.swift:1:1: error: broken", code: .userCode) }
        let picture = "<svg>\(request.appearance) \(request.inputs.count) \(request.mode) \(text)</svg>"
        try picture.write(toFile: request.outputPath, atomically: true, encoding: .utf8)
        return "a note"
      }
      server = try PreviewServer(service, port: 0)
      Thread { [service] in service.run() }.start()
    }

    deinit {
      service.stop()
      server.stop()
      try? FileManager.default.removeItem(atPath: file)
    }

    /// Waits until a state fulfills a condition, and returns it.
    func state(where condition: (PreviewState) -> Bool) throws -> PreviewState {
      var version = -1
      while let next = service.nextVersion(after: version) {
        version = next
        let state = try JSONDecoder().decode(PreviewState.self, from: Data(service.stateJSON().utf8))
        if condition(state) { return state }
      }
      throw ToolFailure("The session ended.", code: .userCode)
    }

    func ask(_ path: String, method: String = "GET", origin: String? = nil, body: String = "") throws -> String {
      let address = try #require(URLComponents(string: server.address))
      return try LoopbackClient(port: address.port ?? 0).ask(
        path.hasPrefix("/") ? path : address.path + path, method: method, origin: origin, body: body)
    }
  }

  @Test("A session draws, publishes its state, and draws again after a change")
  func follows() throws {
    let session = try Session()
    let first = try session.state { $0.status == .ready }
    #expect(first.pictures.count == 1 && first.message == "a note" && first.knobs[0].literals.count == 1)
    #expect(try session.ask(first.pictures[0].path).contains("<svg>light 0 render let a = 1.5"))
    try "let a = 2\n".write(toFile: session.file, atomically: true, encoding: .utf8)
    session.service.invalidate()
    let second = try session.state { $0.status == .ready && $0.version > first.version + 1 }
    #expect(try session.ask(second.pictures[0].path).contains("let a = 2"))
  }

  @Test("What is drawn already is not drawn again")
  func unchanged() throws {
    let session = try Session()
    let first = try session.state { $0.status == .ready }
    session.service.invalidate()
    let second = try session.state { $0.status == .ready && $0.version > first.version + 1 }
    #expect(session.drawn.value == 1)
    #expect(second.pictures.map(\.path) == first.pictures.map(\.path))
  }

  @Test("A failure keeps the last good picture, and the next good save recovers")
  func recovers() throws {
    let session = try Session()
    let good = try session.state { $0.status == .ready }
    try "error".write(toFile: session.file, atomically: true, encoding: .utf8)
    session.service.invalidate()
    let failed = try session.state { $0.status == .failed }
    #expect(failed.message == "View.swift:1:1: error: broken")
    #expect(failed.pictures.map(\.path) == good.pictures.map(\.path))
    #expect(try session.ask(failed.pictures[0].path).contains("let a = 1.5"))
    try "let a = 3\n".write(toFile: session.file, atomically: true, encoding: .utf8)
    session.service.invalidate()
    #expect(try session.state { $0.status == .ready && $0.version > failed.version }.message == "a note")
  }

  @Test("The page sends settings, taps and knobs")
  func page() throws {
    let session = try Session()
    var state = try session.state { $0.status == .ready }
    state.settings.comparison = .appearances
    let settings = String(decoding: try JSONEncoder().encode(state.settings), as: UTF8.self)
    _ = try session.ask("settings", method: "POST", body: settings)
    state = try session.state { $0.pictures.count == 2 }
    #expect(state.pictures.map(\.name) == ["Light", "Dark"] && state.pictures.map(\.isDark) == [false, true])
    #expect(try session.ask(state.pictures[1].path).contains("<svg>dark"))
    _ = try session.ask("tap", method: "POST", body: #"{"x":1,"y":2,"time":0.5}"#)
    state = try session.state { $0.inputCount == 1 && $0.status == .ready }
    #expect(try session.ask("inspect", method: "POST", body: #"{"time":1}"#).contains("1 inspect"))
    #expect(try session.ask("inspect", method: "POST", body: #"{"time":0.2}"#).contains("0 inspect"))
    let knob = String(decoding: try JSONEncoder().encode(state.knobs[0].literals[0]), as: UTF8.self)
    let change = #"{"file":"\#(session.file)","knob":\#(knob),"value":"4"}"#
    #expect(try session.ask("knob", method: "POST", body: change).contains(#""value":"4.0""#))
    #expect(try String(contentsOfFile: session.file, encoding: .utf8) == "let a = 4.0\n")
    #expect(try session.ask("knob", method: "POST", body: change).hasPrefix("HTTP/1.1 409"))
    _ = try session.ask("undo", method: "POST")
    #expect(try String(contentsOfFile: session.file, encoding: .utf8) == "let a = 1.5\n")
  }

  @Test("Without the token, from another origin, or with a wrong body, a request is refused")
  func refuses() throws {
    let session = try Session()
    _ = try session.state { $0.status == .ready }
    #expect(session.server.address.hasPrefix("http://127.0.0.1:"))
    // Local addresses and ports of the sockets that listen (state 0A), in hexadecimal: 127.0.0.1 only.
    let port = try #require(URLComponents(string: session.server.address)?.port)
    let hexadecimal = String(port, radix: 16, uppercase: true)
    var addresses: [String] = []
    for name in ["tcp", "tcp6"] {
      for line in try String(contentsOfFile: "/proc/net/\(name)", encoding: .utf8).split(separator: "\n") {
        let fields = line.split(separator: " ").map(String.init)
        guard fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(":\(hexadecimal)") else { continue }
        addresses.append(fields[1])
      }
    }
    #expect(addresses == ["0100007F:\(hexadecimal)"])
    #expect(try session.ask("/").hasPrefix("HTTP/1.1 404"))
    #expect(try session.ask("/0123456789abcdef0123456789abcdef/state").hasPrefix("HTTP/1.1 404"))
    #expect(try session.ask("state").hasPrefix("HTTP/1.1 200"))
    #expect(try session.ask("undo", method: "POST", origin: "http://example.com").hasPrefix("HTTP/1.1 403"))
    #expect(try session.ask("tap", method: "POST", body: "{").hasPrefix("HTTP/1.1 400"))
    #expect(try session.ask("settings", method: "POST", body: "[]").hasPrefix("HTTP/1.1 400"))
    // A file that is not previewed cannot be named.
    let other = #"{"file":"/etc/passwd","knob":{"kind":"number","label":"","value":"0","line":1,"start":0,"end":1},"#
    #expect(try session.ask("knob", method: "POST", body: other + #""value":"1"}"#).hasPrefix("HTTP/1.1 409"))
    #expect(try session.ask("picture/7.svg").hasPrefix("HTTP/1.1 404"))
    #expect(try session.ask("").contains("script-src 'nonce-"))
  }
}
