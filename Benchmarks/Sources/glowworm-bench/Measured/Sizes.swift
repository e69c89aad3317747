import Foundation

extension Benchmarks {
  /// Whole loops in every format, beside what `gifsicle -O3` and ffmpeg make of the same frames: GIF and APNG must not be
  /// larger than theirs. gifsicle gets both our own file and one of whole frames, and the smaller result counts.
  @MainActor static func sizes(_ report: Report) {
    guard let tool = Programs.tool else {
      report.add(Figure("sizes", "skipped: run `swift build -c release` in \(Programs.root) first", .nan, ""))
      return
    }
    let gifsicle = Programs.find("gifsicle")
    let ffmpeg = Programs.find("ffmpeg")
    if gifsicle == nil { report.add(Figure("sizes", "gifsicle is not installed: apt-get install gifsicle", .nan, "")) }
    if ffmpeg == nil { report.add(Figure("sizes", "ffmpeg is not installed: apt-get install ffmpeg", .nan, "")) }
    let folder = NSTemporaryDirectory() + "glowworm-sizes-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for loop in Loop.all {
      try? FileManager.default.removeItem(atPath: folder)
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for format in ["apng", "gif", "webp", "svg"] {
        let file = "\(folder)/ours.\(format)"
        guard let bytes = made([tool, "render", Programs.root + "/" + loop.file, "-o", file] + loop.options, file)
        else {
          report.add(Figure("sizes", "\(loop.name).\(format): not written", .nan, ""))
          continue
        }
        var bar: Double?
        switch format {
        case "gif": bar = gifsicle.flatMap { optimized(by: $0, file, in: folder) }
        case "apng": bar = ffmpeg.flatMap { written(by: $0, file, "apng", ["-pred", "mixed"], in: folder) }
        default: break
        }
        report.add(Figure("sizes", "\(loop.name).\(format)", bytes, "bytes", bar: bar))
        guard let ffmpeg, format != "svg", format != "apng" else { continue }
        let options = format == "webp" ? ["-c:v", "libwebp_anim", "-lossless", "1"] : ["-lavfi", palette]
        if let theirs = written(by: ffmpeg, "\(folder)/ours.apng", format, options, in: folder) {
          report.add(Figure("sizes", "\(loop.name).\(format) by ffmpeg", theirs, "bytes"))
        }
      }
    }
  }

  private struct Loop {
    var name: String
    var file: String
    var options: [String] = []

    private static let white = ["--background", "white"]
    private static let small = ["--size", "40x40"]

    static let all: [Loop] =
      [
        Loop(name: "pulsing-1", file: "Tests/Fixtures/listings/pulsing-1-basic.swift"),
        Loop(name: "pulsing-1 on white", file: "Tests/Fixtures/listings/pulsing-1-basic.swift", options: white),
        Loop(name: "pulsing-2", file: "Tests/Fixtures/listings/pulsing-2-reusable.swift", options: white),
        Loop(name: "online-5", file: "Tests/Fixtures/listings/online-5-forever.swift", options: small + white),
        Loop(name: "online-6", file: "Tests/Fixtures/listings/online-6-blink-modifier.swift", options: small),
        Loop(name: "indicator styles", file: "Examples/IndicatorGallery.swift", options: ["--scale", "1"]),
      ]
      + ["RingSpinner", "Orbit", "BarberPole", "WaveDots", "HeartBeat", "LinearBar", "ActivitySpokes", "MorphingBlob"]
      .map {
        Loop(name: "\($0) on white", file: "Examples/Loaders/\($0).swift", options: white)
      }
  }

  /// One palette over all frames, as careful users of ffmpeg make it.
  private static let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse"

  private static func made(_ command: [String], _ file: String) -> Double? {
    Programs.run(command).status == 0 ? size(file) : nil
  }

  private static func size(_ file: String) -> Double? {
    ((try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int).map(Double.init)
  }

  private static func optimized(by gifsicle: String, _ file: String, in folder: String) -> Double? {
    let (whole, result) = ("\(folder)/whole.gif", "\(folder)/theirs.gif")
    guard made([gifsicle, "-U", file, "-o", whole], whole) != nil else { return nil }
    return [file, whole].compactMap { made([gifsicle, "-O3", $0, "-o", result], result) }.min()
  }

  private static func written(
    by ffmpeg: String, _ source: String, _ format: String, _ options: [String], in folder: String
  ) -> Double? {
    let result = "\(folder)/theirs.\(format)"
    let loops = format == "apng" ? ["-plays", "0"] : ["-loop", "0"]
    return made([ffmpeg, "-v", "error", "-y", "-i", source] + options + loops + ["-f", format, result], result)
  }
}
