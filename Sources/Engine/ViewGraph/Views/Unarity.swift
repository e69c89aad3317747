/// The number of views that a value of a type stands for, independent of its contents.
public enum _Unarity: Equatable {
  /// Always exactly one.
  case one
  /// Any number.
  case any
  /// The number of views of the content to which a modifier is applied. The type identifies the modifier.
  case content(of: ObjectIdentifier)

  /// Returns whether the number is exactly one for a node that is created in `context`.
  func isOne(in context: _NodeContext) -> Bool {
    var unarity = self
    var next = context.parent
    while case .content(let modifier) = unarity {
      guard let node = next else { return false }
      if let outer = node.unarity(ofContentOf: modifier) { unarity = outer }
      next = node.parent
    }
    return unarity == .one
  }
}
