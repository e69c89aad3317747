import Foundation
import SystemCalls

#if canImport(Glibc)
  import Glibc
#endif

/// A video that ffmpeg encodes from raw frames: 8-bit 4:2:0, no sound, with even sides (the last column and row are
/// repeated if a side is odd). Frames must be opaque.
package final class VideoOutput: FrameOutput {
  package struct Settings: Sendable {
    /// The path of ffmpeg.
    package var encoder: String
    /// The container format: mp4, webm or mov.
    package var container: String
    /// The quality, from 0 (smallest) to 100 (best).
    package var quality: Double

    package init(encoder: String, container: String, quality: Double) {
      self.encoder = encoder
      self.container = container
      self.quality = quality
    }

    /// The arguments for constant quality. x264 is visually lossless from about 16 and poor from about 40; libvpx has a
    /// wider scale.
    var codec: [String] {
      let worse = 1 - min(max(quality, 0), 100) / 100
      if container == "webm" {
        let factor = String(Int((12 + worse * 50).rounded()))
        return [
          "-c:v", "libvpx-vp9", "-crf", factor, "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-threads", "2",
        ]
      }
      let factor = String(Int((12 + worse * 38).rounded()))
      return ["-c:v", "libx264", "-preset", "medium", "-crf", factor, "-threads", "2", "-movflags", "+faststart"]
    }
  }

  private let settings: Settings
  private let path: String
  private var process: (id: pid_t, input: Int32, errors: Int32)?
  private var last: (frame: RGBAImage, even: Data)?

  package init(_ settings: Settings, path: String) {
    self.settings = settings
    self.path = path
  }

  deinit {
    guard let process else { return }
    Foundation.close(process.input)
    kill(process.id, SIGKILL)
    waitpid(process.id, nil, 0)
    Foundation.close(process.errors)
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    if process == nil { try start(frame, rate: (duration.denominator, duration.numerator)) }
    if let last {
      guard last.frame.width == frame.width, last.frame.height == frame.height else {
        throw ImageEncodingError.differentSizes
      }
    }
    let even = last.flatMap { $0.frame == frame ? $0.even : nil } ?? Self.even(frame)
    last = (frame, even)
    // A write fails after ffmpeg has ended. Waiting for it then gives the reason.
    if let process, (try? Descriptor.write(even, to: process.input)) == nil { try close() }
  }

  package func close() throws {
    guard let process else { throw ImageEncodingError.noFrames }
    self.process = nil
    Foundation.close(process.input)
    var status: Int32 = 0
    while waitpid(process.id, &status, 0) < 0, errno == EINTR {}
    defer { Foundation.close(process.errors) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    lseek(process.errors, 0, SEEK_SET)
    let count = read(process.errors, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    // ffmpeg succeeds even if the end of the file could not be written.
    if status == 0, !text.contains("No space left"), !text.contains("Error writing") { return }
    unlink(path)
    let line = text.split(separator: "\n").last.map(String.init) ?? "it ended with status \(status)"
    if text.contains("No space left") {
      throw ImageEncodingError.unwritable(path: path, reason: "No space left on device")
    }
    throw ImageEncodingError.encoderFailed("ffmpeg (\(line.trimmingCharacters(in: .whitespaces)))")
  }

  private func start(_ frame: RGBAImage, rate: (Int, Int)) throws {
    let size = "\((frame.width + 1) & ~1)x\((frame.height + 1) & ~1)"
    var arguments = ["-nostdin", "-hide_banner", "-loglevel", "error", "-y"]
    arguments += [
      "-f", "rawvideo", "-pix_fmt", "rgba", "-s", size, "-framerate", "\(rate.0)/\(rate.1)", "-i", "pipe:0",
    ]
    arguments += ["-an", "-pix_fmt", "yuv420p", "-vf", "scale=out_color_matrix=bt709:out_range=tv"]
    arguments += ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    arguments += settings.codec
    // Equal frames give equal bytes: no dates and no version names.
    arguments += ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    arguments += ["-f", settings.container, path]
    process = try Self.spawn(settings.encoder, arguments)
  }

  private static func spawn(
    _ program: String, _ arguments: [String]
  ) throws -> (id: pid_t, input: Int32, errors: Int32) {
    guard let ends = try? Descriptor.pipe() else {
      throw ImageEncodingError.encoderFailed("ffmpeg (no pipe can be opened)")
    }
    // The messages go to a file without a name, because they are not read while ffmpeg runs.
    var template = Array("\(NSTemporaryDirectory())glowworm-XXXXXX".utf8CString)
    var errors = mkstemp(&template)
    if errors >= 0 {
      unlink(template)
      errors = try Descriptor.raised(errors, above: 10)
      _ = fcntl(errors, F_SETFD, FD_CLOEXEC)
    }
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends.read, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, nil, &argv, &envp)
    Foundation.close(ends.read)
    guard code == 0 else {
      Foundation.close(ends.write)
      throw ImageEncodingError.encoderFailed("ffmpeg (\(String(cString: strerror(code))))")
    }
    return (child, ends.write, errors)
  }

  /// Returns the bytes of a frame with even sides.
  private static func even(_ frame: RGBAImage) -> Data {
    let (width, height) = ((frame.width + 1) & ~1, (frame.height + 1) & ~1)
    if width == frame.width, height == frame.height { return Data(frame.pixels) }
    var data = Data(capacity: width * height * 4)
    for y in 0..<height {
      let start = min(y, frame.height - 1) * frame.width * 4
      let end = start + frame.width * 4
      data.append(contentsOf: frame.pixels[start..<end])
      if width > frame.width { data.append(contentsOf: frame.pixels[(end - 4)..<end]) }
    }
    return data
  }
}
