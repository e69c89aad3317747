import ViewGraph

extension AnyView {
  /// Creates a type-erased view from a value, or returns `nil` if the value is not a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = erased(view)
  }
}
