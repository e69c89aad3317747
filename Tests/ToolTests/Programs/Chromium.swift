import Foundation
import ImageEncoding
import PreviewPipeline
import Testing

/// Chromium without a window: shows SVG files at chosen moments of their animations, many in one run.
struct Chromium {
  /// A picture to show.
  struct Document: Sendable {
    var svg: String
    /// Seconds at which its animations are paused, each in a picture of its own.
    var phases: [Double]
    /// Points.
    var width: Int
    var height: Int
  }

  private let program: String

  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    access($0, X_OK) == 0
  }

  /// What a test says that cannot run.
  static let absence: Comment = "Chromium is not installed (Scripts/packages --browser): NOTHING was compared with it"

  /// A window that is not as high as this shows nothing, in points.
  private static let leastHeight = 500
  /// Pixels up to which documents share a run.
  private static let roomyHeight = 6000

  init() throws {
    guard let path = Self.path else { throw CocoaError(.fileNoSuchFile) }
    program = path
  }

  /// The pictures of each document, one for each phase.
  func frames(of documents: [Document], scale: Int, in folder: URL, dark: Bool = false) throws -> [[RGBAImage]] {
    var result: [[RGBAImage]] = []
    var rest = documents[...]
    while let first = rest.first {
      var batch = [first]
      rest = rest.dropFirst()
      while let next = rest.first, (batch + [next]).reduce(0, { $0 + $1.height }) * scale <= Self.roomyHeight {
        batch.append(next)
        rest = rest.dropFirst()
      }
      result += try show(batch, scale: scale, in: folder, dark: dark)
    }
    return result
  }

  /// A row for each document, a cell for each phase: the same document again and again, paused at its own time.
  private func show(_ documents: [Document], scale: Int, in folder: URL, dark: Bool) throws -> [[RGBAImage]] {
    let page = folder.appendingPathComponent("page.html")
    let picture = folder.appendingPathComponent("page.png")
    var html = """
      <!doctype html><meta charset=utf-8><style>
      body{margin:0;background:#fff}div{position:absolute;overflow:hidden}</style>
      """
    var top = 0
    for document in documents {
      for (index, phase) in document.phases.enumerated() {
        // A tree of its own: documents use the same names.
        html += """
          <div data-time='\(phase * 1000)' style='left:\(index * document.width)px;top:\(top)px;
          width:\(document.width)px;height:\(document.height)px'><template shadowrootmode=open>
          <style>svg{display:block}</style>\(document.svg)</template></div>
          """
      }
      top += document.height
    }
    html += """
      <script>document.querySelectorAll('div').forEach(div=>div.shadowRoot.getAnimations().forEach(animation=>{
      animation.pause();animation.currentTime=Number(div.dataset.time)}))</script>
      """
    try html.write(to: page, atomically: true, encoding: .utf8)
    try? FileManager.default.removeItem(at: picture)
    let width = documents.map { $0.width * $0.phases.count }.max() ?? 1
    var arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--window-size=\(width),\(max(top, Self.leastHeight))", "--screenshot=\(picture.path)",
    ]
    if dark { arguments.append("--blink-settings=preferredColorScheme=0") }
    _ = try ChildProcess(program, arguments + [page.path], timeLimit: 120).run()
    let shot = try PNGDecoder.decode(Data(contentsOf: picture))
    top = 0
    return documents.map { document in
      defer { top += document.height }
      return document.phases.indices.map { index in
        Self.part(
          of: shot, x: index * document.width * scale, y: top * scale, width: document.width * scale,
          height: document.height * scale)
      }
    }
  }

  /// The top left corner of a file as it is after seconds of the browser's virtual time, which nothing has paused.
  func shot(of file: String, after seconds: Double, width: Int, height: Int, in folder: URL) throws -> RGBAImage {
    let picture = folder.appendingPathComponent("shot.png")
    try? FileManager.default.removeItem(at: picture)
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--virtual-time-budget=\(Int(seconds * 1000))", "--window-size=\(width),\(Self.leastHeight)",
      "--screenshot=\(picture.path)", file,
    ]
    _ = try ChildProcess(program, arguments, timeLimit: 120).run()
    let shot = try PNGDecoder.decode(Data(contentsOf: picture))
    return Self.part(of: shot, x: 0, y: 0, width: width, height: height)
  }

  private static func part(of shot: RGBAImage, x: Int, y: Int, width: Int, height: Int) -> RGBAImage {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in y..<(y + height) {
      let start = (row * shot.width + x) * 4
      pixels += shot.pixels[start..<(start + width * 4)]
    }
    return RGBAImage(width: width, height: height, pixels: pixels)
  }
}
