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

/// The interface between a scroll view and the refresh action around it.
struct PullToRefresh {
  /// Handles the end of a drag that has pulled the content by a distance in points beyond its start. Returns the space
  /// in points that is reserved there.
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

/// The modifier of `refreshable`. Pulling at the start of a scroll view shows a spinner there until the action has
/// finished.
///
/// The distances are this project's choice, because no figure is published.
nonisolated public struct _RefreshableModifier: ViewModifier {
  /// The distance in points that starts the action, and the space for the spinner.
  static let threshold: CGFloat = 60
  static let spinnerHeight: CGFloat = 60

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
          return Self.spinnerHeight
        }
        if isShown { values.scrollSettings.margins.top += Self.spinnerHeight }
      }
      .overlay(alignment: .top) {
        if isShown { ProgressView().frame(height: Self.spinnerHeight) }
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
