import ViewGraph

/// The modifier of `navigationDestination(for:destination:)`: it registers the view for values of a type with the
/// enclosing stack.
nonisolated public struct _DestinationModifier<D: Hashable>: _ObservingModifier {
  let make: (D) -> AnyView

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> DestinationWatcher<D> { DestinationWatcher() }
}

package final class DestinationWatcher<D: Hashable>: ViewWatcher {
  private weak var model: NavigationModel?

  package func didMount(_ modifier: _DestinationModifier<D>, _ node: _Node) {
    model = node.environment.navigation
    model?.setDestination(self, D.self, modifier.make)
  }

  package func didUpdate(from old: _DestinationModifier<D>, to new: _DestinationModifier<D>, _ node: _Node) {
    model?.setDestination(self, D.self, new.make)
  }

  package func willUnmount(_ modifier: _DestinationModifier<D>, _ node: _Node) { model?.removeDestination(self) }
}

/// A modifier that keeps a page on the stack while a binding is set.
nonisolated struct NavigationPresentation<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  @State private var place = LinkPlace()
  @Environment(\.navigation) private var navigation

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    let make = { AnyView(destination()) }
    return
      content
      .modifier(_LinkUpdateModifier(place: place, content: make))
      .onChange(of: isShown, initial: true) { wasShown, isShown in
        if isShown {
          guard place.entry == nil else { return }
          // A page that is presented from the start appears without animation.
          withTransaction(\.disablesAnimations, wasShown) {
            place.entry = navigation?.push(popped: { isPresented.wrappedValue = false }, make)
          }
        } else if let entry = place.entry {
          place.entry = nil
          navigation?.pop(from: entry)
        }
      }
  }
}

nonisolated extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Associates a destination view with a binding that can be used to push the view onto a `NavigationStack`.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(NavigationPresentation(isPresented: isPresented, destination: destination))
  }

  /// Associates a destination view with a bound value for use within a navigation stack or navigation split view.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPresentation(isPresented: item.isSome()) { item.wrappedValue.map { destination($0) } })
  }
}
