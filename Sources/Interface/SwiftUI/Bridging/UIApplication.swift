import Foundation
import Geometry
import ViewGraph

/// UIKit's application, with the functions that SwiftUI files commonly use: the size and safe area of the window, and
/// opening URLs.
@MainActor @preconcurrency
public final class UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// The action that opens URLs, or `nil` if they cannot be opened.
  package var opener: URLOpener?
  /// The action that takes the focus from the focused view.
  package var resignFocus: (() -> Void)?
  public var applicationState: State { .active }
  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public private(set) lazy var windows = [UIWindow(frame: UIScreen.main.bounds)]
  public var keyWindow: UIWindow? { windows.first }
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene(windows: windows)]
  /// The frame of the status bar, which is not drawn.
  public var statusBarFrame: CGRect { .zero }

  /// Sends the name of a method to the responder with the focus. Only `resignFirstResponder` is known: it takes the
  /// focus away.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action.name == "resignFirstResponder", let resignFocus else {
      RuntimeIssue.report("sendAction: '\(action.name)' cannot be called, because there is no Objective-C runtime.")
      return false
    }
    resignFocus()
    return true
  }

  public func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
  public private(set) var alternateIconName: String?
  public var supportsAlternateIcons: Bool { false }

  public func canOpenURL(_ url: URL) -> Bool { opener != nil }

  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = opener?.open(url) ?? false
    completion?(isOpened)
  }
}

/// A scene of an app, under UIKit's name.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  public var activationState: ActivationState { .foregroundActive }
}

/// The scene of an app's windows, under UIKit's name.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public let windows: [UIWindow]
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }

  init(windows: [UIWindow]) { self.windows = windows }
}

/// The window, under UIKit's name. A picture shows the window of the previewed view alone.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }
  public var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  public var windowLevel = Level.normal
  /// The insets of the window that system bars cover, in points.
  public override var safeAreaInsets: UIEdgeInsets { coveredInsets }
  package var coveredInsets = UIEdgeInsets.zero
  /// The appearance that replaces that of the system in the window.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {
    RuntimeIssue.report("A further UIWindow is not shown; only the window of the view is.")
  }
  open func makeKey() {}
}
