import CWebP
import Foundation

/// An encoder of single images with libwebp.
struct WebPFrameEncoder: Sendable {
  let quality: WebPWriter.Quality
  /// The effort level of libwebp for lossless images, 0 to 9.
  private let level: Int32
  /// A Boolean value that indicates whether a frame is encoded in both forms, to use the smaller one.
  let triesBoth: Bool

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - quality: The quality.
  ///   - bytes: The number of bytes of all images in the file. A large loop is encoded with less effort.
  init(quality: WebPWriter.Quality, bytes: Int) {
    self.quality = quality
    level = bytes <= 12 << 20 ? 6 : bytes <= 32 << 20 ? 3 : 1
    triesBoth = bytes <= 32 << 20
  }

  /// Returns the chunks of one frame, without the header of the file.
  func encode(_ image: RGBAImage) throws -> [UInt8] {
    guard case .lossy(let value) = quality else { return try encodeExactly(image) }
    var lossy = WebPConfig()
    let limited = Float(min(max(value, 0), 100))
    try check(WebPConfigInitInternal(&lossy, WEBP_PRESET_DRAWING, limited, WEBP_ENCODER_ABI_VERSION) != 0)
    let bytes = try encode(image, &lossy)
    // Simple images are often smaller with lossless compression.
    let exact = try encodeExactly(image)
    return exact.count <= bytes.count ? exact : bytes
  }

  func encodeExactly(_ image: RGBAImage) throws -> [UInt8] {
    var lossless = WebPConfig()
    try check(WebPConfigInitInternal(&lossless, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0)
    try check(WebPConfigLosslessPreset(&lossless, level) != 0)
    return try encode(image, &lossless)
  }

  private func encode(_ image: RGBAImage, _ configuration: inout WebPConfig) throws -> [UInt8] {
    var picture = WebPPicture()
    try check(WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0)
    defer { WebPPictureFree(&picture) }
    picture.use_argb = configuration.lossless
    picture.width = Int32(image.width)
    picture.height = Int32(image.height)
    try check(WebPPictureImportRGBA(&picture, image.pixels, Int32(image.width * 4)) != 0)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = { data, size, picture in WebPMemoryWrite(data, size, picture) }
    let isDone = withUnsafeMutablePointer(to: &writer) { place -> Bool in
      picture.custom_ptr = UnsafeMutableRawPointer(place)
      return WebPEncode(&configuration, &picture) != 0
    }
    try check(isDone)
    return WebPContainer.frame(in: Array(UnsafeBufferPointer(start: writer.mem, count: writer.size)))
  }

  /// libwebp fails only if memory is exhausted or parameters are invalid.
  private func check(_ isDone: Bool) throws {
    if !isDone { throw ImageEncodingError.encoderFailed("libwebp") }
  }
}
