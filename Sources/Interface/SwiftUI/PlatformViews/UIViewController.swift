import Foundation
import ViewGraph

/// A view controller of UIKit. SwiftUI shows its view; presentations by a controller are reported and not shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String?
  /// The controllers that have been added to the controller.
  public private(set) var children: [UIViewController] = []
  /// The controller to which the controller has been added, or `nil` for none.
  public private(set) weak var parent: UIViewController?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The controller that was presented last, or `nil` after it is dismissed. It is not shown.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents the controller: `nil`.
  public var presentingViewController: UIViewController? { nil }
  /// The navigation controller that contains the controller: `nil`.
  public var navigationController: UINavigationController? { nil }
  open var preferredContentSize = CGSize.zero

  /// Creates a controller. The name of the nib and its bundle are not used.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// A Boolean value that indicates whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if that has not happened yet.
  public func loadViewIfNeeded() { _ = view }
  open func loadView() { loadedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    RuntimeIssue.report("\(type(of: controller)) is presented by a UIViewController, which is not shown.")
    presentedViewController = controller
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}

/// A stack of view controllers, of which the last is shown, without a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers of the stack, of which the last is shown.
  public private(set) var viewControllers: [UIViewController]
  /// A Boolean value that indicates whether the bar is hidden. Default `false`. It has no effect.
  public var isNavigationBarHidden = false
  /// The bar of the stack, which is not shown.
  public let navigationBar = UINavigationBar()

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an empty stack from an archive.
  public required init?(coder: NSCoder) {
    viewControllers = []
    super.init(coder: coder)
  }

  open override func loadView() { view = viewControllers.last?.view ?? UIView() }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    view = controller.view
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    view = viewControllers.last?.view
    return last
  }
}

/// The way in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// The transition with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
