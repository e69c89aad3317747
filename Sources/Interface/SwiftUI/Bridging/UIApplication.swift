import Foundation
import Geometry
import ViewGraph

/// UIKit's application, with the functions that SwiftUI files commonly use: the size and safe area of the window, and
/// opening URLs.
@MainActor @preconcurrency
public final class UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// The app of the process.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The name of the notification that an app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that an app is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that an app has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that an app is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that an app is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// The action that opens URLs, or `nil` if they cannot be opened.
  package var opener: URLOpener?
  /// The action that takes the focus from the focused view.
  package var resignFocus: (() -> Void)?
  /// The state of the app, which is always active.
  public var applicationState: State { .active }
  /// The number on the app's icon. Default 0. It has no effect.
  public var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the device stays awake without input. Default `false`. It has no effect.
  public var isIdleTimerDisabled = false
  /// The windows of the app: one with the size of the main screen.
  public private(set) lazy var windows = [UIWindow(frame: UIScreen.main.bounds)]
  /// The first window of the app.
  public var keyWindow: UIWindow? { windows.first }
  /// The scenes of the app: one with all windows.
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

  /// Stores the name of the app's alternate icon; `nil` stands for the primary icon. No icon changes.
  public func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
  /// The name of the app's alternate icon, or `nil` for the primary one.
  public private(set) var alternateIconName: String?
  /// A Boolean value that indicates whether the app has alternate icons: `false`.
  public var supportsAlternateIcons: Bool { false }

  /// Returns a Boolean value that indicates whether the host opens URLs. The URL itself is not examined.
  public func canOpenURL(_ url: URL) -> Bool { opener != nil }

  /// Opens a URL with the host's action and passes to `completion` a Boolean value that indicates success. The options
  /// are ignored.
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
  /// The state of a scene.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  /// The state of the scene, which is always active in the foreground.
  public var activationState: ActivationState { .foregroundActive }
}

/// The scene of an app's windows, under UIKit's name.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  /// The windows of the scene.
  public let windows: [UIWindow]
  /// The first window of the scene, or `nil` if it has none.
  public var keyWindow: UIWindow? { windows.first }
  /// The main screen.
  public var screen: UIScreen { .main }

  init(windows: [UIWindow]) { self.windows = windows }
}

/// The window, under UIKit's name. A picture shows the window of the previewed view alone.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }
  /// The scene of the window, or `nil` for none.
  public var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  /// The position of the window on the axis toward the viewer. Default `normal`. It has no effect.
  public var windowLevel = Level.normal
  /// The insets of the window that system bars cover, in points.
  public override var safeAreaInsets: UIEdgeInsets { coveredInsets }
  package var coveredInsets = UIEdgeInsets.zero
  /// The appearance that replaces that of the system in the window.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The position of a window on the axis toward the viewer.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The position as a number; greater ones are in front.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its position; greater ones are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1,000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2,000.
    public static let alert = Level(2000)
    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
  }

  /// Creates a window with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window of a scene, with the size of its screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
  }
  /// Creates a window from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {
    RuntimeIssue.report("A further UIWindow is not shown; only the window of the view is.")
  }
  open func makeKey() {}
}
