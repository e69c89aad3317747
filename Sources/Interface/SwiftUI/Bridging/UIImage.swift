import Drawing
import Foundation
import Geometry
import ImageDecoding

/// UIKit's image, with the functions that SwiftUI files commonly use. On iOS, `import SwiftUI` includes UIKit.
public final class UIImage: Hashable, @unchecked Sendable {
  let source: ImageSource
  /// The scale in pixels per point.
  public let scale: CGFloat
  /// The size in points.
  public let size: CGSize

  init(source: ImageSource, scale: CGFloat, size: CGSize) {
    self.source = source
    self.scale = scale
    self.size = size
  }

  convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    self.init(source: .bitmap(bitmap, scale: scale), scale: scale, size: size)
  }

  /// Creates an image without content.
  public convenience init() { self.init(source: .named("", folder: nil), scale: 1, size: .zero) }

  /// Creates an image by decoding data, or returns `nil` if that fails.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image by decoding data, with `scale` pixels per point, or returns `nil` if that fails.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(data) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Creates an image from a file, or returns `nil` if there is none or it cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = try? ImageDecoder.decode(path: path) else { return nil }
    self.init(bitmap, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
  }

  /// Creates an image from a file beside the source or the program, or returns `nil` if there is none.
  public convenience init?(named name: String) {
    guard let entry = ImageLibrary.image(named: name, folder: nil, displayScale: 2) else { return nil }
    self.init(entry.bitmap, scale: entry.scale)
  }

  /// Creates an image of a symbol, or returns `nil` for an unknown name.
  public convenience init?(systemName name: String) {
    guard let shape = SymbolShape.shape(named: name) else { return nil }
    let unit = SymbolPicture.em(atPointSize: 17) / SymbolShape.designSize
    let size = CGSize(width: shape.bounds.width * unit, height: shape.bounds.height * unit)
    self.init(source: .symbol(name, value: nil), scale: 1, size: size)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.source == b.source }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// AppKit's image.
public typealias NSImage = UIImage

nonisolated extension Image {
  /// Creates a SwiftUI image from a UIKit image instance.
  public init(uiImage: UIImage) { self.init(source: uiImage.source) }

  /// Creates a SwiftUI image from an AppKit image instance.
  public init(nsImage: NSImage) { self.init(source: nsImage.source) }
}
