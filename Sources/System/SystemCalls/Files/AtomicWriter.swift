import Foundation

/// Output that appears at its path complete or not at all: it is made beside its place and then moved there.
package protocol AtomicWriter: AnyObject {
  /// The place as the user names it.
  var path: String { get }
  /// The file to fill, or the pattern of the files.
  var temporaryPath: String { get }
  /// The hidden file or folder, for error messages that are to name `path` instead.
  var hiddenPath: String { get }
  /// Puts the output in its place.
  func commit() throws(SystemError)
  /// Removes the written files. Has no effect after `commit()`.
  func discard()
}
