/// The cached names of view types. Creating a name is slow, and a tree has many views of few types.
package enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  package static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    // The result of `String(describing:)`, without its search for four protocols.
    let name = _typeName(type, qualified: false)
    known[key] = name
    return name
  }

  /// Returns `HStack<…>` as `HStack`, and the type of a modifier as the modifier: `_OpacityEffect` as `opacity`.
  package static func short(_ typeName: String) -> String {
    let base = String(typeName.prefix { $0 != "<" })
    guard base.hasPrefix("_") else { return base }
    if let name = modifiers[base] { return name }
    var name = String(base.dropFirst())
    for suffix in ["Effect", "Layout", "Modifier"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let modifiers = [
    "_ScaleEffect": "scaleEffect", "_RotationEffect": "rotationEffect", "_FlexFrameLayout": "frame",
    "_SecondaryLayerModifier": "background",
  ]
}
