import Foundation

/// Compiled previews, by what they were compiled from.
struct BuildCache {
  private static let keptEntries = 24
  let folder: String

  /// `$XDG_CACHE_HOME/glowworm`, or `~/.cache/glowworm`; nil where neither can be written.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let root = named ?? environment["HOME"].map({ "\($0)/.cache" }) else { return nil }
    folder = "\(root)/glowworm"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard access(folder, W_OK) == 0 else { return nil }
  }

  /// 128 bits: two FNV-1a sums, the second from another basis and with every byte turned over.
  static func key(of parts: [[UInt8]]) -> String {
    let prime: UInt64 = 0x0000_0100_0000_01b3
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x8422_2325_cbf2_9ce4
    for part in parts {
      for byte in part {
        first = (first ^ UInt64(byte)) &* prime
        second = (second ^ UInt64(~byte)) &* prime
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

  /// The program compiled under `key`, marked as used now.
  func program(for key: String) -> CompiledPreview? {
    let path = "\(folder)/\(key)"
    guard access(path, X_OK) == 0 else { return nil }
    utimes(path, nil)
    let dropped = (try? String(contentsOfFile: path + ".dropped", encoding: .utf8)) ?? ""
    return CompiledPreview(program: path, dropped: Set(dropped.split(separator: "\n").map(String.init)))
  }

  /// Moves a program in, whole, and removes those used longest ago.
  func store(_ compiled: CompiledPreview, for key: String) -> CompiledPreview {
    let path = "\(folder)/\(key)"
    let part = "\(path).\(getpid()).part"
    do {
      let list = compiled.dropped.sorted().joined(separator: "\n")
      try list.write(toFile: path + ".dropped", atomically: true, encoding: .utf8)
      try FileManager.default.copyItem(atPath: compiled.program, toPath: part)
    } catch {
      unlink(part)
      return compiled
    }
    guard rename(part, path) == 0 else {
      unlink(part)
      return compiled
    }
    prune()
    return CompiledPreview(program: path, dropped: compiled.dropped)
  }

  private func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let programs = names.filter { !$0.contains(".") }.map { name -> (name: String, used: Int) in
      var status = stat()
      return (name, stat("\(folder)/\(name)", &status) == 0 ? status.st_mtim.tv_sec : 0)
    }
    for old in programs.sorted(by: { $0.used > $1.used }).dropFirst(Self.keptEntries) {
      unlink("\(folder)/\(old.name)")
      unlink("\(folder)/\(old.name).dropped")
    }
  }
}
