import Foundation
import Geometry
import ViewGraph

/// UIKit's app, as far as SwiftUI files use it: for the size and safe area of the one window, and to open addresses.
@MainActor @preconcurrency
public final class UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()
  /// The address that shows the app's settings.
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

  /// What opens addresses; nil: nothing does.
  package var opener: URLOpener?
  public var applicationState: State { .active }
  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public let windows = [UIWindow()]
  public var keyWindow: UIWindow? { windows.first }
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene(windows: windows)]
  /// No bar of the system is drawn.
  public var statusBarFrame: CGRect { .zero }

  public func canOpenURL(_ url: URL) -> Bool { opener != nil }

  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = opener?.open(url) ?? false
    completion?(isOpened)
  }
}

/// A scene of an app, by UIKit's name.
@MainActor @preconcurrency
open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  public var activationState: ActivationState { .foregroundActive }
}

/// The scene of an app's windows, by UIKit's name.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public let windows: [UIWindow]
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }

  init(windows: [UIWindow]) { self.windows = windows }
}

/// The window, by UIKit's name.
@MainActor @preconcurrency
public final class UIWindow {
  public var isKeyWindow: Bool { true }
  public var screen: UIScreen { .main }
  public var bounds: CGRect { screen.bounds }
  public var frame: CGRect { screen.bounds }
  /// Where bars of the system cover the window, in points.
  public package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The look that the window is shown in instead of the system's.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}
