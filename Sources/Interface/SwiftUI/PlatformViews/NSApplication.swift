import Foundation
import Geometry
import ViewGraph

/// AppKit's application, with the functions that SwiftUI files commonly use.
@MainActor @preconcurrency
public final class NSApplication: UIResponder {
  /// The app of the process.
  public static let shared = NSApplication()

  /// The name of the notification that an app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The name of the notification that an app is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of the notification that an app has become inactive.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The name of the notification that an app is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  /// The presence of an app in the Dock and in the menu bar.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// A Boolean value that indicates whether the app is active: `true`.
  public var isActive: Bool { true }
  /// A Boolean value that indicates whether the app is hidden: `false`.
  public var isHidden: Bool { false }
  /// The windows of the app: that of the previewed view.
  public var windows: [NSWindow] { [NSWindow.main] }
  /// The window that receives keys: that of the previewed view.
  public var keyWindow: NSWindow? { NSWindow.main }
  /// The main window: that of the previewed view.
  public var mainWindow: NSWindow? { NSWindow.main }
  /// The icon of the app: that of the folder's pictures named `AppIcon`, or else an empty image.
  public var applicationIconImage: NSImage! { NSImage(named: "AppIcon") ?? NSImage() }

  /// Does nothing: the app is active.
  public func activate(ignoringOtherApps flag: Bool = true) {}
  /// Does nothing: the app is active.
  public func activate() {}
  /// Does nothing: there is no Dock.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { policy == .regular }

  /// Reports a runtime issue, because the host decides when the app ends.
  public func terminate(_ sender: Any?) { RuntimeIssue.report("terminate: the app is not ended.") }
  /// Reports a runtime issue, because the app cannot be hidden.
  public func hide(_ sender: Any?) { RuntimeIssue.report("hide: the app is not hidden.") }

  /// Sends the name of a method, as `UIApplication.sendAction(_:to:from:for:)` does.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

/// The app.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { .shared }

/// A window of AppKit. A picture shows the previewed view's window alone; what is asked of a window is not shown.
@MainActor @preconcurrency
open class NSWindow: UIResponder {
  static let main = NSWindow()

  /// The name of the notification that a window has started to receive keys.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The name of the notification that a window has ceased to receive keys.
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The name of the notification that a window is about to close.
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

  open var title = ""
  /// A Boolean value that indicates whether the window receives keys, which is that of the previewed view.
  public var isKeyWindow: Bool { self === NSWindow.main }
  /// A Boolean value that indicates whether the window is visible, which is that of the previewed view.
  public var isVisible: Bool { self === NSWindow.main }
  /// The main screen.
  public var screen: NSScreen? { .main }
  /// The frame of the main screen in points.
  public var frame: CGRect { NSScreen.main?.frame ?? .zero }
  open func close() { RuntimeIssue.report("close: the window is not closed.") }
  open func makeKeyAndOrderFront(_ sender: Any?) {
    if !isVisible { RuntimeIssue.report("A further NSWindow is not shown; only the window of the view is.") }
  }
}

/// AppKit's screen, with the size that is proposed to previews.
@MainActor @preconcurrency
public final class NSScreen {
  private static let only = NSScreen()
  /// The only screen.
  public static var main: NSScreen? { only }
  /// The list of the only screen.
  public static var screens: [NSScreen] { [only] }

  /// The frame in points: 640 × 480.
  public var frame: CGRect { CGRect(x: 0, y: 0, width: 640, height: 480) }
  /// The frame without a menu bar and a Dock: the whole frame.
  public var visibleFrame: CGRect { frame }
  /// The number of pixels per point, that of `UIScreen.main`.
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  /// The name of the screen, `Glowworm`.
  public var localizedName: String { "Glowworm" }
}

/// AppKit's workspace, with the functions that SwiftUI files commonly use.
@MainActor @preconcurrency
public final class NSWorkspace {
  /// The workspace of the process.
  public static let shared = NSWorkspace()
  /// The center of the workspace's notifications: the default center.
  public let notificationCenter = NotificationCenter.default

  /// The name of the notification that an app has been activated.
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// The name of the notification that the machine has woken.
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The name of the notification that the machine is about to sleep.
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")

  /// Opens a URL as `openURL` does; a picture only records it.
  @discardableResult
  public func open(_ url: URL) -> Bool { UIApplication.shared.opener?.open(url) ?? false }

  /// Reports a runtime issue, because there is no Finder to select files in.
  public func activateFileViewerSelecting(_ urls: [URL]) {
    RuntimeIssue.report("activateFileViewerSelecting: there is no Finder.")
  }

  /// The picture of a document, for any file.
  public func icon(forFile path: String) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
}

/// AppKit's pasteboard. It is private to the program, because Linux has none that a view could write to.
@MainActor @preconcurrency
public final class NSPasteboard {
  /// The type of data on a pasteboard, as a uniform type identifier.
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    /// The uniform type identifier.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a uniform type identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The type of plain text in UTF-8.
    public static let string = PasteboardType("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The type of URLs.
    public static let URL = PasteboardType("public.url")
    /// The type of the URLs of files.
    public static let fileURL = PasteboardType("public.file-url")
    /// The type of HTML.
    public static let html = PasteboardType("public.html")
    /// The type of PNG images.
    public static let png = PasteboardType("public.png")
    /// The type of TIFF images.
    public static let tiff = PasteboardType("public.tiff")
  }

  /// The pasteboard of the program.
  public static let general = NSPasteboard()
  private var contents: [PasteboardType: Data] = [:]
  /// The number of times that the pasteboard has been cleared.
  public private(set) var changeCount = 0
  /// The types of the data on the pasteboard, in no particular order.
  public var types: [PasteboardType]? { Array(contents.keys) }

  /// Removes all data and returns the new change count.
  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }

  /// Removes all data and returns the new change count. The types and the owner are not used.
  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  /// Stores a text in UTF-8 for a type, in place of that type's data. Returns `true`.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  /// Returns the data of a type decoded as UTF-8, or `nil` if there is none.
  public func string(forType type: PasteboardType) -> String? {
    contents[type].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Stores data for a type; `nil` removes those of the type. Returns `true`.
  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    contents[type] = data
    return true
  }

  /// Returns the data of a type, or `nil` if there is none.
  public func data(forType type: PasteboardType) -> Data? { contents[type] }
}

/// AppKit's pointer shapes. No pointer is drawn, so that they have no effect.
@MainActor @preconcurrency
public final class NSCursor {
  /// The arrow, which is the default pointer.
  public static let arrow = NSCursor()
  /// The pointing hand for links.
  public static let pointingHand = NSCursor()
  /// The vertical bar for the selection of text.
  public static let iBeam = NSCursor()
  /// The crosshair for exact positions.
  public static let crosshair = NSCursor()
  /// The open hand over something that can be dragged.
  public static let openHand = NSCursor()
  /// The closed hand that drags something.
  public static let closedHand = NSCursor()
  /// The pointer for a change of width.
  public static let resizeLeftRight = NSCursor()
  /// The pointer for a change of height.
  public static let resizeUpDown = NSCursor()
  /// The pointer for an operation that is not allowed.
  public static let operationNotAllowed = NSCursor()
  private static var stack: [NSCursor] = []
  /// The pointer on top of the stack, or the arrow if the stack is empty.
  public static var current: NSCursor { stack.last ?? arrow }

  /// Puts the pointer on top of the stack.
  public func push() { Self.stack.append(self) }
  /// Removes the topmost pointer from the stack, even if it is another one.
  public func pop() { Self.pop() }
  /// Removes the topmost pointer from the stack.
  public static func pop() { _ = stack.popLast() }
  /// Replaces the topmost pointer of the stack.
  public func set() {
    Self.pop()
    push()
  }
}
