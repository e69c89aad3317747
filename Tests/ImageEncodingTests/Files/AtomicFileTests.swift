import Foundation
import ImageEncoding
import Testing

@Suite("Atomic output files")
struct AtomicFileTests {
  @Test("A file replaces an older one and leaves nothing else in its folder")
  func replacing() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.png")
      try AtomicFile.write(Data([1, 2]), to: url)
      try AtomicFile.write(Data([3]), to: url)
      #expect(try Data(contentsOf: url) == Data([3]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.png"])
    }
  }

  @Test("A missing folder is rejected with its path and the system's reason")
  func missingFolder() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("none/a.png")
      let expected = ImageEncodingError.unwritable(path: url.path, reason: "No such file or directory")
      #expect(throws: expected) { try AtomicFile.write(Data([1]), to: url) }
    }
  }

  @Test("Writing over a folder fails and leaves no temporary file")
  func overFolder() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("sub")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      #expect(throws: ImageEncodingError.self) { try AtomicFile.write(Data([1]), to: url) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sub"])
    }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
