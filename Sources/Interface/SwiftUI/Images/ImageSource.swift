import Drawing
import Foundation
import Geometry

/// The source of an image.
enum ImageSource: Equatable, Sendable {
  /// A symbol, and the fraction, 0–1, of its layers that are filled.
  case symbol(String, value: Double?)
  /// A file or catalog entry, searched in `folder` first.
  case named(String, folder: String?)
  /// Decoded pixels, and the scale in pixels per point.
  case bitmap(Bitmap, scale: CGFloat)
  case drawing(DrawnImage)

  static func == (a: ImageSource, b: ImageSource) -> Bool {
    switch (a, b) {
    case (.symbol(let a, let v), .symbol(let b, let w)): return a == b && v == w
    case (.named(let a, let f), .named(let b, let g)): return a == b && f == g
    case (.bitmap(let a, let s), .bitmap(let b, let t)): return a === b && s == t
    case (.drawing(let a), .drawing(let b)): return a === b
    default: return false
    }
  }
}

/// An image drawn by code.
final class DrawnImage: @unchecked Sendable {
  let size: CGSize
  let isOpaque: Bool
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }
}
