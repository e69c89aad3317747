import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// An action that initiates a refresh operation.
nonisolated public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Initiates a refresh action.
  public func callAsFunction() async { await action() }
}

/// What a scroll view tells the refreshing around it.
struct PullToRefresh {
  /// A finger let go of content that it has pulled this many points beyond its start. The answer: points of room that
  /// are made there now.
  let pulled: (CGFloat) -> CGFloat
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct PullKey: EnvironmentKey { static var defaultValue: PullToRefresh? { nil } }

extension EnvironmentValues {
  /// A refresh action stored in a view's environment.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var pullToRefresh: PullToRefresh? {
    get { self[PullKey.self] }
    set { self[PullKey.self] = newValue }
  }
}

/// `refreshable`: a pull at the start of a scroll view shows a spinner there until the action is done.
///
/// The distances are ours: no figure is published.
nonisolated public struct _RefreshableModifier: ViewModifier {
  /// Points of pull that start it, and the room for the spinner meanwhile.
  static let threshold: CGFloat = 60
  static let room: CGFloat = 60

  let action: @Sendable () async -> Void
  @State private var isRefreshing = false

  init(action: @escaping @Sendable () async -> Void) { self.action = action }

  public func body(content: Content) -> some View {
    let isShown = isRefreshing
    return
      content
      .transformEnvironment(\.self) { values in
        values.refreshAction = RefreshAction(action: action)
        values.pullToRefresh = PullToRefresh { distance in
          guard distance >= Self.threshold, !isRefreshing else { return 0 }
          start()
          return Self.room
        }
        if isShown { values.scrollSettings.margins.top += Self.room }
      }
      .overlay(alignment: .top) {
        if isShown { ProgressView().frame(height: Self.room) }
      }
  }

  private func start() {
    isRefreshing = true
    let action = self.action
    let done = $isRefreshing.animation(.default)
    Task { @MainActor in
      await action()
      done.wrappedValue = false
    }
  }
}

nonisolated extension View {
  /// Marks this view as refreshable.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(_RefreshableModifier(action: action))
  }
}
