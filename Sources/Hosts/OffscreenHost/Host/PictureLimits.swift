import Foundation
import Geometry

/// The limits of the size of a picture.
enum PictureLimits {
  /// The maximum width and height in pixels, which is that of Cairo's surfaces.
  static let largestSide = 32_767
  /// The maximum number of pixels: a gigabyte.
  static let mostPixels = 1 << 28

  /// Returns a length in whole pixels, at least 1.
  static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    max(1, Int((points * scale).nearestCoordinate.rounded(.up)))
  }

  /// The width and height in pixels to which larger pictures are cut.
  private static let cutSide = 4096

  /// Returns the size, cut if it exceeds a limit, so that a small surface can be made. The command line refuses such
  /// pictures.
  static func clamped(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    if max(width, height) <= largestSide, width * height <= mostPixels { return (width, height) }
    return (min(width, cutSide), min(height, cutSide))
  }
}
