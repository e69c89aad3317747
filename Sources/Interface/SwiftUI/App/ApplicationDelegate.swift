import Foundation
import ViewGraph

/// The delegate of UIKit's application. Of the events of an app, the end of its launch is reported.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Tells the delegate that the launch is about to end. Returns `true` by default.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the launch has ended. Returns `true` by default.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app has become active. Does nothing by default.
  func applicationDidBecomeActive(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default implementation, which returns `true`.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}

extension UIApplication {
  /// The key of an option of the launch. There are none here.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

/// The delegate of AppKit's application. Of the events of an app, the end of its launch is reported.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
  /// Tells the delegate that the launch is about to end. Does nothing by default.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Tells the delegate that the launch has ended. Does nothing by default.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Tells the delegate that the app is about to end. Does nothing by default; it is not called.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns a Boolean value that indicates whether the app ends with its last window. Default `false`; it is not called.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  /// The default implementation, which does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// The default implementation, which does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// The default implementation, which does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// The default implementation, which returns `false`.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

/// A delegate that is created once, when its app is, and told of the launch.
@MainActor
private enum LaunchedDelegates {
  static var delegates: [ObjectIdentifier: AnyObject] = [:]

  static func delegate<D: NSObject>(_ make: () -> D, launch: (D) -> Void) -> D {
    if let known = delegates[ObjectIdentifier(D.self)] as? D { return known }
    let made = make()
    delegates[ObjectIdentifier(D.self)] = made
    launch(made)
    return made
  }
}

/// A property wrapper type that creates a delegate of UIKit's application.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate, and tells it of the launch. A class of Linux's Foundation cannot be instantiated by its type:
  /// the tool compiles `Delegate()` in place of `Delegate.self`.
  public init(_ makeDelegate: @autoclosure () -> DelegateType) {
    wrappedValue = LaunchedDelegates.delegate(makeDelegate) { delegate in
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }
}

/// A property wrapper type that creates a delegate of AppKit's application.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate, and tells it of the launch. A class of Linux's Foundation cannot be instantiated by its type:
  /// the tool compiles `Delegate()` in place of `Delegate.self`.
  public init(_ makeDelegate: @autoclosure () -> DelegateType) {
    wrappedValue = LaunchedDelegates.delegate(makeDelegate) { delegate in
      delegate.applicationWillFinishLaunching(Notification(name: NSApplication.willFinishLaunchingNotification))
      delegate.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
    }
  }
}

extension NSApplication {
  /// The name of the notification that the launch is about to end.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// The name of the notification that the launch has ended.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
}
