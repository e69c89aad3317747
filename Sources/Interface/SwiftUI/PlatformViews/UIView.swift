import Foundation
import Geometry
import ViewGraph

/// A view of UIKit. Its background, layer and subviews are drawn where SwiftUI shows it; what a subclass draws in
/// `draw(_:)` is not.
@MainActor @preconcurrency
open class UIView: _PlatformView {
  /// The way in which content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var backgroundColor: UIColor? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  open var isUserInteractionEnabled = true
  public var isOpaque = true
  public var autoresizingMask: AutoresizingMask = []
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The priorities of a view's own size, as a pair of axes. SwiftUI's layout does not use them.
  private var priorities: [String: Float] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var layer: CALayer { storedLayer }
  public var subviews: [UIView] { children.compactMap { $0 as? UIView } }
  public var superview: UIView? { parent as? UIView }
  open var window: UIWindow? { nil }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  override var drawnBackground: Color? { backgroundColor?.color ?? super.drawnBackground }
  override var drawnAlpha: CGFloat { alpha }

  open func addSubview(_ view: UIView) { adopt(view) }
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  open func removeFromSuperview() { abandon() }
  open func layoutSubviews() {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open func sizeToFit() { bounds.size = sizeThatFits(.zero) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Runs the changes at once, without an animation: SwiftUI's animations do not reach UIKit's views.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hugging \(axis)"] = priority.rawValue
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities["compression \(axis)"] = priority.rawValue
  }
}

/// The priority of a constraint, 0–1000.
public struct UILayoutPriority: Hashable, Sendable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
