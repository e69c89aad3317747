import Foundation
import Geometry
import ViewGraph

/// The base class of UIKit's views, with the appearance settings that SwiftUI files commonly change at launch. The
/// `appearance()` of each class stores them.
open class UIView {
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1

  public init() {}
}

/// The tab bar. `UITabBar.appearance().isHidden` hides the bars of tab views.
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

  /// The color of the dot of the current page.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// A scroll view. Its appearance has no effect on SwiftUI's scroll views.
open class UIScrollView: UIView {
  nonisolated(unsafe) private static let shared = UIScrollView()
  public class func appearance() -> UIScrollView { shared }

  public var bounces = true
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}

/// A table view. Its appearance has no effect, because SwiftUI's lists are not table views.
public final class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  nonisolated(unsafe) private static let shared = UITableView()
  public override class func appearance() -> UITableView { shared }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
}

/// A row of a table view. Its appearance has no effect, because SwiftUI's lists are not table views.
public final class UITableViewCell: UIView {
  nonisolated(unsafe) private static let shared = UITableViewCell()
  public static func appearance() -> UITableViewCell { shared }
}

/// A text editor. Its appearance has no effect on SwiftUI's text editors.
public final class UITextView: UIScrollView {
  nonisolated(unsafe) private static let shared = UITextView()
  public override class func appearance() -> UITextView { shared }
}
