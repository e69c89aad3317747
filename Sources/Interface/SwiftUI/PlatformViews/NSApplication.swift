import Foundation
import Geometry
import ViewGraph

/// AppKit's application, with the functions that SwiftUI files commonly use.
@MainActor @preconcurrency
public final class NSApplication: UIResponder {
  public static let shared = NSApplication()

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  public var isActive: Bool { true }
  public var isHidden: Bool { false }
  public var windows: [NSWindow] { [NSWindow.main] }
  public var keyWindow: NSWindow? { NSWindow.main }
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

  public func terminate(_ sender: Any?) { RuntimeIssue.report("terminate: the app is not ended.") }
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

  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")

  open var title = ""
  public var isKeyWindow: Bool { self === NSWindow.main }
  public var isVisible: Bool { self === NSWindow.main }
  public var screen: NSScreen? { .main }
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
  public static var main: NSScreen? { only }
  public static var screens: [NSScreen] { [only] }

  /// The frame in points: 640 × 480.
  public var frame: CGRect { CGRect(x: 0, y: 0, width: 640, height: 480) }
  public var visibleFrame: CGRect { frame }
  public var backingScaleFactor: CGFloat { UIScreen.main.scale }
  public var localizedName: String { "Glowworm" }
}

/// AppKit's workspace, with the functions that SwiftUI files commonly use.
@MainActor @preconcurrency
public final class NSWorkspace {
  public static let shared = NSWorkspace()
  public let notificationCenter = NotificationCenter.default

  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")

  /// Opens a URL as `openURL` does; a picture only records it.
  @discardableResult
  public func open(_ url: URL) -> Bool { UIApplication.shared.opener?.open(url) ?? false }

  public func activateFileViewerSelecting(_ urls: [URL]) {
    RuntimeIssue.report("activateFileViewerSelecting: there is no Finder.")
  }

  /// The picture of a document, for any file.
  public func icon(forFile path: String) -> NSImage { NSImage(systemName: "doc") ?? NSImage() }
}

/// AppKit's pasteboard. It is private to the program, because Linux has none that a view could write to.
@MainActor @preconcurrency
public final class NSPasteboard {
  public struct PasteboardType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let html = PasteboardType("public.html")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
  }

  public static let general = NSPasteboard()
  private var contents: [PasteboardType: Data] = [:]
  public private(set) var changeCount = 0
  public var types: [PasteboardType]? { Array(contents.keys) }

  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }

  @discardableResult
  public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }

  public func string(forType type: PasteboardType) -> String? {
    contents[type].map { String(decoding: $0, as: UTF8.self) }
  }

  @discardableResult
  public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    contents[type] = data
    return true
  }

  public func data(forType type: PasteboardType) -> Data? { contents[type] }
}

/// AppKit's pointer shapes. No pointer is drawn, so that they have no effect.
@MainActor @preconcurrency
public final class NSCursor {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  private static var stack: [NSCursor] = []
  public static var current: NSCursor { stack.last ?? arrow }

  public func push() { Self.stack.append(self) }
  public func pop() { Self.pop() }
  public static func pop() { _ = stack.popLast() }
  public func set() {
    Self.pop()
    push()
  }
}
