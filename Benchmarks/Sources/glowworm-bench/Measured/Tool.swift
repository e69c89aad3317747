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
      ("glowworm badge live -o x.svg", 0.05, [tool, "badge", "live", "-o", folder + "/badge.svg"]),
      ("glowworm render LISTING -o x.png, compiled before", 0.2, [tool, "render", listing, "-o", folder + "/x.png"]),
    ]
    for (name, bar, command) in cases {
      guard Programs.run(command).status == 0, let times = Programs.series(15, command) else {
        report.add(Figure("start", "\(name): skipped, this build does not run it", .nan, ""))
        continue
      }
      report.add(
        Figure("start", name, times.wall.median * 1000, "ms", spread: times.wall.spread, bar: bar * 1000))
      report.add(Figure("start", "\(name), CPU", times.cpu.median * 1000, "ms", spread: times.cpu.spread))
    }
  }

  /// A view file of 200 lines: what the compiler alone takes to check it, and through the tool, where what a first run
  /// takes longer than a second one is checking, compiling and linking.
  @MainActor static func compile(_ report: Report) {
    guard let tool = Programs.tool else { return skip("compile", report) }
    let folder = NSTemporaryDirectory() + "glowworm-bench-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixture = Programs.root + "/Benchmarks/Fixtures/StationScreen.swift"
    let text = (try? String(contentsOfFile: fixture, encoding: .utf8)) ?? ""
    if let check = typeCheck(fixture), let times = Programs.series(5, check) {
      report.add(
        Figure("compile", "200-line view file, checked", times.wall.median, "s", spread: times.wall.spread, bar: 1.5))
      report.add(Figure("compile", "200-line view file, checked, CPU", times.cpu.median, "s"))
    } else {
      report.add(Figure("compile", "200-line view file: cannot be checked alone", .nan, ""))
    }
    var built = Series()
    for round in 0..<3 {
      let file = folder + "/Long.swift"
      // Another text each time, or the tool would know it.
      try? (text + "\n// \(getpid()) \(round)\n").write(toFile: file, atomically: true, encoding: .utf8)
      let command = [tool, "render", file, "-o", folder + "/x.png"]
      let cold = Programs.run(command)
      guard cold.status == 0 else {
        report.add(Figure("compile", "200 lines: fails", .nan, ""))
        return
      }
      built.add(cold.wall - Programs.run(command).wall)
    }
    report.add(
      Figure("compile", "200-line view file, checked, compiled and linked", built.median, "s", spread: built.spread))
  }

  /// The compiler's own command for checking a file against the module.
  private static func typeCheck(_ file: String) -> [String]? {
    let products = Programs.root + "/.build/release"
    let system = Programs.root + "/Sources/System"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: system)) ?? []
    var maps = names.map { "\(system)/\($0)/module.modulemap" }
    maps.append(Programs.root + "/Sources/Renderers/PixelKernels/include/module.modulemap")
    var command = ["swiftc", "-typecheck", file, "-I", products + "/Modules", "-swift-version", "5"]
    command += ["-parse-as-library", "-load-plugin-executable", "\(products)/SwiftUIMacros-tool#SwiftUIMacros"]
    for map in maps where access(map, R_OK) == 0 { command += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let flags = Process()
    let pipe = Pipe()
    flags.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    flags.arguments = ["pkg-config", "--cflags-only-I", "pangocairo", "gdk-pixbuf-2.0", "libwebp"]
    flags.standardOutput = pipe
    guard (try? flags.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    flags.waitUntilExit()
    for flag in output.split(whereSeparator: \.isWhitespace) { command += ["-Xcc", String(flag)] }
    return Programs.run(command).status == 0 ? command : nil
  }

  @MainActor private static func skip(_ name: String, _ report: Report) {
    report.add(Figure(name, "skipped: run `swift build -c release` in \(Programs.root) first", .nan, ""))
  }
}
