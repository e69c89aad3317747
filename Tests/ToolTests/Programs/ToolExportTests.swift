import Foundation
import PreviewPipeline
import Testing

@Suite("Moving pictures from the tool", .fullTier, .serialized)
struct ToolExportTests {
  private static let dot = """
    import SwiftUI
    struct Dot: View {
      @State private var lit = false
      var body: some View {
        Circle().fill(Color.red).frame(width: 11, height: 9).opacity(lit ? 1 : 0.2)
          .onAppear { withAnimation(.linear(duration: 0.5).repeatForever()) { lit = true } }
      }
    }

    """

  private static let hasVideo = SystemLibraries.find("ffmpeg") != nil && SystemLibraries.find("ffprobe") != nil

  @Test(
    "The same input gives the same bytes, and no other file", arguments: ["png", "apng", "gif", "webp", "mp4"])
  func determinism(ending: String) throws {
    if ending == "mp4", !Self.hasVideo { return }
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    for name in ["a", "b"] {
      let result = try tool.run("render", file, "-o", tool.path("\(name).\(ending)"))
      #expect(result.code == 0, "\(result.errors)")
      // The dot fades, and stands on nothing.
      let note =
        ending == "gif" ? "note: GIF has 1-bit transparency; --background COLOR keeps soft edges and fades.\n" : ""
      #expect(result.errors.hasPrefix("\(note)\(tool.path("\(name).\(ending)")): "), "\(result.errors)")
    }
    #expect(try tool.read("a.\(ending)") == tool.read("b.\(ending)"))
    #expect(try tool.leftovers() == ["a.\(ending)", "b.\(ending)"])
  }

  @Test(
    "A video has one loop of even sides at a steady rate",
    .enabled(if: hasVideo, "SKIPPED: apt-get install ffmpeg"),
    arguments: ["mp4", "webm", "mov"])
  func video(ending: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    // 11 × 9 points are odd numbers of pixels at this scale: 43 × 41 with the margin around.
    let result = try tool.run("render", file, "-o", tool.path("x.\(ending)"), "--scale", "1", "--fps", "30")
    #expect(result.code == 0, "\(result.errors)")
    let entries = "stream=width,height,pix_fmt,r_frame_rate,nb_read_frames"
    let probe = try ChildProcess(
      try #require(SystemLibraries.find("ffprobe")),
      ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0", tool.path("x.\(ending)")],
      timeLimit: 60
    ).run()
    #expect(probe.outputText.trimmingCharacters(in: .whitespacesAndNewlines) == "44,42,yuv420p,30/1,30")
  }

  @Test("A video without ffmpeg: how to get it, code 3, and no leftovers")
  func noEncoder() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    let result = try tool.run(
      arguments: ["render", file, "-o", tool.path("x.mp4")], environment: ["PATH": tool.path("none")])
    #expect(result.code == 3)
    #expect(result.errors.contains("apt-get install ffmpeg"), "\(result.errors)")
    #expect(try tool.leftovers() == [])
  }

  @Test("Numbered pictures go into a folder, which is made when it is not there")
  func sequence() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    let result = try tool.run("render", file, "-o", tool.path("frames") + "/", "--fps", "4")
    #expect(result.code == 0, "\(result.errors)")
    #expect(try tool.leftovers() == ["frames"] + (1...4).map { "frames/000\($0).png" })
    // One second at four frames: there and back.
    #expect(try tool.read("frames/0002.png") == tool.read("frames/0004.png"))
    #expect(try tool.read("frames/0001.png") != tool.read("frames/0003.png"))
    let named = try tool.run("render", file, "-o", tool.path("frames/f%02d.png"), "--fps", "2")
    #expect(named.code == 0, "\(named.errors)")
    #expect(try tool.leftovers().contains("frames/f02.png"))
    let shorter = try tool.run("render", file, "-o", tool.path("frames") + "/", "--fps", "2")
    #expect(shorter.code == 0, "\(shorter.errors)")
    #expect(
      try tool.leftovers() == ["frames"] + ["0001", "0002", "f01", "f02"].map { "frames/\($0).png" })
    let missing = try tool.run("render", file, "-o", tool.path("no/%d.png"))
    #expect(missing.code == 2 && missing.errors.contains("does not exist"))
  }

  @Test("--max-bytes is kept, and what was chosen is said; the impossible is refused")
  func limits() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    for ending in ["gif", "webp", "apng"] {
      let name = "x.\(ending)"
      let free = try tool.run("render", file, "-o", tool.path(name))
      #expect(free.code == 0, "\(free.errors)")
      let limit = try tool.read(name).count * 2 / 3
      let result = try tool.run("render", file, "-o", tool.path(name), "--max-bytes", "\(limit)")
      #expect(result.code == 0, "\(result.errors)")
      #expect(try tool.read(name).count <= limit)
      #expect(result.errors.contains("frames a second"), "\(result.errors)")
    }
    let refused = try tool.run("render", file, "-o", tool.path("y.gif"), "--max-bytes", "10", "--scale", "1")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("cannot be made as small as 10 bytes"), "\(refused.errors)")
    #expect(try !tool.leftovers().contains { $0.contains("y.gif") })
  }

  @Test("An option that the format does not support is one sentence")
  func wrongOptions() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    for (options, sentence) in [
      (["-o", "x.png", "--loops", "2"], "--loops is for moving pictures"),
      (["-o", "x.apng", "--quality", "50"], "--quality is for .webp"),
      (["-o", "x.mp4", "--loops", "2"], "--loops is for .apng"),
      (
        ["-o", "x.gif", "--max-bytes", "many"],
        "Invalid value 'many' for --max-bytes: expected bytes, such as 200000, 200k, 1m or 2g."
      ),
      (["-o", "x.gfi"], "did you mean .gif?"),
    ] {
      let result = try tool.run(arguments: ["render", file] + options)
      #expect(result.code == 2, "\(options)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
    }
  }

  @Test("A static view becomes a still image, and the tool says so")
  func still() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write("import SwiftUI\nstruct A: View { var body: some View { Circle() } }", to: "A.swift")
    let result = try tool.run("render", file, "-o", tool.path("x.gif"), "--size", "20x20")
    #expect(result.code == 0)
    let line = "\(tool.path("x.gif")): 40 × 40 pixels, \(try tool.read("x.gif").count) bytes\n"
    #expect(result.errors == "note: nothing moves; the picture is still.\n\(line)")
    let quiet = try tool.run("render", file, "-o", tool.path("x.gif"), "--size", "20x20", "--quiet")
    #expect(quiet.code == 0 && quiet.errors == "")
  }

  @Test("A timer's blinking closes a loop though no animation runs")
  func timer() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = """
      import SwiftUI
      import Combine
      struct Blink: View {
        @State private var isOn = false
        private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        var body: some View {
          Circle().fill(isOn ? Color.red : Color.gray).frame(width: 10, height: 10)
            .onReceive(timer) { _ in isOn.toggle() }
        }
      }
      """
    let file = try tool.write(source, to: "Blink.swift")
    let result = try tool.run("render", file, "-o", tool.path("frames") + "/", "--fps", "10")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains(": 84 × 84 pixels, 10 frames, 1 s, "), "\(result.errors)")
    #expect(try tool.leftovers().count == 11)
  }

  @Test("Interrupted: no part of the file is left, one sentence, and the code of the signal", arguments: [2, 3, 15])
  func interruption(signal: Int32) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = """
      import SwiftUI
      struct Endless: View {
        var body: some View {
          print("here")
          fflush(stdout)
          while true {}
          return Circle()
        }
      }
      """
    let file = try tool.write(source, to: "Endless.swift")
    for output in [tool.path("x.apng"), tool.path("frames") + "/"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: tool.program)
      process.arguments = ["render", file, "-o", output, "--timeout", "300"]
      process.environment = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      // What the view prints comes through at once: the picture is being made.
      var text = ""
      while !text.contains("here") {
        let chunk = errors.fileHandleForReading.availableData
        if chunk.isEmpty { break }
        text += String(decoding: chunk, as: UTF8.self)
      }
      kill(process.processIdentifier, signal)
      text += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 128 + signal, "\(text)")
      #expect(text.contains("glowworm: Interrupted; nothing was written."), "\(text)")
      #expect(try tool.leftovers() == [])
    }
  }

  @Test(
    "A full disk: the reason, code 2, and no part of the file", .enabled(if: SmallDisk.canMount, "SKIPPED: not root"))
  func fullDisk() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    // Colors all over that turn: no format makes that small.
    let source = """
      import SwiftUI
      struct Wheel: View {
        @State private var isTurned = false
        var body: some View {
          AngularGradient(colors: [.red, .blue, .green, .red], center: .center).frame(width: 60, height: 60)
            .rotationEffect(.degrees(isTurned ? 180 : 0))
            .onAppear { withAnimation(.linear(duration: 0.2).repeatForever()) { isTurned = true } }
        }
      }
      """
    let file = try tool.write(source, to: "Wheel.swift")
    let disk = try SmallDisk(at: tool.path("disk"))
    defer { disk.unmount() }
    let endings = ["apng", "gif", "webp"] + (Self.hasVideo ? ["mp4"] : [])
    for ending in endings {
      let result = try tool.run(
        "render", file, "-o", "\(disk.path)/x.\(ending)", "--background", "white")
      #expect(result.code == 2, "\(ending) \(result.errors)")
      #expect(result.errors.contains("No space left on device"), "\(ending) \(result.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
    }
    let frames = try tool.run("render", file, "-o", "\(disk.path)/frames/")
    #expect(frames.code == 2 && frames.errors.contains("No space left"), "\(frames.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [])
  }
}

/// A file system of one page in memory.
struct SmallDisk {
  let path: String

  static let canMount: Bool = {
    let place = NSTemporaryDirectory() + "glowworm-mount-\(UUID().uuidString)"
    guard getuid() == 0, let disk = try? SmallDisk(at: place) else { return false }
    disk.unmount()
    rmdir(place)
    return true
  }()

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let result = try ChildProcess(
      "/bin/mount", ["-t", "tmpfs", "-o", "size=4k", "tmpfs", path], timeLimit: 20
    ).run()
    guard result.end == .exited(0) else { throw ToolFailure(result.errorText, code: .usage) }
  }

  func unmount() { _ = try? ChildProcess("/bin/umount", [path], timeLimit: 20).run() }
}
