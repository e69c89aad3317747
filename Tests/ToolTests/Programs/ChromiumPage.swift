import Foundation

/// A page in headless Chromium, driven through its debugging pipe.
final class ChromiumPage {
  struct Failure: Error { var message: String }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var received: [UInt8] = []
  private var count = 0
  private var session: String?

  init(_ address: String) throws {
    guard let program = Chromium.path else { throw Failure(message: "Chromium is not installed") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Descriptors 3 and 4 are the pipe's ends in the browser.
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null 2>/dev/null"#, program, "--headless", "--no-sandbox", "--disable-gpu",
      "--window-size=1100,700", "--remote-debugging-pipe", "about:blank",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let targets = try call("Target.getTargets", [:])["targetInfos"] as? [[String: Any]] ?? []
    guard let target = targets.first(where: { $0["type"] as? String == "page" })?["targetId"] else {
      throw Failure(message: "Chromium shows no page")
    }
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    _ = try call("Page.enable", [:])
    _ = try call("Page.navigate", ["url": address])
  }

  func close() {
    process.terminate()
    process.waitUntilExit()
  }

  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try commands.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      guard let end = received.firstIndex(of: 0) else {
        let data = answers.fileHandleForReading.availableData
        if data.isEmpty { throw Failure(message: "Chromium ended") }
        received += data
        continue
      }
      let answer = try JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any] ?? [:]
      received.removeSubrange(...end)
      guard answer["id"] as? Int == count else { continue }
      guard let result = answer["result"] as? [String: Any] else { throw Failure(message: "\(answer)") }
      return result
    }
  }

  /// The value of an expression of the page; a promise is awaited.
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
    if let failure = answer["exceptionDetails"] { throw Failure(message: "\(expression): \(failure)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }
  func number(_ expression: String) throws -> Double { try evaluate(expression) as? Double ?? .nan }

  /// Waits, in the page, until an expression is true; gives up after a minute.
  func wait(until expression: String) throws {
    let isTrue = try evaluate(
      """
      new Promise(resolve => { const begin = Date.now(); (function check() {
        let value = false; try { value = \(expression); } catch {}
        if (value) resolve(true); else if (Date.now() - begin > 60000) resolve(false); else setTimeout(check, 10);
      })(); })
      """)
    guard isTrue as? Bool == true else {
      throw Failure(message: "never true: \(expression); \(try text("document.body?.innerText ?? ''").prefix(500))")
    }
  }
}
