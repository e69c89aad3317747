/// A program made of a user's files.
package struct CompiledPreview: Equatable, Sendable {
  package var program: String
  /// Identifiers of what could not be made as the sources suggested, and is not in the program.
  package var dropped: Set<String>

  package init(program: String, dropped: Set<String> = []) {
    self.program = program
    self.dropped = dropped
  }
}
