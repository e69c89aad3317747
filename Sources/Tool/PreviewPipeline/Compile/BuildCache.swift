import Foundation
import SystemCalls

/// Compiled previews, by what they were compiled from. Each is a folder with a program and its record; what does not
/// match its record is removed, and compiled again.
struct BuildCache {
  private static let keptEntries = 24
  /// Bytes that have to be free on the disk.
  private static let leastFree = 128 << 20
  private static let naming = LockedEntry.Naming(prefix: ".new-", suffix: "")

  /// The expected properties of a cached program.
  private struct Record: Codable {
    var size: Int
    var checksum: String
    var dropped: [String]
    var warnings: String?
  }

  let folder: String

  /// The compiler's own cache of C modules.
  var moduleCache: String { "\(folder)/modules" }

  /// `$XDG_CACHE_HOME/glowworm`, or `~/.cache/glowworm`; nil where neither can be written: then nothing is cached.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    guard let root = named ?? home else { return nil }
    self.init(folder: "\(root)/glowworm")
  }

  init?(folder: String) {
    self.folder = folder
    try? FileManager.default.createDirectory(atPath: "\(folder)/modules", withIntermediateDirectories: true)
    var space = statvfs()
    guard access(folder, W_OK | X_OK) == 0, access("\(folder)/modules", W_OK | X_OK) == 0,
      statvfs(folder, &space) == 0, UInt64(space.f_bavail) * UInt64(space.f_frsize) >= Self.leastFree
    else { return nil }
  }

  /// Returns a key of 128 bits: two FNV-1a hashes, the second with another basis and with every byte inverted.
  static func key(of parts: [[UInt8]]) -> String {
    let prime: UInt64 = 0x0000_0100_0000_01b3
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x8422_2325_cbf2_9ce4
    for part in parts {
      part.withUnsafeBufferPointer { bytes in
        for byte in bytes {
          first = (first ^ UInt64(byte)) &* prime
          second = (second ^ UInt64(~byte)) &* prime
        }
      }
      first = (first ^ 0xff) &* prime &+ UInt64(part.count)
      second = (second ^ 0x100) &* prime &+ UInt64(part.count)
    }
    return hex(first) + hex(second)
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a over words of eight bytes: a change of any byte changes it.
  private static func checksum(_ data: Data) -> String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x0000_0100_0000_01b3
        // A multiplication moves nothing down: the high bytes would never reach the low ones.
        sum ^= sum >> 32
      }
      for byte in bytes[(words * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    return hex(sum)
  }

  /// Returns the program compiled for `key`, and updates the time of its last use.
  func program(for key: String) -> CompiledPreview? {
    let entry = "\(folder)/\(key)"
    guard access(entry, F_OK) == 0 else { return nil }
    let program = "\(entry)/preview"
    guard let text = FileManager.default.contents(atPath: "\(entry)/record.json"),
      let record = try? JSONDecoder().decode(Record.self, from: text),
      let data = FileManager.default.contents(atPath: program), data.count == record.size,
      Self.checksum(data) == record.checksum, access(program, X_OK) == 0
    else {
      try? FileManager.default.removeItem(atPath: entry)
      return nil
    }
    utimes(entry, nil)
    return CompiledPreview(program: program, dropped: Set(record.dropped), warnings: record.warnings ?? "")
  }

  /// Moves a program in, whole, and removes those used longest ago. Where that is not possible, the program stays where
  /// it is.
  func store(_ compiled: CompiledPreview, for key: String) -> CompiledPreview {
    guard let entry = try? LockedEntry.make(.folder, in: folder, naming: Self.naming, mode: 0o777) else {
      return compiled
    }
    defer { prune() }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: compiled.program))
      let record = Record(
        size: data.count, checksum: Self.checksum(data), dropped: compiled.dropped.sorted(), warnings: compiled.warnings
      )
      try Descriptor.write(data, toFile: "\(entry.path)/preview", mode: 0o777)
      try Descriptor.write(JSONEncoder().encode(record), toFile: "\(entry.path)/record.json")
    } catch {
      entry.remove()
      return compiled
    }
    let place = "\(folder)/\(key)"
    // Another run may have been faster: its folder is not empty, and as good.
    guard rename(entry.path, place) == 0 || program(for: key) != nil else {
      entry.remove()
      return compiled
    }
    entry.remove()
    return CompiledPreview(program: "\(place)/preview", dropped: compiled.dropped, warnings: compiled.warnings)
  }

  private func prune() {
    LockedEntry.removeAbandoned(in: folder, naming: Self.naming)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.filter { !$0.hasPrefix(".") && $0 != "modules" }.map { name -> (name: String, used: Double) in
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { return (name, 0) }
      return (name, Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) * 1e-9)
    }
    for old in entries.sorted(by: { $0.used > $1.used }).dropFirst(Self.keptEntries) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(old.name)")
    }
  }
}
