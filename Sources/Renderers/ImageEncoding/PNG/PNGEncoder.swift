import Foundation

/// An encoder of static PNG files: unpremultiplied sRGB in the smallest of palette, RGB and RGBA. Equal images give
/// equal bytes.
package enum PNGEncoder {
  package static func encode(_ image: RGBAImage) -> Data {
    let image = image.normalized()
    var tally = ColorTally()
    tally.add(image)
    let isOpaque = image.isOpaque
    let effort = PNGEffort(bytes: image.pixels.count)
    var format = PNGPixelFormat.smallest(for: tally, isOpaque: isOpaque)
    var body = format.compressed(image, effort: format.suited(effort))
    // A large palette may cost more than it saves.
    if case .palette(let colors, _) = format, colors.count > 32 {
      let direct: PNGPixelFormat = isOpaque ? .rgb(key: nil) : .rgba
      let other = direct.compressed(image, effort: effort)
      if other.count < body.count + colors.count * 3 + 24 {
        format = direct
        body = other
      }
    }
    var data = Data(PNGChunks.signature)
    appendHeader(width: image.width, height: image.height, format: format, to: &data)
    format.appendPalette(to: &data)
    PNGChunks.append("IDAT", body, to: &data)
    PNGChunks.append("IEND", [], to: &data)
    return data
  }

  /// Appends IHDR and sRGB (perceptual intent).
  static func appendHeader(width: Int, height: Int, format: PNGPixelFormat, to data: inout Data) {
    let size = PNGChunks.bytes(UInt32(width)) + PNGChunks.bytes(UInt32(height))
    PNGChunks.append("IHDR", size + [UInt8(format.bitDepth), format.colorType, 0, 0, 0], to: &data)
    PNGChunks.append("sRGB", [0], to: &data)
  }
}
