import Foundation
import Geometry

/// An event of AppKit. AppKit's views receive none here, and monitors are not called.
@MainActor @preconcurrency
public final class NSEvent {
  /// The modifier keys of an event.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// The function key.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// The flags that do not depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  /// The phase of a gesture or a scroll.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has begun.
    public static let began = Phase(rawValue: 1)
    /// It does not move.
    public static let stationary = Phase(rawValue: 2)
    /// It has moved.
    public static let changed = Phase(rawValue: 4)
    /// It has ended.
    public static let ended = Phase(rawValue: 8)
    /// It has been canceled.
    public static let cancelled = Phase(rawValue: 16)
    /// It may begin.
    public static let mayBegin = Phase(rawValue: 32)
  }

  /// The type of an event.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged,
      mouseEntered, mouseExited, keyDown, keyUp, flagsChanged
    case scrollWheel = 22
    case magnify = 30
    case swipe = 31
  }

  /// The types of events that a monitor observes.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// Presses of the primary button.
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    /// Releases of the primary button.
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    /// Presses of the secondary button.
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    /// Movements of the pointer.
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    /// Drags with the primary button.
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    /// Presses of keys.
    public static let keyDown = EventTypeMask(.keyDown)
    /// Releases of keys.
    public static let keyUp = EventTypeMask(.keyUp)
    /// Changes of modifier keys.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// Turns of the scroll wheel.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The modifier keys that are down: none.
  public static var modifierFlags: ModifierFlags { [] }
  /// The position of the pointer on the screen in points: the origin.
  public static var mouseLocation: CGPoint { .zero }

  /// The type of the event.
  public let type: EventType
  /// The modifier keys of the event: none.
  public var modifierFlags: ModifierFlags { [] }
  /// The code of the key: 0.
  public var keyCode: UInt16 { 0 }
  /// The characters of the key: `nil`.
  public var characters: String? { nil }
  /// The characters of the key without modifiers: `nil`.
  public var charactersIgnoringModifiers: String? { nil }
  /// The position in the window in points: the origin.
  public var locationInWindow: CGPoint { .zero }
  /// The horizontal distance of a turn of the wheel: 0.
  public var scrollingDeltaX: CGFloat { 0 }
  /// The vertical distance of a turn of the wheel: 0.
  public var scrollingDeltaY: CGFloat { 0 }
  /// A Boolean value that indicates whether the distances of a turn are in points: `false`.
  public var hasPreciseScrollingDeltas: Bool { false }
  /// The phase of the scroll: none.
  public var phase: Phase { [] }
  /// The phase of the scroll after the fingers have been lifted: none.
  public var momentumPhase: Phase { [] }
  /// The horizontal distance of a movement: 0.
  public var deltaX: CGFloat { 0 }
  /// The vertical distance of a movement: 0.
  public var deltaY: CGFloat { 0 }
  /// The number of clicks: 1.
  public var clickCount: Int { 1 }
  /// The window of the event: that of the previewed view.
  public var window: NSWindow? { NSApplication.shared.mainWindow }

  init(type: EventType) { self.type = type }

  /// Adds a monitor of the app's events, which is not called. The result is for `removeMonitor(_:)`.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { Monitor() }

  /// Adds a monitor of other apps' events, which is not called. The result is for `removeMonitor(_:)`.
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { Monitor() }

  /// Removes a monitor.
  public static func removeMonitor(_ eventMonitor: Any) {}

  private final class Monitor {}
}

extension NSApplication {
  /// The event that is being processed: `nil`.
  public var currentEvent: NSEvent? { nil }
}

/// An alert of AppKit. It is reported and not shown; use SwiftUI's `alert(_:isPresented:actions:)`.
@MainActor @preconcurrency
public final class NSAlert {
  /// The importance of an alert.
  public enum Style: UInt, Sendable { case warning, informational, critical }

  /// The title.
  public var messageText = ""
  /// The text below the title.
  public var informativeText = ""
  /// The importance. Default warning.
  public var alertStyle = Style.warning
  /// The icon, or `nil` for that of the app.
  public var icon: NSImage?
  /// The view between the text and the buttons, or `nil`.
  public var accessoryView: NSView?
  /// A Boolean value that indicates whether there is a check box that hides the alert in the future. Default `false`.
  public var showsSuppressionButton = false
  /// The titles of the buttons.
  private var titles: [String] = []

  /// Creates an alert.
  public init() {}
  /// Creates an alert of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }

  /// Adds a button.
  @discardableResult
  public func addButton(withTitle title: String) -> NSAlertButton {
    titles.append(title)
    return NSAlertButton()
  }

  /// Reports the alert and returns the response of its last button, which usually cancels.
  @discardableResult
  public func runModal() -> NSApplication.ModalResponse {
    RuntimeIssue.report("NSAlert: '\(messageText)' is not shown.")
    return NSApplication.ModalResponse(rawValue: 1000 + max(titles.count - 1, 0))
  }

  /// Reports the alert and calls the closure with the response of its last button.
  public func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(runModal()) }
}

/// A button of an alert.
@MainActor @preconcurrency
public final class NSAlertButton {
  /// The key that presses the button. Default none.
  public var keyEquivalent = ""
  /// A Boolean value that indicates whether the action destroys something. Default `false`.
  public var hasDestructiveAction = false
}

extension NSApplication {
  /// The response of a modal dialog.
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    /// The number of the response.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The confirmation of a panel.
    public static let OK = ModalResponse(rawValue: 1)
    /// The cancellation of a panel.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
}
