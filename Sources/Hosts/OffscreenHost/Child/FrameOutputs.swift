import Foundation
import ImageEncoding
import PreviewProtocol

/// Makes what takes a request's frames.
struct FrameOutputs {
  let request: PreviewRequest

  /// - Parameter loops: how often the picture plays, 0: forever.
  func output(loops: Int) throws -> any FrameOutput {
    switch request.format.kind {
    case .sequence: return BackgroundOutput(SequenceOutput(pattern: request.outputPath))
    case .video: return BackgroundOutput(video(quality: request.quality ?? 80, path: request.outputPath))
    case .still, .moving, .vector:
      guard let writer = writer(loops: loops, quality: request.quality) else {
        throw PreviewJob.Failure(.failed("'\(request.format.name)' holds no frames."))
      }
      return BackgroundOutput(FileOutput(writer, path: request.outputPath))
    }
  }

  func video(quality: Double, path: String) -> any FrameOutput {
    VideoOutput(
      .init(encoder: request.videoEncoder ?? "", container: request.format.name, quality: quality), path: path)
  }

  /// - Parameter quality: 0 to 100; nil: nothing is lost that the format can keep.
  func writer(loops: Int, quality: Double?) -> (any FrameSequenceWriter)? {
    switch request.format.name {
    case "apng": return APNGWriter(loops: loops)
    case "gif": return GIFWriter(loops: loops, colors: quality.map(Self.colors) ?? 256)
    case "webp": return WebPWriter(loops: loops, quality: quality.map { .lossy($0) } ?? .lossless)
    default: return nil
    }
  }

  /// Entries of a GIF's palette: 4 to 256, twice as many every 16.7 points of quality.
  static func colors(_ quality: Double) -> Int { Int((4 * pow(2, min(max(quality, 0), 100) * 6 / 100)).rounded()) }
}
