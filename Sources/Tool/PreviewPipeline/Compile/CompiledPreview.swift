/// A program compiled from a user's files.
package struct CompiledPreview: Equatable, Sendable {
  package var program: String
  /// The identifiers of items that could not be created as the sources suggested, and are not in the program.
  package var dropped: Set<String>
  /// The compiler's warnings, if they were wanted.
  package var warnings: String

  package init(program: String, dropped: Set<String> = [], warnings: String = "") {
    self.program = program
    self.dropped = dropped
    self.warnings = warnings
  }
}
