/// A type that a file declares, with the information from its declaration and its extensions in the file.
package struct DeclaredType: Equatable, Sendable {
  package enum Keyword: String, Sendable { case `struct`, `class`, `enum`, `actor` }

  package var keyword: Keyword
  /// The name, qualified by the names of the enclosing types: `Outer.Inner`.
  package var name: String
  package var inherited: [String] = []
  package var attributes: [String] = []
  package var isGeneric = false
  /// A Boolean value that indicates whether code at the end of the file can name the type. False for a `private` type
  /// inside another type.
  package var isReachable = true
  package var properties: [StoredProperty] = []
  /// A Boolean value for each initializer of the declaration itself that indicates whether it can be called without
  /// arguments.
  package var initializers: [Bool] = []
  /// The UTF-8 offset of the declaration's keyword.
  package var offset: Int

  package func conforms(to name: String) -> Bool {
    inherited.contains { $0 == name || $0.hasSuffix(".\(name)") }
  }

  /// A Boolean value that indicates whether `Name()` creates an instance.
  package var isMadeWithoutArguments: Bool {
    guard keyword != .enum, !isGeneric, isReachable else { return false }
    return initializers.isEmpty ? properties.allSatisfy(\.hasDefault) : initializers.contains(true)
  }
}
