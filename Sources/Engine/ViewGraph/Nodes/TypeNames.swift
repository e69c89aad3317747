/// The names of view types, each made once: making one takes long, and a tree has many views of few types.
package enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  package static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    // What `String(describing:)` says, without its search for four protocols first.
    let name = _typeName(type, qualified: false)
    known[key] = name
    return name
  }
}
