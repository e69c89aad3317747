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
  public var applicationState: State { .active }
  public var applicationIconBadgeNumber = 0
  public var isIdleTimerDisabled = false
  public let windows = [UIWindow()]
  public var keyWindow: UIWindow? { windows.first }
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene(windows: windows)]
  /// The frame of the status bar, which is not drawn.
  public var statusBarFrame: CGRect { .zero }

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
open class UIScene: NSObject {
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

/// The window, under UIKit's name.
@MainActor @preconcurrency
public final class UIWindow {
  public var isKeyWindow: Bool { true }
  public var screen: UIScreen { .main }
  public var bounds: CGRect { screen.bounds }
  public var frame: CGRect { screen.bounds }
  /// The insets of the window that system bars cover, in points.
  public package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The appearance that replaces that of the system in the window.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}
