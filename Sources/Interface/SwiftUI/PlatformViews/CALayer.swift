import Foundation

/// The layer of one of UIKit's or AppKit's views: its background, border, corners and shadow.
@MainActor @preconcurrency
open class CALayer {
  public var backgroundColor: CGColor? { didSet { onChange?() } }
  public var cornerRadius: CGFloat = 0 { didSet { onChange?() } }
  public var cornerCurve = CALayerCornerCurve.circular { didSet { onChange?() } }
  public var masksToBounds = false { didSet { onChange?() } }
  public var borderWidth: CGFloat = 0 { didSet { onChange?() } }
  public var borderColor: CGColor? { didSet { onChange?() } }
  public var shadowColor: CGColor? { didSet { onChange?() } }
  public var shadowOpacity: Float = 0 { didSet { onChange?() } }
  public var shadowRadius: CGFloat = 3 { didSet { onChange?() } }
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { onChange?() } }
  public var opacity: Float = 1 { didSet { onChange?() } }
  var onChange: (() -> Void)?

  public init() {}
}

/// The form of a layer's rounded corners.
public enum CALayerCornerCurve: Sendable { case circular, continuous }
