import Foundation

/// UIKit's screen, with the functions that SwiftUI files commonly use. It has the size that is proposed to previews.
@MainActor @preconcurrency
public final class UIScreen {
  /// The main screen: 393 × 852 points, as on a phone of 6.1 inches.
  public static let main = UIScreen()
  /// The rectangle of the screen in points. Default 393 × 852.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The number of pixels per point. Default 2.
  public package(set) var scale: CGFloat = 2
  /// The rectangle of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
