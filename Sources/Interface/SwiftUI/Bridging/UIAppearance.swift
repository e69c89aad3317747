import Foundation
import Geometry

/// The tab bar. `UITabBar.appearance().isHidden` hides the bars of tab views.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  private static let shared = UITabBar()
  public static func appearance() -> UITabBar { shared }

  /// A Boolean value that indicates whether the appearance hides the bars. Views are built on the main thread only.
  nonisolated static var hidesAll: Bool { MainActor.assumeIsolated { shared.isHidden } }

  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The dots of paged tab views.
@MainActor @preconcurrency
public final class UIPageControl: UIView {
  private static let shared = UIPageControl()
  public static func appearance() -> UIPageControl { shared }

  /// The appearance's color of a dot, if it has one. Views are built on the main thread only.
  nonisolated static func ownColor(isSelected: Bool) -> UIColor? {
    MainActor.assumeIsolated { isSelected ? shared.currentPageIndicatorTintColor : shared.pageIndicatorTintColor }
  }

  /// The color of the dot of the current page.
  public var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  public var pageIndicatorTintColor: UIColor?
}

/// A scroll view. Its appearance has no effect on SwiftUI's scroll views.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  private static let shared = UIScrollView()
  public class func appearance() -> UIScrollView { shared }

  public var bounces = true
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}

/// A table view. Its appearance has no effect, because SwiftUI's lists are not table views.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private static let shared = UITableView()
  public override class func appearance() -> UITableView { shared }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
}

/// A row of a table view. Its appearance has no effect, because SwiftUI's lists are not table views.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  private static let shared = UITableViewCell()
  public static func appearance() -> UITableViewCell { shared }
}

/// A text editor. Its appearance has no effect on SwiftUI's text editors.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  private static let shared = UITextView()
  public override class func appearance() -> UITextView { shared }
}

/// A navigation bar. Its appearance has no effect, because the bars of navigation stacks are SwiftUI's.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  public static func appearance() -> UINavigationBar { shared }

  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = true
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A segmented control. Its appearance has no effect, because segmented pickers are SwiftUI's.
@MainActor @preconcurrency
public final class UISegmentedControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let selected = State(rawValue: 4)
  }

  private static let shared = UISegmentedControl()
  public static func appearance() -> UISegmentedControl { shared }

  public var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
}

/// The appearance of a bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?

  public init() {}
  public func configureWithDefaultBackground() { backgroundColor = nil }
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  public func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {}
