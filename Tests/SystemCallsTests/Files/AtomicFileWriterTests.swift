import Foundation
import Testing

@testable import SystemCalls

@Suite("Files that appear complete or not at all")
struct AtomicFileWriterTests {
  @Test("A file replaces an older one and leaves nothing else in its folder")
  func replacing() throws {
    try withFolder { folder in
      try AtomicFileWriter.write(Data([1, 2]), to: "\(folder)/a.png")
      try AtomicFileWriter.write(Data([3]), to: "\(folder)/a.png")
      #expect(FileManager.default.contents(atPath: "\(folder)/a.png") == Data([3]))
      #expect(names(in: folder) == ["a.png"])
    }
  }

  @Test("A missing folder is refused with the system's reason")
  func missingFolder() throws {
    try withFolder { folder in
      #expect(throws: SystemError(ENOENT)) { try AtomicFileWriter.write(Data([1]), to: "\(folder)/none/a.png") }
    }
  }

  @Test("Writing over a folder fails and leaves no temporary file")
  func overFolder() throws {
    try withFolder { folder in
      mkdir("\(folder)/sub", 0o777)
      #expect(throws: SystemError(EISDIR)) { try AtomicFileWriter.write(Data([1]), to: "\(folder)/sub") }
      #expect(names(in: folder) == ["sub"])
    }
  }

  @Test("A name as long as a file system allows works: the temporary name does not contain it")
  func longName() throws {
    try withFolder { folder in
      let name = String(repeating: "n", count: 251) + ".png"
      try AtomicFileWriter.write(Data([1]), to: "\(folder)/\(name)")
      #expect(names(in: folder) == [name])
    }
  }

  @Test("Two writers of one path do not meet, and the one that commits last wins")
  func together() throws {
    try withFolder { folder in
      let first = try AtomicFileWriter("\(folder)/a")
      let second = try AtomicFileWriter("\(folder)/a")
      #expect(first.temporaryPath != second.temporaryPath)
      try first.write(Data([1]))
      try second.write(Data([2]))
      try second.commit()
      try first.commit()
      #expect(FileManager.default.contents(atPath: "\(folder)/a") == Data([1]))
      #expect(names(in: folder) == ["a"])
    }
  }

  @Test("Leftovers of a killed process are removed; files of a running one, links and other files stay")
  func abandoned() throws {
    try withFolder { folder in
      let living = try AtomicFileWriter("\(folder)/b")
      // No process holds its lock.
      try Data().write(to: URL(fileURLWithPath: "\(folder)/.glowworm-0123456789abcdef.part"))
      mkdir("\(folder)/.glowworm-fedcba9876543210.part", 0o777)
      try Data().write(to: URL(fileURLWithPath: "\(folder)/.glowworm-fedcba9876543210.part/x"))
      try Data([7]).write(to: URL(fileURLWithPath: "\(folder)/victim"))
      symlink("\(folder)/victim", "\(folder)/.glowworm-00000000000000ff.part")
      try Data().write(to: URL(fileURLWithPath: "\(folder)/.glowworm-notes.part"))
      try AtomicFileWriter.write(Data([1]), to: "\(folder)/a")
      #expect(
        names(in: folder)
          == [
            ".glowworm-00000000000000ff.part", ".glowworm-notes.part", "a", "victim",
            (living.temporaryPath as NSString).lastPathComponent,
          ].sorted())
      #expect(FileManager.default.contents(atPath: "\(folder)/victim") == Data([7]))
      try living.commit()
    }
  }

  @Test("A symbolic link in place of a file is not written through")
  func links() throws {
    try withFolder { folder in
      try Data([7]).write(to: URL(fileURLWithPath: "\(folder)/victim"))
      symlink("\(folder)/victim", "\(folder)/link")
      #expect(throws: SystemError(ELOOP)) { try Descriptor.write(Data([1]), toFile: "\(folder)/link") }
      #expect(FileManager.default.contents(atPath: "\(folder)/victim") == Data([7]))
    }
  }

  @Test("A full disk is reported")
  func fullDisk() throws {
    let descriptor = try Descriptor.open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    #expect(throws: SystemError(ENOSPC)) { try Descriptor.write(Data([1]), to: descriptor) }
  }
}

@Suite("Numbered files that appear all or not at all")
struct AtomicFolderWriterTests {
  private func write(_ count: Int, _ path: String, byte: UInt8) throws {
    let writer = try AtomicFolderWriter(path, name: try #require(NumberedName(path)))
    let name = try #require(NumberedName(writer.temporaryPath))
    for number in 1...count { try Descriptor.write(Data([byte]), toFile: name.path(number)) }
    try writer.commit()
  }

  @Test("A shorter sequence takes the place of a longer one; other files stay, also those with a number")
  func shorter() throws {
    try withFolder { folder in
      try write(5, "\(folder)/new/%03d.png", byte: 1)
      #expect(names(in: "\(folder)/new").count == 5)
      for name in ["notes.txt", "2024.png", "0001.png"] {
        try Data().write(to: URL(fileURLWithPath: "\(folder)/new/\(name)"))
      }
      try write(2, "\(folder)/new/%03d.png", byte: 2)
      #expect(names(in: "\(folder)/new") == ["0001.png", "001.png", "002.png", "2024.png", "notes.txt"])
      #expect(FileManager.default.contents(atPath: "\(folder)/new/002.png") == Data([2]))
      #expect(names(in: folder) == ["new"])
    }
  }

  @Test("When one file cannot be put in its place, the former sequence is complete again")
  func rollback() throws {
    try withFolder { folder in
      try write(3, "\(folder)/%d.png", byte: 1)
      let writer = try AtomicFolderWriter("\(folder)/%d.png", name: try #require(NumberedName("\(folder)/%d.png")))
      let name = try #require(NumberedName(writer.temporaryPath))
      for number in 1...3 { try Descriptor.write(Data([2]), toFile: name.path(number)) }
      // A folder cannot be replaced by a file, nor moved where one of its name is.
      let old = URL(fileURLWithPath: writer.hiddenPath).deletingLastPathComponent().path + "/old"
      mkdir(old, 0o777)
      #expect(throws: SystemError.self) { try writer.commit() }
      writer.discard()
      #expect(names(in: folder) == ["1.png", "2.png", "3.png"])
      #expect(FileManager.default.contents(atPath: "\(folder)/3.png") == Data([1]))
    }
  }
}

@Suite("File names with numbers")
struct NumberedNameTests {
  @Test(
    "%d and %0Nd are the number", arguments: [("%d.png", "7.png"), ("a/f%04d.png", "a/f0007.png"), ("/%2d", "/07")])
  func names(pattern: String, path: String) { #expect(NumberedName(pattern)?.path(7) == path) }

  @Test(
    "Other signs of percent are letters like any other",
    arguments: ["100%done.png", "50%discount.svg", "%.png", "a%04d/b.png", "%01000000000d.png", "%d-%d.png", "50%_d"])
  func none(path: String) { #expect(NumberedName(path) == nil) }
}

private func names(in folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
}

private func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}
