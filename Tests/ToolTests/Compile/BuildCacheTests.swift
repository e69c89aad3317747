import Foundation
import Testing

@testable import PreviewPipeline

@Suite("The cache of compiled previews")
struct BuildCacheTests {
  private func withCache(_ body: (BuildCache, String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "glowworm-cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try #require(BuildCache(folder: "\(folder)/cache"))
    let program = "\(folder)/program"
    try Data((0..<1000).map { UInt8($0 % 251) }).write(to: URL(fileURLWithPath: program))
    try body(cache, program)
  }

  @Test("What is stored is found, with what was left out of it")
  func storing() throws {
    try withCache { cache, program in
      #expect(cache.program(for: "k") == nil)
      let stored = cache.store(CompiledPreview(program: program, dropped: ["a", "b"]), for: "k")
      #expect(stored.program != program && cache.program(for: "k") == stored)
      #expect(access(stored.program, X_OK) == 0)
    }
  }

  @Test(
    "A program that is emptied, cut, changed, replaced by a folder or without its record is removed",
    arguments: ["empty", "cut", "changed", "folder", "record", "mode"])
  func healing(damage: String) throws {
    try withCache { cache, program in
      let stored = cache.store(CompiledPreview(program: program), for: "k").program
      let file = URL(fileURLWithPath: stored)
      var data = try Data(contentsOf: file)
      switch damage {
      case "empty": try Data().write(to: file)
      case "cut": try data.prefix(500).write(to: file)
      case "changed":
        data[777] ^= 1
        try data.write(to: file)
      case "folder":
        unlink(stored)
        mkdir(stored, 0o777)
      case "mode": chmod(stored, 0o600)
      default: unlink(file.deletingLastPathComponent().path + "/record.json")
      }
      #expect(cache.program(for: "k") == nil)
      #expect(try !FileManager.default.contentsOfDirectory(atPath: cache.folder).contains("k"))
      #expect(cache.store(CompiledPreview(program: program), for: "k").program == stored)
      #expect(cache.program(for: "k") != nil)
    }
  }

  @Test("The entries used longest ago are removed, and what killed runs left")
  func pruning() throws {
    try withCache { cache, program in
      mkdir("\(cache.folder)/.new-0123456789abcdef", 0o777)
      for index in 0..<30 {
        _ = cache.store(CompiledPreview(program: program), for: "k\(index)")
        var times = [timeval(tv_sec: 1000 + index, tv_usec: 0), timeval(tv_sec: 1000 + index, tv_usec: 0)]
        utimes("\(cache.folder)/k\(index)", &times)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
      #expect(names.filter { $0.hasPrefix("k") }.count <= 25)
      #expect(names.contains("k29") && names.contains("k10") && !names.contains("k1"))
      #expect(!names.contains { $0.hasPrefix(".new-") })
    }
  }

  @Test("Where no cache can be, there is none")
  func none() {
    for environment in [[:], ["HOME": "/proc"], ["XDG_CACHE_HOME": "/dev/null"], ["XDG_CACHE_HOME": "", "HOME": ""]] {
      #expect(BuildCache(environment: environment) == nil, "\(environment)")
    }
  }
}
