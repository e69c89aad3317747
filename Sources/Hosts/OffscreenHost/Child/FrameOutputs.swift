import Foundation
import ImageEncoding
import PreviewProtocol

/// A factory of the outputs for a request's frames.
struct FrameOutputs {
  let request: PreviewRequest

  /// Creates an output.
  ///
  /// - Parameter loops: The number of times to play. 0 plays without end.
  func output(loops: Int) throws -> any FrameOutput {
    switch request.format.kind {
    case .sequence:
      let pattern = request.outputPath
      return BackgroundOutput(UniformOutput(background: background) { SequenceOutput(pattern: pattern) })
    case .video:
      let (quality, path) = (request.quality ?? 80, request.outputPath)
      return BackgroundOutput(UniformOutput(background: background) { self.video(quality: quality, path: path) })
    case .still, .moving, .vector:
      guard let writer = writer(loops: loops, quality: request.quality) else {
        throw PreviewJob.Failure(.failed("'\(request.format.name)' holds no frames."))
      }
      return BackgroundOutput(FileOutput(writer, path: request.outputPath))
    }
  }

  private var background: UInt32 { request.backgroundPixel }

  func video(quality: Double, path: String) -> any FrameOutput {
    VideoOutput(
      .init(encoder: request.videoEncoder ?? "", container: request.format.name, quality: quality), path: path)
  }

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - loops: The number of times to play. 0 plays without end.
  ///   - quality: The quality, 0 to 100. With `nil`, as lossless as the format permits.
  func writer(loops: Int, quality: Double?) -> (any FrameSequenceWriter)? {
    switch request.format.name {
    case "apng": return APNGWriter(loops: loops, background: background)
    case "gif": return GIFWriter(loops: loops, colors: quality.map(Self.colors) ?? 256, background: background)
    case "webp":
      return WebPWriter(loops: loops, quality: quality.map { .lossy($0) } ?? .lossless, background: background)
    default: return nil
    }
  }

  /// Returns the number of entries of a GIF's palette: 4 to 256, doubled for every 16.7 points of quality.
  static func colors(_ quality: Double) -> Int { Int((4 * pow(2, min(max(quality, 0), 100) * 6 / 100)).rounded()) }
}

extension PreviewRequest {
  /// The color behind the views as an unpremultiplied RGBA pixel in memory. Transparent if there is none.
  var backgroundPixel: UInt32 {
    guard let background else { return 0 }
    let bytes = [background.red, background.green, background.blue, background.alpha]
    return UInt32(littleEndian: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) })
  }
}
