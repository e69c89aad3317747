/// The resource limits of the process that runs a user's views.
package struct ChildLimits: Codable, Equatable, Sendable {
  /// The memory in bytes. Default 8 GB.
  package var memory = 8_000_000_000
  /// The size of a file that it writes, in bytes. Default 4 GB.
  package var fileSize = 4_000_000_000
  /// The number of processes that it starts, and they start, at a time. Default 64.
  package var processes = 64
  /// A Boolean value that indicates whether it has no network and writes nothing but the output. Default false.
  package var isSandboxed = false

  package init() {}

  /// Returns a number of bytes as in the options: "8 GB", "250 MB".
  package static func text(_ bytes: Int) -> String {
    for (unit, size) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)] where bytes >= size {
      let tenths = (bytes * 10 + size / 2) / size
      return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
    return "\(bytes) bytes"
  }
}
