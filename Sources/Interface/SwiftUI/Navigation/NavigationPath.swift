import ViewGraph

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a new, empty navigation path.
  public init() {}

  /// Creates a new navigation path from the contents of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  /// The number of elements in this path.
  public var count: Int { elements.count }

  /// A Boolean value that indicates whether this path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a new value to the end of this path.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end of this path.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// The type-erased path of a stack.
struct NavigationValues {
  let get: () -> [AnyHashable]
  /// Appends a value. Returns false if the path cannot hold a value of its type.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.elements }
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ path: Binding<Data>
  ) where Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { path.wrappedValue.removeLast(Swift.min($0, path.wrappedValue.count)) }
  }
}
