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
}
