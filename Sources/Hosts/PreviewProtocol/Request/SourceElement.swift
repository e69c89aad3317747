/// A view or modifier in a user's source: a call such as `Text("Live")` or `.padding()`, with the elements inside.
package struct SourceElement: Codable, Equatable, Sendable {
  /// The position of an element's name.
  package struct Position: Codable, Equatable, Sendable {
    /// The file's path, as the user gave it.
    package var file: String
    /// The line and the column in UTF-8 bytes, from 1.
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
  }

  /// The name of the type, modifier, property or function.
  package var name: String
  /// The first argument, if it is a string without interpolation.
  package var text: String?
  package var position: Position
  /// The content of a modifier, then the elements of arguments and closures.
  package var children: [SourceElement] = []

  package init(_ name: String, at position: Position) { (self.name, self.position) = (name, position) }
}

/// The elements of the members of a user's types.
package struct SourceOutline: Codable, Equatable, Sendable {
  /// The elements by type and member: `elements["Badge"]?["body"]`. Previews are members of the type with an empty name.
  package var elements: [String: [String: [SourceElement]]] = [:]

  package init() {}
}
