import Foundation

/// An alert of UIKit. Presenting it is reported, and it is not shown; use SwiftUI's `alert(_:isPresented:actions:)`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title, or `nil` for none.
  open var message: String?
  /// The form of the alert.
  public let preferredStyle: Style
  /// The buttons of the alert.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields of the alert, or `nil` for none.
  public private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// Creates an alert from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert.
@MainActor @preconcurrency
public final class UIAlertAction {
  /// The role of a button.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title, or `nil` for none.
  public let title: String?
  /// The role.
  public let style: Style
  /// A Boolean value that indicates whether the button is enabled. Default `true`.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A share sheet of UIKit. There are no services to share with: the sheet is empty.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// The kinds of activities that are left out.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure that is called after an activity. It is not called.
  public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a share sheet of items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a share sheet from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A service of a share sheet.
@MainActor @preconcurrency
open class UIActivity {
  /// The kind of an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saving to the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigning a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a service.
  public init() {}
}
