import Combine
import ViewGraph

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
  /// A style for displaying the title of a navigation bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Inherit the display mode from the previous navigation item.
    case automatic
    /// Display the title within the standard bounds of the navigation bar.
    case inline
    /// Display a large title within an expanded navigation bar.
    case large
  }
}

/// The settings of a page for the bars around it.
struct BarSettings: Equatable {
  var title: Text?
  var subtitle: Text?
  var leadsTitle = false
  var mode: NavigationBarItem.TitleDisplayMode?
  var isBackHidden = false
  var entries: [_ToolbarEntry] = []
  var search: SearchRequest?
  var visibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var backgrounds: [ToolbarPlacement.Kind: BackgroundBox] = [:]
  var schemes: [ToolbarPlacement.Kind: ColorScheme] = [:]
  /// The background of the whole page.
  var container: BackgroundBox?

  static func == (lhs: BarSettings, rhs: BarSettings) -> Bool {
    guard lhs.title == rhs.title, lhs.mode == rhs.mode, lhs.isBackHidden == rhs.isBackHidden else { return false }
    guard lhs.subtitle == rhs.subtitle, lhs.leadsTitle == rhs.leadsTitle else { return false }
    guard lhs.visibility == rhs.visibility, lhs.backgroundVisibility == rhs.backgroundVisibility else { return false }
    guard lhs.schemes == rhs.schemes, lhs.entries == rhs.entries, lhs.search == rhs.search else { return false }
    guard lhs.container === rhs.container else { return false }
    return lhs.backgrounds.mapValues { ObjectIdentifier($0) } == rhs.backgrounds.mapValues { ObjectIdentifier($0) }
  }

  /// Merges the settings of another page or modifier. Existing settings take precedence.
  mutating func merge(_ next: BarSettings) {
    title = title ?? next.title
    subtitle = subtitle ?? next.subtitle
    leadsTitle = leadsTitle || next.leadsTitle
    mode = mode ?? next.mode
    isBackHidden = isBackHidden || next.isBackHidden
    entries += next.entries
    search = search ?? next.search
    visibility.merge(next.visibility) { first, _ in first }
    backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    backgrounds.merge(next.backgrounds) { first, _ in first }
    schemes.merge(next.schemes) { first, _ in first }
    container = container ?? next.container
  }
}

struct BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }
  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) { value.merge(nextValue()) }
}

/// The model of the navigation bar of one page.
final class NavigationBarModel: ObservableObject {
  @Published private(set) var settings = BarSettings()
  /// The model of the page below.
  weak var previous: NavigationBarModel?

  func set(_ new: BarSettings) { if settings != new { settings = new } }

  var isHidden: Bool { settings.visibility[.navigationBar] == .hidden }

  /// A Boolean value that indicates whether the title is large. By default it is at the root, and as below on other
  /// pages.
  var prefersLarge: Bool {
    switch settings.mode {
    case .inline: false
    case .large: true
    case .automatic, nil: previous?.prefersLarge ?? true
    }
  }
}

/// The back action of a pushed page.
struct NavigationBack {
  let previous: NavigationBarModel
  let dismisser: Dismisser
}
