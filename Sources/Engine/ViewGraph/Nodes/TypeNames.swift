/// The names of view types, each made once: making one takes long, and a tree has many views of few types.
package enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  package static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = String(describing: type)
    known[key] = name
    return name
  }
}
