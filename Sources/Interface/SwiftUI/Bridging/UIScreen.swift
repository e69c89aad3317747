import Foundation

/// UIKit's screen, as far as SwiftUI files use it: the screen that previews are proposed.
@MainActor @preconcurrency
public final class UIScreen {
  /// The one screen: 393 × 852 points, as a phone of 6.1 inches has.
  public static let main = UIScreen()
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public package(set) var scale: CGFloat = 2
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
