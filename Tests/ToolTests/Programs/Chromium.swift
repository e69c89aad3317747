import Foundation
import ImageEncoding
import PreviewPipeline
import Testing

/// Chromium without a window: shows SVG files at chosen moments of their animations.
struct Chromium {
  private let program: String

  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    access($0, X_OK) == 0
  }

  /// What a test says that cannot run.
  static let absence: Comment = "Chromium is not installed (Scripts/packages --browser): NOTHING was compared with it"

  init() throws {
    guard let path = Self.path else { throw CocoaError(.fileNoSuchFile) }
    program = path
  }

  /// One picture for each phase, in one run: the same document again and again, each copy paused at its own time.
  func frames(
    of svg: String, at phases: [Double], width: Int, height: Int, scale: Int, in folder: URL, dark: Bool = false
  ) throws -> [RGBAImage] {
    let page = folder.appendingPathComponent("page.html")
    let picture = folder.appendingPathComponent("page.png")
    var html = "<!doctype html><meta charset=utf-8><style>body{margin:0;background:#fff}svg{display:block}</style>"
    for index in phases.indices {
      html += "<div style='height:\(height)px;overflow:hidden'>\(Self.renamed(svg, index))</div>"
    }
    html += """
      <script>const times=[\(phases.map { "\($0)" }.joined(separator: ","))];
      document.querySelectorAll('svg').forEach((svg,i)=>svg.getAnimations({subtree:true}).forEach(a=>{
      a.pause();a.currentTime=times[i]*1000}))</script>
      """
    try html.write(to: page, atomically: true, encoding: .utf8)
    try? FileManager.default.removeItem(at: picture)
    var arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--window-size=\(width),\(height * phases.count)", "--screenshot=\(picture.path)",
    ]
    if dark { arguments.append("--blink-settings=preferredColorScheme=0") }
    _ = try ChildProcess(program, arguments + [page.path], timeLimit: 60).run()
    let shot = try PNGDecoder.decode(Data(contentsOf: picture))
    return phases.indices.map { index in
      let rows = height * scale
      let first = index * rows * shot.width * 4
      let pixels = Array(shot.pixels[first..<(first + rows * shot.width * 4)])
      return RGBAImage(width: shot.width, height: rows, pixels: pixels)
    }
  }

  /// Copies on one page must not share ids.
  private static func renamed(_ svg: String, _ index: Int) -> String {
    svg.replacing(#/ id="(\w+)"/#) { " id=\"\($0.1)_\(index)\"" }.replacing(#/url\(#(\w+)\)/#) {
      "url(#\($0.1)_\(index))"
    }
  }
}
