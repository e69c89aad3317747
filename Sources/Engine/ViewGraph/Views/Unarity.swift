/// How many views a value of a type stands for, whatever its contents.
public enum _Unarity: Equatable {
  /// Always exactly one.
  case one
  /// Any number.
  case any
  /// As many as what a modifier is applied to: a type is the content of the body of the modifier of this type.
  case content(of: ObjectIdentifier)

  /// Whether it is exactly one for a node that is made in `context`.
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
