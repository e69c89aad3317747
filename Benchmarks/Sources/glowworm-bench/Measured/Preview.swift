import Foundation

/// A running `glowworm preview` of a file, as its page sees it.
private final class PreviewClient {
  private let process = Process()
  private let file: URL
  private var port = 0
  private var path = ""

  init?(_ source: String) {
    guard let tool = Programs.tool else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-bench-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("View.swift")
    save(source)
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["preview", file.path]
    process.standardError = errors
    try? process.run()
    var said = ""
    while !said.contains("ends it") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      said += String(decoding: data, as: UTF8.self)
    }
    errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    guard let words = said.split(separator: " ").first(where: { $0.hasPrefix("http://127.0.0.1:") }),
      let address = URL(string: words.split(separator: "\n").first.map(String.init) ?? "")
    else { return nil }
    (port, path) = (address.port ?? 0, address.path + "/")
    _ = waitForFrame(after: "")
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  func save(_ source: String) { try? source.write(to: file, atomically: true, encoding: .utf8) }

  /// Saves, and waits until the page could load another picture.
  ///
  /// - Returns: Seconds, or `nil` if the source cannot be shown.
  func secondsToFrame(of source: String) -> Double? {
    guard let old = picture(get("state")) else { return nil }
    let begin = wallTime()
    save(source)
    guard let new = waitForFrame(after: old) else { return nil }
    _ = get(new)
    return wallTime() - begin
  }

  private func waitForFrame(after old: String) -> String? {
    while true {
      let state = get("state")
      if state.contains(#""status":"failed""#) { return nil }
      if state.contains(#""status":"ready""#), let new = picture(state), new != old { return new }
      usleep(1000)
    }
  }

  private func picture(_ state: String) -> String? {
    guard let start = state.range(of: "picture/") else { return nil }
    return "picture/" + state[start.upperBound...].prefix { $0 != "\"" }
  }

  private func get(_ name: String) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return "" }
    let request = Array("GET \(path)\(name) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
    _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
    return String(decoding: answer, as: UTF8.self)
  }
}

extension Benchmarks {
  /// From a save to the picture, in the preview of the release build: edits of literals, of bodies, and new members.
  @MainActor static func preview(_ report: Report) {
    func source(_ name: String) -> String {
      (try? String(contentsOfFile: "\(Programs.root)/Tests/Fixtures/listings/\(name).swift", encoding: .utf8)) ?? ""
    }
    let files = [
      ("pulsing listing", source("pulsing-2-reusable"), "width: 12,", 600.0),
      ("online listing", source("online-5-forever"), "duration: 1)", 600),
      ("screen of 500 lines", longScreen, "spacing: 7)", 1200),
    ]
    for (name, source, literal, bar) in files {
      guard let client = PreviewClient(source) else {
        report.add(Figure("preview", "skipped: no release build, or it does not start", .nan, ""))
        return
      }
      defer { client.end() }
      let number = literal.filter(\.isNumber)
      func measure(_ kind: String, _ bar: Double, _ edit: (Int) -> String) {
        var series = Series()
        for round in 1...9 { if let seconds = client.secondsToFrame(of: edit(round)) { series.add(seconds * 1000) } }
        let label = "\(name), \(kind), median of \(series.values.count)"
        report.add(Figure("preview", label, series.values.isEmpty ? .nan : series.median, "ms", bar: bar))
      }
      measure("literal", 100) {
        source.replacingOccurrences(of: literal, with: literal.replacingOccurrences(of: number, with: "\($0 + 20)"))
      }
      measure("body", bar) { round in
        let extra = (0..<round).map { _ in ".padding()" }.joined()
        return source.replacingOccurrences(of: ".onAppear", with: "\(extra)\n.onAppear")
      }
      measure("new member", bar) { round in
        // The new member is shown, so that the picture is another one.
        source.replacingOccurrences(of: ".onAppear", with: ".padding(extra\(round))\n.onAppear")
          .replacingOccurrences(of: "    var body", with: "    private var extra\(round): CGFloat { 10 }\n    var body")
      }
    }
  }

  /// A screen with 60 rows of eight lines, each a member of its own.
  private static var longScreen: String {
    let rows = (0..<60).map { index in
      """
          private var row\(index): some View {
              HStack(spacing: 7) {
                  Circle().fill(.green).frame(width: 8, height: 8)
                  Text("Row \(index)").font(.body)
                  Spacer()
                  Text("\(index) min").foregroundStyle(.secondary)
              }
          }
      """
    }
    let calls = (0..<60).map { "                row\($0)" }.chunked(by: 10).map {
      "            Group {\n\($0.joined(separator: "\n"))\n            }"
    }
    return """
      import SwiftUI

      struct Screen: View {
          @State private var isOn = false
          var body: some View {
              VStack {
      \(calls.joined(separator: "\n"))
              }
              .frame(width: 320)
              .onAppear { isOn = true }
          }
      \(rows.joined(separator: "\n"))
      }
      """
  }
}

extension Array {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
  }
}
