import Foundation
import Geometry
import ViewGraph

/// The base class of UIKit's and AppKit's views, with the properties that are drawn when SwiftUI shows such a view.
@MainActor @preconcurrency
open class _PlatformView: UIResponder {
  open var frame: CGRect { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  /// The number by which an app finds the view. Default 0.
  public var tag = 0
  /// A Boolean value that indicates whether the autoresizing mask becomes constraints. Default `true`. It has no
  /// effect.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The size that the view's content asks for, in points; nil in a dimension: none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The length, −1, that stands for the lack of an intrinsic one.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  let storedLayer = CALayer()
  var children: [_PlatformView] = []
  private(set) weak var parent: _PlatformView?
  /// The constraints that position the view in its parent.
  var constraintsInParent: [NSLayoutConstraint] = []
  /// Called after a change, if SwiftUI shows the view.
  var onChange: (() -> Void)?

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    storedLayer.onChange = { [weak self] in self?.changed() }
  }

  /// Creates a view with an empty frame. Nothing is read from the archive.
  public required init?(coder _: NSCoder) {
    frame = .zero
    super.init()
    storedLayer.onChange = { [weak self] in self?.changed() }
  }

  /// The rectangle of the view in its own coordinates, in points. Setting it changes only the size.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The content between the background and the subviews: nil for a view without any.
  var drawnContent: AnyView? { nil }

  /// The color behind the content.
  var drawnBackground: Color? { storedLayer.backgroundColor.map { Color($0) } }

  var drawnAlpha: CGFloat { 1 }

  final func changed() {
    if let onChange { onChange() } else { parent?.changed() }
  }

  final func adopt(_ view: _PlatformView, at index: Int? = nil) {
    view.abandon()
    view.parent = self
    children.insert(view, at: min(index ?? children.count, children.count))
    changed()
  }

  final func abandon() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.changed()
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() { changed() }
  open func invalidateIntrinsicContentSize() { changed() }

  /// The top edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The horizontal center line, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The leading edge, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge, for constraints. It is taken for the leading edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The right edge, for constraints. It is taken for the trailing edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The vertical center line, for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
