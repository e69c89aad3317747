/// A type that a file declares, with what its own declaration and the file's extensions say of it.
package struct DeclaredType: Equatable, Sendable {
  package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, `actor` }

  package var keyword: Keyword
  /// With the names of the types it stands in: `Outer.Inner`.
  package var name: String
  package var inherited: [String] = []
  package var attributes: [String] = []
  package var isGeneric = false
  /// Whether it can be named from the end of its file: not `private` inside another type.
  package var isReachable = true
  package var properties: [StoredProperty] = []
  /// For each initializer of the declaration itself, whether it can be called without arguments.
  package var initializers: [Bool] = []
  /// The UTF-8 offset of the declaration's keyword.
  package var offset: Int

  package func conforms(to name: String) -> Bool {
    inherited.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// Whether `Name()` makes one.
  package var isMadeWithoutArguments: Bool {
    guard keyword != .enum, !isGeneric, isReachable else { return false }
    return initializers.isEmpty ? properties.allSatisfy(\.hasDefault) : initializers.contains(true)
  }
}
