import Foundation
import Geometry
import ViewGraph

/// A view of AppKit. Its layer and subviews are drawn where SwiftUI shows it; what a subclass draws in `draw(_:)` is
/// not.
@MainActor @preconcurrency
open class NSView: _PlatformView {
  /// A Boolean value that indicates whether the view asks for a layer. Default `false`. Every view has one.
  public var wantsLayer = false
  /// The identifier of the view, or `nil` for none. It has no effect.
  public var identifier: String?
  /// The opacity of the view in 0–1. Default 1.
  public var alphaValue: CGFloat = 1 { didSet { changed() } }

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a view from an archive, with an empty frame.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The layer of the view. It is never `nil`.
  public var layer: CALayer? { storedLayer }
  /// The views in the view, from back to front.
  public var subviews: [NSView] { children.compactMap { $0 as? NSView } }
  /// The view that contains the view, or `nil` for none.
  public var superview: NSView? { parent as? NSView }
  open var window: NSWindow? { nil }
  open var isFlipped: Bool { false }
  open var mouseDownCanMoveWindow: Bool { false }
  open var acceptsFirstResponder: Bool { false }
  /// A Boolean value that requests a redraw if it is set to `true`. Reading it returns `false`.
  public var needsDisplay: Bool {
    get { false }
    set { if newValue { changed() } }
  }
  /// A Boolean value that requests a layout if it is set to `true`. Reading it returns `false`.
  public var needsLayout: Bool {
    get { false }
    set { if newValue { changed() } }
  }

  override var drawnAlpha: CGFloat { alphaValue }

  open func addSubview(_ view: NSView) { adopt(view) }
  open func removeFromSuperview() { abandon() }
  open func layout() {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func draw(_ dirtyRect: CGRect) {}
}

/// A view of AppKit with a material behind its content.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
  /// The purpose of the area that the material fills.
  public enum Material: Int, Sendable {
    case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
    case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
  }
  /// The content that shows through the material.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  /// The times at which the material looks active.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  open var material = Material.windowBackground { didSet { changed() } }
  open var blendingMode = BlendingMode.behindWindow { didSet { changed() } }
  open var state = State.followsWindowActiveState { didSet { changed() } }
  open var isEmphasized = false { didSet { changed() } }

  override var drawnContent: AnyView? {
    let fill: SwiftUI.Material
    switch material {
    case .hudWindow, .fullScreenUI, .toolTip: fill = .thick
    case .popover, .menu, .sidebar, .selection, .sheet: fill = .regular
    case .titlebar, .headerView: fill = .bar
    default: fill = .ultraThick
    }
    return AnyView(Rectangle().fill(fill))
  }
}

/// A view controller of AppKit.
@MainActor @preconcurrency
open class NSViewController: UIResponder {
  private var loadedView: NSView?
  open var title: String?
  open var preferredContentSize = CGSize.zero

  /// Creates a controller. The name of the nib and its bundle are not used.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  open var view: NSView {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView ?? NSView()
    }
    set { loadedView = newValue }
  }

  open func loadView() { loadedView = NSView() }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
}
