import Foundation

/// UIKit's pasteboard. It is private to the program, because Linux has none that a view could write to.
@MainActor @preconcurrency
public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var strings: [String]?
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  public var url: URL?
  public var image: UIImage?
  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
