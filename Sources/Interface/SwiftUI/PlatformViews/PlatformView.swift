import Foundation
import Geometry
import ViewGraph

/// The base class of UIKit's and AppKit's views, with the properties that are drawn when SwiftUI shows such a view.
@MainActor @preconcurrency
open class _PlatformView: UIResponder {
  open var frame: CGRect { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  public var tag = 0
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The size that the view's content asks for, in points; nil in a dimension: none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  let storedLayer = CALayer()
  var children: [_PlatformView] = []
  private(set) weak var parent: _PlatformView?
  /// The constraints that position the view in its parent.
  var constraintsInParent: [NSLayoutConstraint] = []
  /// Called after a change, if SwiftUI shows the view.
  var onChange: (() -> Void)?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    storedLayer.onChange = { [weak self] in self?.changed() }
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    storedLayer.onChange = { [weak self] in self?.changed() }
  }

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

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
