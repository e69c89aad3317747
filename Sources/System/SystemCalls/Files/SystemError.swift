import Foundation

/// A failed call of the system.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package var code: Int32

  package init(_ code: Int32) { self.code = code }

  package static var last: SystemError { SystemError(errno) }

  /// The system's own words, such as "No space left on device".
  package var description: String { String(cString: strerror(code)) }
}
