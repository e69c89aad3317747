internal import CGdkPixbuf
import Drawing
import Foundation

/// A decoder for every image format that the installed GdkPixbuf loaders support: PNG, JPEG, GIF, WebP, SVG and
/// others. The result for an animated image is its first frame.
package enum ImageDecoder {
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Decodes an image. An embedded orientation is applied.
  package static func decode(_ data: Data) throws -> Bitmap {
    guard !data.isEmpty else { throw Failure(description: "The picture is empty.") }
    guard let loader = gdk_pixbuf_loader_new() else { throw Failure(description: "No picture loader.") }
    defer { gw_unref(loader) }
    var error: UnsafeMutablePointer<GError>?
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
    }
    // A loader must be closed even after an error.
    let closed = error == nil ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
    if let error {
      defer { g_error_free(error) }
      throw Failure(description: String(cString: error.pointee.message))
    }
    guard written != 0, closed != 0, let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(raw)
    else { throw Failure(description: "The picture cannot be read.") }
    defer { gw_unref(UnsafeMutableRawPointer(upright)) }
    return bitmap(of: upright)
  }

  /// Decodes an image file.
  package static func decode(path: String) throws -> Bitmap {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "There is no file to read at \(path).")
    }
    return try decode(data)
  }

  /// Converts GdkPixbuf's unpremultiplied pixels to the premultiplied ones of a bitmap.
  private static func bitmap(of pixbuf: OpaquePointer) -> Bitmap {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)!
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      var out = 0
      for y in 0..<height {
        var from = source + y * stride
        for _ in 0..<width {
          let alpha = channels == 4 ? UInt32(from[3]) : 255
          for channel in 0..<3 {
            target[out + channel] = UInt8((UInt32(from[channel]) * alpha + 127) / 255)
          }
          target[out + 3] = UInt8(alpha)
          out += 4
          from += channels
        }
      }
      count = out
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
