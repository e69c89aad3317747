import Drawing
import Foundation
import Geometry
import ViewGraph

/// A shape style that fills a shape by repeating a region of an image.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The image to be drawn.
  public var image: Image
  /// The part of the image that repeats, in unit coordinates.
  public var sourceRect: CGRect
  /// A scale factor applied to the image while being drawn.
  public var scale: CGFloat

  /// Creates a shape-filling shape style.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let found: (bitmap: Bitmap, scale: CGFloat)?
    switch image.source {
    case .bitmap(let bitmap, let scale): found = (bitmap, scale)
    case .named(let name, let folder):
      found = ImageLibrary.image(named: name, folder: folder, displayScale: environment.displayScale)
        .map { ($0.bitmap, $0.scale) }
    // Images drawn from outlines have no pixels to repeat.
    case .symbol, .drawing: found = nil
    }
    guard let found, scale > 0 else { return _ResolvedStyle(.clear) }
    return _ResolvedStyle(
      .image(
        _ResolvedStyle.ImageFill(
          content: ImagePaintContent(bitmap: found.bitmap, sourceRect: sourceRect, scale: scale / found.scale))))
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  /// A shape style that fills a shape by repeating a region of an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
