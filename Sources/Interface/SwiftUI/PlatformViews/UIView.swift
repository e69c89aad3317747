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

  /// The dimensions of a view that change with those of its parent.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the dimensions.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A width that changes with that of the parent.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// A height that changes with that of the parent.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var backgroundColor: UIColor? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view is opaque. Default `true`. It has no effect.
  public var isOpaque = true
  /// The dimensions that change with those of the parent. Default none. They have no effect.
  public var autoresizingMask: AutoresizingMask = []
  /// The identifier by which tests find the view, or `nil` for none. It has no effect.
  public var accessibilityIdentifier: String?
  /// The description of the view for accessibility, or `nil` for none. It has no effect.
  public var accessibilityLabel: String?
  /// A Boolean value that indicates whether the content is clipped to the bounds. Default `false`.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The recognizers that have been added, which never recognize anything.
  var recognizers: [UIGestureRecognizer] = []
  /// The priorities of a view's own size, as a pair of axes. SwiftUI's layout does not use them.
  private var priorities: [String: Float] = [:]

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a view from an archive, with an empty frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layer of the view.
  public var layer: CALayer { storedLayer }
  /// The views in the view, from back to front.
  public var subviews: [UIView] { children.compactMap { $0 as? UIView } }
  /// The view that contains the view, or `nil` for none.
  public var superview: UIView? { parent as? UIView }
  open var window: UIWindow? { nil }
  /// The insets of the view that bars cover, in points. Outside windows, 0.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The center of the frame in points. Setting it moves the frame.
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
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes at once, without an animation: SwiftUI's animations do not reach UIKit's views.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes at once, without an animation.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs the changes without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// The options of an animation. They have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Allows input during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the present state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Plays the animation backward, too.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    adopt(view)
  }
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    adopt(view, at: 0)
  }
  open func tintColorDidChange() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func draw(_ rect: CGRect) {}
  open func updateConstraints() {}
  /// Takes the focus from the focused view of SwiftUI. Returns `true`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.resignFocus?()
    return true
  }
  /// Returns a Boolean value that indicates whether the view is another view or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }
  /// Returns the view in this one, or the view itself, with a tag; `nil` if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// The size as small as constraints allow, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size as large as constraints allow, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// Returns the size that fits.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Stores the priority with which the view resists being larger than its content. It has no effect.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hugging \(axis)"] = priority.rawValue
  }

  /// Stores the priority with which the view resists being smaller than its content. It has no effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities["compression \(axis)"] = priority.rawValue
  }
}

/// The priority of a constraint, 0–1000.
public struct UILayoutPriority: Hashable, Sendable {
  /// The priority as a number, 0–1000.
  public let rawValue: Float
  /// Creates a priority from a number, 0–1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a mandatory constraint, 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists being smaller than its content, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a view resists being larger than its content, 250.
  public static let defaultLow = UILayoutPriority(250)
}

extension NSLayoutConstraint {
  /// The axis of a size or a stack.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
