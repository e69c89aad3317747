import Foundation
import Geometry

/// The tab bar. `UITabBar.appearance().isHidden` hides the bars of tab views.
@MainActor @preconcurrency
public final class UITabBar: UIView {
  private static let shared = UITabBar()
  /// Returns the tab bar whose properties stand for those of all tab bars.
  public static func appearance() -> UITabBar { shared }

  /// A Boolean value that indicates whether the appearance hides the bars. Views are built on the main thread only.
  nonisolated static var hidesAll: Bool { MainActor.assumeIsolated { shared.isHidden } }

  /// The color of the bar's background, or `nil` for that of the system. It has no effect.
  public var barTintColor: UIColor?
  /// The color of items that are not selected, or `nil` for that of the system. It has no effect.
  public var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent. Default `true`. It has no effect.
  public var isTranslucent = true
  /// The bar's appearance over scrolled content. It has no effect.
  public var standardAppearance = UITabBarAppearance()
  /// The bar's appearance at the end of scrolled content, or `nil` for the standard one. It has no effect.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The dots of paged tab views.
@MainActor @preconcurrency
public final class UIPageControl: UIView {
  private static let shared = UIPageControl()
  /// Returns the page control whose properties stand for those of all page controls.
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
  /// Returns the scroll view whose properties stand for those of all scroll views.
  public class func appearance() -> UIScrollView { shared }

  /// A Boolean value that indicates whether the content bounces at its ends. Default `true`. It has no effect.
  public var bounces = true
  /// A Boolean value that indicates whether the content scrolls. Default `true`. It has no effect.
  public var isScrollEnabled = true
  /// A Boolean value that indicates whether the vertical indicator is visible. Default `true`. It has no effect.
  public var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator is visible. Default `true`. It has no effect.
  public var showsHorizontalScrollIndicator = true
  /// The delegate of the scroll view, or `nil`. Input does not reach the view, so that it is not called.
  public weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content in points.
  open var contentSize = CGSize.zero
  /// The point of the content at the top left corner. It has no effect.
  open var contentOffset = CGPoint.zero
  /// The insets around the content in points.
  open var contentInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether scrolling stops at multiples of the bounds. Default `false`.
  public var isPagingEnabled = false
  /// A Boolean value that indicates whether short content bounces vertically. Default `false`.
  public var alwaysBounceVertical = false
  /// A Boolean value that indicates whether short content bounces horizontally. Default `false`.
  public var alwaysBounceHorizontal = false
  /// The scale of the content. Default 1. It has no effect.
  open var zoomScale: CGFloat = 1
  /// The smallest scale. Default 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale. Default 1.
  open var maximumZoomScale: CGFloat = 1
  /// A Boolean value that indicates whether the scale bounces at its limits. Default `true`.
  public var bouncesZoom = true
  /// A Boolean value that indicates whether a finger is on the content: `false`.
  public var isTracking: Bool { false }
  /// A Boolean value that indicates whether a finger moves the content: `false`.
  public var isDragging: Bool { false }
  /// A Boolean value that indicates whether the content moves by itself: `false`.
  public var isDecelerating: Bool { false }
  /// Sets the content offset at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Sets the scale at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Sets the scale so that a rectangle of the content fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
    zoomScale = min(max(fitting, minimumZoomScale), maximumZoomScale)
  }
}

/// The delegate of a scroll view, which is not called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Tells the delegate that the content has moved. Does nothing by default.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the scale has changed. Does nothing by default.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Returns the view that is scaled. Default `nil`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that a drag has begun. Does nothing by default.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that a drag has ended. Does nothing by default.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content has come to a stop. Does nothing by default.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation, which does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation, which returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A table view. Its appearance has no effect, because SwiftUI's lists are not table views.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  private static let shared = UITableView()
  /// Returns the table view whose properties stand for those of all table views.
  public override class func appearance() -> UITableView { shared }

  /// The style of the separators. Default `singleLine`. It has no effect.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The color of the separators, or `nil` for that of the system. It has no effect.
  public var separatorColor: UIColor?
  /// The view below the rows, or `nil` for none. It has no effect.
  public var tableFooterView: UIView?
}

/// A row of a table view. Its appearance has no effect, because SwiftUI's lists are not table views.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  private static let shared = UITableViewCell()
  /// Returns the cell whose properties stand for those of all cells.
  public static func appearance() -> UITableViewCell { shared }
}

/// A text editor. Its appearance has no effect on SwiftUI's text editors.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private static let shared = UITextView()
  /// Returns the text view whose properties stand for those of all text views.
  public override class func appearance() -> UITextView { shared }

  open var text: String! = "" { didSet { changed() } }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  open var textColor: UIColor? = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// A Boolean value that indicates whether the text can be edited. Default `true`. It has no effect.
  public var isEditable = true
  /// A Boolean value that indicates whether the text can be selected. Default `true`. It has no effect.
  public var isSelectable = true
  /// The insets around the text in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { changed() } }

  override var drawnContent: AnyView? {
    let alignment: Alignment =
      textAlignment == .center ? .top : textAlignment == .right ? .topTrailing : .topLeading
    return AnyView(
      Text(verbatim: text ?? "").font(font?.font).foregroundColor(textColor?.color)
        .padding(.vertical, textContainerInset.top).padding(.horizontal, 5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }
}

/// A navigation bar. Its appearance has no effect, because the bars of navigation stacks are SwiftUI's.
@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  private static let shared = UINavigationBar()
  /// Returns the navigation bar whose properties stand for those of all navigation bars.
  public static func appearance() -> UINavigationBar { shared }

  /// The color of the bar's background, or `nil` for that of the system. It has no effect.
  public var barTintColor: UIColor?
  /// A Boolean value that indicates whether the bar is translucent. Default `true`. It has no effect.
  public var isTranslucent = true
  /// A Boolean value that indicates whether titles are large. Default `true`. It has no effect.
  public var prefersLargeTitles = true
  /// The image of the bar's shadow, or `nil` for that of the system. It has no effect.
  public var shadowImage: UIImage?
  /// The attributes of the title, or `nil` for those of the system. They have no effect.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title, or `nil` for those of the system. They have no effect.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The bar's appearance at its standard height. It has no effect.
  public var standardAppearance = UINavigationBarAppearance()
  /// The bar's appearance at its compact height, or `nil` for the standard one. It has no effect.
  public var compactAppearance: UINavigationBarAppearance?
  /// The bar's appearance at the start of scrolled content, or `nil` for the standard one. It has no effect.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// A segmented control. Its appearance has no effect, because segmented pickers are SwiftUI's.
@MainActor @preconcurrency
public final class UISegmentedControl: UIView {
  /// The states of a segment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of an enabled segment that is not selected.
    public static let normal = State([])
    /// The state of the selected segment.
    public static let selected = State(rawValue: 4)
  }

  private static let shared = UISegmentedControl()
  /// Returns the segmented control whose properties stand for those of all segmented controls.
  public static func appearance() -> UISegmentedControl { shared }

  /// The color of the selected segment, or `nil` for that of the system. It has no effect.
  public var selectedSegmentTintColor: UIColor?
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Stores the attributes of the titles of segments in a state; `nil` removes them. They have no effect.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
  }
}

/// The appearance of a bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The color of the background, or `nil` for that of the system.
  public var backgroundColor: UIColor?
  /// The blur behind the background color, or `nil` for none.
  public var backgroundEffect: UIBlurEffect?
  /// The color of the bar's shadow, or `nil` for that of the system.
  public var shadowColor: UIColor?

  /// Creates an appearance with the default background.
  public init() {}
  /// Removes the background color, which leaves the system's background.
  public func configureWithDefaultBackground() { backgroundColor = nil }
  /// Sets the background color to that of the system, which is opaque.
  public func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Sets the background color to a transparent one.
  public func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// The appearance of a navigation bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Default none.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Default none.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar, which has no effect on SwiftUI's bars.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {}
