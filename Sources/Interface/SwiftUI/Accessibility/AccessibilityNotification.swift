import Foundation

/// A notification for assistive technologies. None is at work on a picture: what is posted is kept for tests.
public enum AccessibilityNotification {
  /// The posted announcements, in order.
  nonisolated(unsafe) package private(set) static var posted: [String] = []
  private static let lock = NSLock()

  fileprivate static func post(_ text: String) { lock.withLock { posted.append(text) } }

  /// Announces a text through assistive technologies.
  public struct Announcement: Sendable {
    private let text: AttributedString

    /// Creates an announcement of a string.
    public init(_ announcement: String) { text = AttributedString(announcement) }
    /// Creates an announcement of an attributed string. Its attributes are not used.
    public init(_ announcement: AttributedString) { text = announcement }
    /// Creates an announcement of a localized string.
    public init(_ announcement: LocalizedStringResource) { text = AttributedString(String(localized: announcement)) }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("announcement: \(String(text.characters))") }
  }

  /// A part of the layout has changed.
  public struct LayoutChanged: Sendable {
    private let element: String?

    /// Creates a notification with the element that gets the focus, or `nil` for none.
    public init(_ element: (any Sendable)? = nil) { self.element = element.map { String(describing: $0) } }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("layout changed\(element.map { ": \($0)" } ?? "")") }
  }

  /// A large part of the screen has changed.
  public struct ScreenChanged: Sendable {
    private let element: String?

    /// Creates a notification with the element that gets the focus, or `nil` for none.
    public init(_ element: (any Sendable)? = nil) { self.element = element.map { String(describing: $0) } }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("screen changed\(element.map { ": \($0)" } ?? "")") }
  }

  /// A page has been scrolled.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates a notification with a description of the new position.
    public init(_ text: String) { self.text = text }

    /// Posts the notification.
    public func post() { AccessibilityNotification.post("page scrolled: \(text)") }
  }
}
