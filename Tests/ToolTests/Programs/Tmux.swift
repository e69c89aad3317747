import Foundation
import PreviewPipeline

/// A terminal of 90 × 24 cells.
final class Tmux {
  static let path: String? = access("/usr/bin/tmux", X_OK) == 0 ? "/usr/bin/tmux" : nil

  struct Failure: Error { var message: String }

  let tool: BuiltTool
  let file: String
  private let socket: String

  /// Starts a preview of a file in a terminal with true color.
  init(_ source: String, environment: [String: String] = [:]) throws {
    tool = try BuiltTool()
    file = try tool.write(source, to: "View.swift")
    socket = tool.path("tmux")
    let variables = tool.environment.merging(["LANG": "C.UTF-8", "COLORTERM": "truecolor", "NO_COLOR": ""]) { $1 }
      .merging(environment) { $1 }
    let settings = variables.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    let command = "env \(settings) \(tool.program) preview --terminal \(file) --timeout 5; echo code $?; exec cat"
    _ = try run("-f", "/dev/null", "new-session", "-d", "-x", "90", "-y", "24", command)
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let result = try ChildProcess(Self.path ?? "", ["-S", socket] + arguments, timeLimit: 60).run()
    return result.outputText
  }

  func press(_ keys: String...) throws { for key in keys { try run("send-keys", key) } }

  func type(_ text: String) throws { try run("send-keys", "-l", text) }

  func screen(withColors: Bool = false) throws -> String {
    withColors ? try run("capture-pane", "-p", "-e") : try run("capture-pane", "-p")
  }

  func resize(_ columns: Int, _ rows: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// Waits for a screen; gives up after as many looks as a minute holds.
  @discardableResult
  func wait(withColors: Bool = false, until isWanted: (String) -> Bool) throws -> String {
    var last = ""
    for _ in 0..<600 {
      last = try screen(withColors: withColors)
      if isWanted(last) { return last }
      usleep(100_000)
    }
    throw Failure(message: "not shown: \(last)")
  }

  func save(_ change: (String) -> String) throws {
    try change(try String(contentsOfFile: file, encoding: .utf8)).write(toFile: file, atomically: true, encoding: .utf8)
  }

  func end() {
    _ = try? run("kill-server")
    tool.remove()
  }
}
