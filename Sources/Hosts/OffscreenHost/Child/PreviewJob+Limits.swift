import Foundation
import PreviewProtocol

extension PreviewJob {
  /// Cairo's surfaces hold no more on a side.
  private static let largestSide = 32_767
  /// A gigabyte of pixels.
  private static let mostPixels = 1 << 28

  /// Refuses a picture that cannot be drawn, before anything is.
  func checkSize(of host: OffscreenHost) throws {
    func pixels(_ points: CGFloat) -> Int { Int(min((Double(points) * request.scale).rounded(.up), 1e9)) }
    let (width, height) = (pixels(host.size.width), pixels(host.size.height))
    let limit: String
    if max(width, height) > Self.largestSide {
      limit = "\(Self.largestSide.grouped) pixels a side"
    } else if width * height > Self.mostPixels {
      limit = "\(Self.mostPixels.grouped) pixels in all"
    } else {
      return
    }
    throw Failure(
      .refused(
        "The picture is too large, \(width.grouped) × \(height.grouped) pixels: at most \(limit). "
          + "A smaller --size or --scale makes it smaller."))
  }
}
