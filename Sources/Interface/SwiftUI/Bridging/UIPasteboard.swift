import Foundation

/// UIKit's pasteboard. It is private to the program, because Linux has none that a view could write to.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard of the program.
  public static let general = UIPasteboard()

  /// The texts on the pasteboard, or `nil` for none.
  public var strings: [String]?
  /// The first text on the pasteboard, or `nil` for none. Setting it replaces all texts.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The URL on the pasteboard, or `nil` for none.
  public var url: URL?
  /// The image on the pasteboard, or `nil` for none.
  public var image: UIImage?
  /// A Boolean value that indicates whether the pasteboard has a text.
  public var hasStrings: Bool { strings?.isEmpty == false }
  /// A Boolean value that indicates whether the pasteboard has a URL.
  public var hasURLs: Bool { url != nil }
  /// A Boolean value that indicates whether the pasteboard has an image.
  public var hasImages: Bool { image != nil }
}
