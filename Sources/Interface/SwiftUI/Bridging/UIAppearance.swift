import Foundation
import Geometry
import ViewGraph

/// What UIKit's views look like everywhere in an app, as far as SwiftUI files set it when they start: `appearance()` of
/// each class is where it is kept.
open class UIView {
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1

  public init() {}
}

/// The bars of tab views: `UITabBar.appearance().isHidden` hides them.
public final class UITabBar: UIView {
  nonisolated(unsafe) private static let shared = UITabBar()
  public static func appearance() -> UITabBar { shared }

  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
}

/// The dots of paged tab views.
public final class UIPageControl: UIView {
  nonisolated(unsafe) private static let shared = UIPageControl()
  public static func appearance() -> UIPageControl { shared }

  /// The dot of the page that is shown.
  public var currentPageIndicatorTintColor: UIColor?
  /// The other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// Scroll views: what is set here has no effect on SwiftUI's.
open class UIScrollView: UIView {
  nonisolated(unsafe) private static let shared = UIScrollView()
  public class func appearance() -> UIScrollView { shared }

  public var bounces = true
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}

/// Tables, which SwiftUI's lists no longer are: what is set here has no effect.
public final class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  nonisolated(unsafe) private static let shared = UITableView()
  public override class func appearance() -> UITableView { shared }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
}

/// Rows of tables, which SwiftUI's lists no longer are: what is set here has no effect.
public final class UITableViewCell: UIView {
  nonisolated(unsafe) private static let shared = UITableViewCell()
  public static func appearance() -> UITableViewCell { shared }
}

/// Editors of text: what is set here has no effect on SwiftUI's.
public final class UITextView: UIScrollView {
  nonisolated(unsafe) private static let shared = UITextView()
  public override class func appearance() -> UITextView { shared }
}
