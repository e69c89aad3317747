import CWebP
import Foundation

/// Animated WebP through libwebp. Times are whole milliseconds whose total is the frames' total, rounded once. The same
/// frames give the same bytes with the same version of libwebp.
package final class WebPWriter: FrameSequenceWriter {
  package enum Quality: Equatable, Sendable {
    /// Exact pixels.
    case lossless
    /// 0 (smallest) to 100 (best).
    case lossy(Double)
  }

  /// The format's limit on a side, in pixels.
  private static let limit = 16383

  private let loops: Int
  private let quality: Quality
  private var encoder: OpaquePointer?
  private var size: (width: Int, height: Int) = (0, 0)
  private var last: RGBAImage?
  private var clock = FrameDuration.zero

  /// - Parameter loops: how often to play; 0 plays for ever.
  package init(loops: Int = 0, quality: Quality = .lossless) {
    self.loops = max(loops, 0)
    self.quality = quality
  }

  deinit {
    if let encoder { WebPAnimEncoderDelete(encoder) }
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    let start = Int32(clamping: clock.rounded(rate: 1000))
    clock = clock + duration
    let frame = frame.normalized()
    if frame == last { return }
    if encoder == nil {
      try begin(width: frame.width, height: frame.height)
    } else if frame.width != size.width || frame.height != size.height {
      throw ImageEncodingError.differentSizes
    }
    last = frame
    var configuration = try configuration()
    var picture = WebPPicture()
    try check(WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0)
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(frame.width)
    picture.height = Int32(frame.height)
    try check(WebPPictureImportRGBA(&picture, frame.pixels, Int32(frame.width * 4)) != 0)
    try check(WebPAnimEncoderAdd(encoder, &picture, start, &configuration) != 0)
  }

  package func finish() throws -> Data {
    guard let encoder else { throw ImageEncodingError.noFrames }
    try check(WebPAnimEncoderAdd(encoder, nil, Int32(clamping: clock.rounded(rate: 1000)), nil) != 0)
    var data = WebPData()
    defer { WebPFree(UnsafeMutableRawPointer(mutating: data.bytes)) }
    try check(WebPAnimEncoderAssemble(encoder, &data) != 0)
    WebPAnimEncoderDelete(encoder)
    self.encoder = nil
    return Data(bytes: data.bytes, count: data.size)
  }

  private func begin(width: Int, height: Int) throws {
    guard width <= Self.limit, height <= Self.limit else { throw ImageEncodingError.tooLarge(limit: Self.limit) }
    var options = WebPAnimEncoderOptions()
    try check(WebPAnimEncoderOptionsInitInternal(&options, WEBP_MUX_ABI_VERSION) != 0)
    options.anim_params.loop_count = Int32(clamping: loops)
    options.anim_params.bgcolor = 0
    // Key frames only at the start: a loop plays from there anyway, and they cost space.
    options.minimize_size = 1
    size = (width, height)
    encoder = WebPAnimEncoderNewInternal(Int32(width), Int32(height), &options, WEBP_MUX_ABI_VERSION)
    try check(encoder != nil)
  }

  private func configuration() throws -> WebPConfig {
    var configuration = WebPConfig()
    switch quality {
    case .lossless:
      try check(WebPConfigInitInternal(&configuration, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0)
      configuration.lossless = 1
    case .lossy(let value):
      let limited = Float(min(max(value, 0), 100))
      try check(WebPConfigInitInternal(&configuration, WEBP_PRESET_DRAWING, limited, WEBP_ENCODER_ABI_VERSION) != 0)
    }
    return configuration
  }

  /// libwebp refuses only for want of memory or for impossible parameters.
  private func check(_ isDone: Bool) throws {
    if !isDone { throw ImageEncodingError.encoderFailed("libwebp") }
  }
}
