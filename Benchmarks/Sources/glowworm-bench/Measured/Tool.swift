import Foundation

extension Benchmarks {
  /// Both tutorials' listings to every moving format. The compiled program is kept by the tool, so that after the first
  /// run all of the time is the tool's own.
  @MainActor static func export(_ report: Report) {
    guard let tool = Programs.tool else { return skip("export", report) }
    let folder = NSTemporaryDirectory() + "glowworm-bench-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for listing in Programs.listings {
      let name = URL(fileURLWithPath: listing).deletingPathExtension().lastPathComponent
      for format in ["svg", "apng", "gif", "webp"] {
        let command = [tool, "render", listing, "-o", "\(folder)/x.\(format)", "--scale", "2", "--fps", "60"]
        guard Programs.run(command).status == 0, let times = Programs.series(7, command) else {
          report.add(Figure("export", "\(name).\(format): not written", .nan, ""))
          continue
        }
        report.add(
          Figure("export", "\(name).\(format)", times.wall.median, "s", spread: times.wall.spread, bar: 0.2))
        report.add(Figure("export", "\(name).\(format), CPU", times.cpu.median, "s", spread: times.cpu.spread))
      }
    }
  }

  /// Cold processes.
  @MainActor static func start(_ report: Report) {
    guard let tool = Programs.tool, let listing = Programs.listings.first else { return skip("start", report) }
    let folder = NSTemporaryDirectory() + "glowworm-bench-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cases: [(String, Double, [String])] = [
      ("glowworm --help", 0.015, [tool, "--help"]),
      ("glowworm badge", 0.05, [tool, "badge", "--text", "Live", "--color", "red", "-o", folder + "/badge.svg"]),
      ("glowworm render LISTING -o x.png, compiled before", 0.2, [tool, "render", listing, "-o", folder + "/x.png"]),
    ]
    for (name, bar, command) in cases {
      guard Programs.run(command).status == 0, let times = Programs.series(15, command) else {
        report.add(Figure("start", "\(name): fails", .nan, ""))
        continue
      }
      report.add(
        Figure("start", name, times.wall.median * 1000, "ms", spread: times.wall.spread, bar: bar * 1000))
      report.add(Figure("start", "\(name), CPU", times.cpu.median * 1000, "ms", spread: times.cpu.spread))
    }
  }

  /// A view file of 200 lines through the tool: what a first run takes longer than a second one is the compiler.
  @MainActor static func compile(_ report: Report) {
    guard let tool = Programs.tool else { return skip("compile", report) }
    let folder = NSTemporaryDirectory() + "glowworm-bench-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = Series()
    var second = Series()
    for round in 0..<3 {
      let file = folder + "/Long.swift"
      try? longFile(number: Int(getpid()) * 10 + round).write(toFile: file, atomically: true, encoding: .utf8)
      let command = [tool, "render", file, "-o", folder + "/x.png"]
      let cold = Programs.run(command)
      guard cold.status == 0 else {
        report.add(Figure("compile", "200 lines: fails", .nan, ""))
        return
      }
      first.add(cold.wall)
      second.add(Programs.run(command).wall)
    }
    report.add(
      Figure("compile", "200-line view file, checked, built and linked", first.median - second.median, "s", bar: 1.5))
  }

  private static func longFile(number: Int) -> String {
    var text = "import SwiftUI\n\n// \(number)\n"
    for index in 0..<10 {
      text += """

        struct Card\(index): View {
          @State private var isOn = false
          var title: String = "Card \(index)"

          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              Text(title).font(.headline)
              RoundedRectangle(cornerRadius: 8)
                .fill(isOn ? Color.green : Color.gray.opacity(0.3))
                .frame(width: 120, height: 40)
                .scaleEffect(isOn ? 1.1 : 1)
                .animation(.spring(), value: isOn)
            }
            .padding()
            .onAppear { isOn = true }
          }
        }

        """
    }
    return text + "\n#Preview { VStack { Card0(); Card1(); Card2() } }\n"
  }

  @MainActor private static func skip(_ name: String, _ report: Report) {
    report.add(Figure(name, "skipped: run `swift build -c release` in \(Programs.root) first", .nan, ""))
  }
}
