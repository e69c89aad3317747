/// The choices of a user about how views are compiled.
package struct CompilerOptions: Equatable, Sendable {
  /// The version of the language: 5 or 6. Default 5.
  package var languageMode = "5"
  /// Flags that are handed to the compiler.
  package var flags: [String] = []
  package var showsWarnings = false
  /// A Boolean value that indicates whether the programs that are run are printed, with their time.
  package var isVerbose = false

  package init() {}
}
