import Foundation
import ViewGraph

/// A transition between pages of a navigation stack, or to a presentation. Pages always use the transition of the
/// platform here.
nonisolated public protocol NavigationTransition: Sendable {}

/// A style that automatically chooses the appropriate presentation transition style for the current context.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}

/// A navigation transition that zooms the appearing view from a given source view.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}

nonisolated extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default navigation transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

nonisolated extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A navigation transition that zooms the appearing view from a given source view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

nonisolated extension View {
  /// Sets the navigation transition style for this view. Pages always use the transition of the platform here.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }

  /// Identifies this view as the source of a navigation transition. Pages always use the transition of the platform
  /// here.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
