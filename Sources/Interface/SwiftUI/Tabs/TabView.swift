import Combine
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A view that switches between multiple child views using interactive user interface elements.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownSelection: AnyHashable?

  /// Creates an instance that selects from content associated with `Selection` values.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let own = $ownSelection
    TabPages(
      selected: selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection,
      select: { tag in
        guard let selection else { return own.wrappedValue = tag }
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }, content: content)
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its own selection.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

enum TabMotion {
  /// The animation of a page change. The curve is this project's choice.
  static let turn = Animation.easeInOut(duration: 0.3)
}

/// The properties of a tab for its container.
struct TabInfo: Equatable {
  var tag: AnyHashable?
  var item: AnyView?
  var badge: Text?
  var role: TabRole?

  static func == (lhs: TabInfo, rhs: TabInfo) -> Bool {
    guard lhs.tag == rhs.tag, lhs.badge == rhs.badge, lhs.role == rhs.role else { return false }
    switch (lhs.item, rhs.item) {
    case (nil, nil): return true
    case (let a?, let b?): return a.isSame(as: b)
    default: return false
    }
  }
}

/// The key of the trait that `tabItem` and `badge` write.
enum TabTrait {
  static let item = ObjectIdentifier(TabTrait.self)
  static let badge = ObjectIdentifier(BadgeTrait.self)
  static let role = ObjectIdentifier(TabRole.self)
}

enum BadgeTrait {}

/// The properties of a tab view's pages, for its bar.
final class TabBarModel: ObservableObject {
  @Published private(set) var tabs: [TabInfo] = []
  func set(_ new: [TabInfo]) { if tabs != new { tabs = new } }

  /// Returns the tag of a tab, or its index if it has none.
  func tag(_ index: Int) -> AnyHashable { tabs[index].tag ?? AnyHashable(index) }
}

/// The pages and, depending on the style, a bar with the tabs, or dots over the pages.
nonisolated struct TabPages<Content: View>: View {
  let selected: AnyHashable?
  let select: (AnyHashable) -> Void
  let content: Content
  @State private var model = TabBarModel()
  @Environment(\.tabViewStyleKind) private var kind
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformProfile) private var platform
  @State private var isBarHidden = false

  var body: some View {
    let model = model
    switch kind {
    case .page(let dots):
      _TabContentContainer(selected: selected, isPaged: true, model: model, content: content)
        .clipped()
        .contentShape(Rectangle())
        .simultaneousGesture(DragGesture(minimumDistance: 20).onEnded { swipe($0) })
        .overlay(alignment: .bottom) {
          if dots != .never { PageDots(model: model, selected: selected, always: dots == .always, select: select) }
        }
        .animation(TabMotion.turn, value: selected)
    case .bar:
      VStack(spacing: 0) {
        if platform == .macOS { TabBar(model: model, selected: selected, select: select) }
        _TabContentContainer(selected: selected, isPaged: false, model: model, content: content)
          .onPreferenceChange(BarSettingsKey.self) { isBarHidden = $0.visibility[.tabBar] == .hidden }
        if platform == .iOS, !isBarHidden, !UITabBar.hidesAll {
          TabBar(model: model, selected: selected, select: select)
        }
      }
    }
  }
}

extension TabPages {
  /// Selects the adjacent page if the drag ended, or was predicted to end, beyond a third of the width.
  fileprivate func swipe(_ drag: DragGesture.Value) {
    let distance = drag.predictedEndTranslation.width
    guard abs(distance) > 100, abs(distance) > abs(drag.predictedEndTranslation.height) else { return }
    let place = model.tabs.indices.first { model.tag($0) == selected } ?? 0
    let next = place + ((distance < 0) != (direction == .rightToLeft) ? 1 : -1)
    if model.tabs.indices.contains(next) { select(model.tag(next)) }
  }
}

/// The tab bar: at the bottom on iOS, 49 points high, with an image above a label of 10 points; a row of segments at
/// the top on macOS.
nonisolated struct TabBar: View {
  @ObservedObject var model: TabBarModel
  let selected: AnyHashable?
  let select: (AnyHashable) -> Void
  @Environment(\.platformProfile) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let isPhone = platform == .iOS
    HStack(spacing: isPhone ? 0 : 2) {
      ForEach(order(isPhone), id: \.self) { index in tab(index) }
    }
    .frame(maxWidth: isPhone ? .infinity : nil)
    .padding(.vertical, isPhone ? 0 : 8)
    .frame(height: isPhone ? 49 : nil)
    .background {
      if isPhone {
        PresentationStyle.panel(colorScheme).ignoresSafeArea(edges: .bottom)
          .overlay(alignment: .top) { Rectangle().fill(SeparatorShapeStyle()).frame(height: pixel) }
      }
    }
  }

  /// Search is the last tab of a bar at the bottom.
  private func order(_ isPhone: Bool) -> [Int] {
    guard isPhone else { return Array(model.tabs.indices) }
    let isLast: (Int) -> Bool = { model.tabs[$0].role == .search }
    return model.tabs.indices.filter { !isLast($0) } + model.tabs.indices.filter(isLast)
  }

  private func tab(_ index: Int) -> some View {
    let tag = model.tag(index)
    let isSelected = selected == nil ? index == 0 : tag == selected
    let tab = model.tabs[index]
    return Button(action: { select(tag) }) {
      VStack(spacing: 2) { tab.item }
        .labelStyle(TabLabelStyle())
        .font(.system(size: platform == .iOS ? 10 : 13, weight: .medium))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
        .frame(maxWidth: platform == .iOS ? .infinity : nil, maxHeight: platform == .iOS ? .infinity : nil)
        .padding(.horizontal, platform == .iOS ? 0 : 10)
        .overlay(alignment: .top) { BadgeMark(text: tab.badge) }
        .background(Color.black.opacity(0.002))
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A label style with the icon above the title.
nonisolated struct TabLabelStyle: LabelStyle {
  @Environment(\.platformProfile) private var platform

  func makeBody(configuration: Configuration) -> some View {
    if platform == .iOS {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: 19))
        configuration.title
      }
    } else {
      configuration.title
    }
  }
}

/// A red badge with a short text, as on iOS.
nonisolated struct BadgeMark: View {
  let text: Text?

  var body: some View {
    if let text {
      text.font(.system(size: 12)).foregroundStyle(Color.white).lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(Capsule().fill(Color.red))
        .fixedSize()
        .offset(x: 14, y: 2)
    }
  }
}

/// The page indicator: a dot per page, 8 points wide with gaps of 8 points. The dot of the current page is opaque.
nonisolated struct PageDots: View {
  @ObservedObject var model: TabBarModel
  let selected: AnyHashable?
  /// A Boolean value that indicates whether a single page has a dot.
  let always: Bool
  let select: (AnyHashable) -> Void
  @Environment(\.indexBackground) private var background

  var body: some View {
    if model.tabs.count > (always ? 0 : 1) {
      HStack(spacing: 8) {
        ForEach(model.tabs.indices, id: \.self) { index in
          let tag = model.tag(index)
          let isSelected = selected == nil ? index == 0 : tag == selected
          Circle().fill(style(isSelected))
            .opacity(isSelected || UIPageControl.ownColor(isSelected: false) != nil ? 1 : 0.35)
            .frame(width: 8, height: 8)
            .onTapGesture { select(tag) }
        }
      }
      .padding(8)
      .background { if background { Capsule().fill(Color.gray.opacity(0.25)) } }
      .padding(.bottom, 12)
      .accessibilityElement(children: .ignore)
      .accessibilityValue("page \(position + 1) of \(model.tabs.count)")
    }
  }

  private func style(_ isSelected: Bool) -> AnyShapeStyle {
    if let own = UIPageControl.ownColor(isSelected: isSelected) { return AnyShapeStyle(own.color) }
    return background ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.white)
  }

  private var position: Int { model.tabs.indices.first { model.tag($0) == selected } ?? 0 }
}
