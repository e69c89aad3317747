import Foundation
import PreviewProtocol

extension PreviewJob {
  /// Refuses a picture that cannot be drawn, before anything is.
  func checkSize(of host: OffscreenHost) throws {
    let scale = CGFloat(request.scale)
    let (width, height) = (
      PictureLimits.pixels(host.size.width, scale), PictureLimits.pixels(host.size.height, scale)
    )
    let limit: String
    if max(width, height) > PictureLimits.largestSide {
      limit = "\(PictureLimits.largestSide.grouped) pixels a side"
    } else if width * height > PictureLimits.mostPixels {
      limit = "\(PictureLimits.mostPixels.grouped) pixels in all"
    } else {
      return
    }
    throw Failure(
      .refused(
        "The picture is too large, \(width.grouped) × \(height.grouped) pixels: at most \(limit). "
          + "A smaller --size or --scale makes it smaller."))
  }
}
