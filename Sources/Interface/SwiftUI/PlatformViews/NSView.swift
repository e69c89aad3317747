import Foundation
import Geometry
import ViewGraph

/// A view of AppKit. Its layer and subviews are drawn where SwiftUI shows it; what a subclass draws in `draw(_:)` is
/// not.
@MainActor @preconcurrency
open class NSView: _PlatformView {
  public var wantsLayer = false
  public var identifier: String?
  public var alphaValue: CGFloat = 1 { didSet { changed() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var layer: CALayer? { storedLayer }
  public var subviews: [NSView] { children.compactMap { $0 as? NSView } }
  public var superview: NSView? { parent as? NSView }
  open var window: NSWindow? { nil }
  open var isFlipped: Bool { false }
  open var mouseDownCanMoveWindow: Bool { false }
  open var acceptsFirstResponder: Bool { false }
  public var needsDisplay: Bool {
    get { false }
    set { if newValue { changed() } }
  }
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
  public enum Material: Int, Sendable {
    case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
    case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
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

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
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
