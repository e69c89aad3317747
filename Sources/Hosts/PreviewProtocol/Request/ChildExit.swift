/// The exit codes by which a child says more than that it failed; chosen among those of BSD's sysexits.
package enum ChildExit {
  /// The file cannot be written.
  package static let cannotWrite: Int32 = 74
  /// No setting that may be changed makes the file as small as asked for.
  package static let tooLarge: Int32 = 75
}
