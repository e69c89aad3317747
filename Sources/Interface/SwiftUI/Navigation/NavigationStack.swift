import Motion
import ViewGraph

/// A view that displays a root view and enables you to present additional views over the root view.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationValues?
  private let root: Root
  @State private var ownPath = NavigationPath()
  @State private var model = NavigationModel()

  /// Creates a navigation stack that manages its own navigation state.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a navigation stack with heterogeneous navigation state that you can control.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = NavigationValues(path)
    self.root = root()
  }

  /// Creates a navigation stack with homogeneous navigation state that you can control.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = NavigationValues(path)
    self.root = root()
  }

  public var body: some View { NavigationPages(model: model, path: path ?? NavigationValues($ownPath), root: root) }
}

/// A view for presenting a stack of views. `NavigationStack` is the newer form. SwiftUI deprecates it from a future
/// version on, with no warning until then: use NavigationStack or NavigationSplitView instead
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var model = NavigationModel()

  /// Creates a navigation view with a root view.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationPages(model: model, path: NavigationValues($path), root: content) }
}

enum NavigationMotion {
  /// The duration of a page transition in seconds, as on iOS. The curve is not published.
  static let duration = 0.35
  static let push = Animation.timingCurve(0.3, 0.9, 0.4, 1, duration: duration)
  /// The distance by which the covered page moves, as a fraction of its width.
  static let shift = 0.3
}

/// The root and the pages above it, with the last on top.
nonisolated struct NavigationPages<Root: View>: View {
  @ObservedObject var model: NavigationModel
  let path: NavigationValues
  let root: Root
  @State private var rootBar = NavigationBarModel()

  var body: some View {
    let model = model
    model.path = path
    model.follow(path.get())
    let entries = model.entries
    let bars = [rootBar] + entries.map(\.bar)
    for (bar, previous) in zip(bars.dropFirst(), bars) { bar.previous = previous }
    return ZStack {
      NavigationPage(bar: rootBar, back: nil, isRoot: true, content: root)
        .environment(\.navigation, model)
        .modifier(CoveredPage(isCovered: !entries.isEmpty))
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        PushedPage(model: model, entry: entry, previous: bars[index])
          .environment(\.navigation, model)
          .modifier(CoveredPage(isCovered: index < entries.count - 1))
          .zIndex(Double(index + 1))
          .transition(.move(edge: .trailing))
      }
    }
    .animation(NavigationMotion.push, value: entries.map(\.id))
  }
}

/// A modifier of a page that another page covers: it is moved and slightly darkened, and hidden after the transition.
nonisolated struct CoveredPage: ViewModifier {
  let isCovered: Bool

  func body(content: Content) -> some View {
    content
      .overlay { if isCovered { Color.black.opacity(0.1).ignoresSafeArea().allowsHitTesting(false) } }
      .modifier(_EdgeShift(edge: .leading, fraction: isCovered ? NavigationMotion.shift : 0))
      .modifier(_CoverModifier(isCovered: isCovered, delay: NavigationMotion.duration))
  }
}

/// A pushed page: opaque, with a back action.
nonisolated struct PushedPage: View {
  let model: NavigationModel
  @ObservedObject var entry: NavigationEntry
  let previous: NavigationBarModel

  var body: some View {
    let view = entry.content?() ?? entry.value.flatMap { model.view(of: $0) }
    return NavigationPage(
      bar: entry.bar, back: NavigationBack(previous: previous, dismisser: entry.dismisser), isRoot: false,
      content: view ?? AnyView(MissingDestination(value: entry.value))
    )
    .environment(\.dismisser, entry.dismisser)
    .background(Rectangle().fill(BackgroundStyle()).ignoresSafeArea())
  }
}

/// A message about a missing destination, in place of the sign that SwiftUI shows.
nonisolated private struct MissingDestination: View {
  let value: AnyHashable?

  var body: some View {
    let name = value.map { String(describing: type(of: $0.base)) } ?? ""
    VStack(spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(Color.yellow)
      Text(verbatim: "No navigationDestination for \(name)").font(.footnote).foregroundStyle(Color.secondary)
    }
  }
}
