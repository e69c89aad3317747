import CWebP
import Foundation

/// Encodes single pictures with libwebp.
struct WebPFrameEncoder: Sendable {
  let quality: WebPWriter.Quality
  /// libwebp's level of effort for lossless pictures, 0 to 9.
  private let level: Int32
  /// A frame is encoded in both of its forms to see which is smaller.
  let triesBoth: Bool

  /// - Parameter bytes: of all pictures that the file holds: a large loop gets less effort.
  init(quality: WebPWriter.Quality, bytes: Int) {
    self.quality = quality
    level = bytes <= 12 << 20 ? 6 : bytes <= 32 << 20 ? 3 : 1
    triesBoth = bytes <= 32 << 20
  }

  /// The chunks of one frame, without the file's heading.
  func encode(_ image: RGBAImage) throws -> [UInt8] {
    guard case .lossy(let value) = quality else { return try encodeExactly(image) }
    var lossy = WebPConfig()
    let limited = Float(min(max(value, 0), 100))
    try check(WebPConfigInitInternal(&lossy, WEBP_PRESET_DRAWING, limited, WEBP_ENCODER_ABI_VERSION) != 0)
    let bytes = try encode(image, &lossy)
    // Flat pictures are often smaller without loss.
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

  /// libwebp refuses only for want of memory or for impossible parameters.
  private func check(_ isDone: Bool) throws {
    if !isDone { throw ImageEncodingError.encoderFailed("libwebp") }
  }
}
