import Foundation

/// The layer of one of UIKit's or AppKit's views: its background, border, corners and shadow.
@MainActor @preconcurrency
open class CALayer {
  /// The color of the background, or `nil` for none.
  public var backgroundColor: CGColor? { didSet { onChange?() } }
  /// The radius of the corners in points. Default 0.
  public var cornerRadius: CGFloat = 0 { didSet { onChange?() } }
  /// The form of the rounded corners. Default circular.
  public var cornerCurve = CALayerCornerCurve.circular { didSet { onChange?() } }
  /// A Boolean value that indicates whether the content is clipped to the bounds. Default `false`. Rounded corners clip
  /// too.
  public var masksToBounds = false { didSet { onChange?() } }
  /// The width of the border inside the bounds in points. Default 0, without a border.
  public var borderWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The color of the border, or `nil` for none.
  public var borderColor: CGColor? { didSet { onChange?() } }
  /// The color of the shadow, or `nil` for black.
  public var shadowColor: CGColor? { didSet { onChange?() } }
  /// The opacity of the shadow in 0–1. Default 0, without a shadow.
  public var shadowOpacity: Float = 0 { didSet { onChange?() } }
  /// The blur radius of the shadow in points. Default 3.
  public var shadowRadius: CGFloat = 3 { didSet { onChange?() } }
  /// The offset of the shadow in points. Default (0, −3), upward.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { onChange?() } }
  /// The opacity of the layer in 0–1. Default 1.
  public var opacity: Float = 1 { didSet { onChange?() } }
  var onChange: (() -> Void)?

  /// Creates a layer without a background, a border or a shadow.
  public init() {}
}

/// The form of a layer's rounded corners.
public enum CALayerCornerCurve: Sendable { case circular, continuous }
