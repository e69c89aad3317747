import Foundation
import Testing

@testable import PreviewPipeline

@Suite("File watcher")
struct FileWatcherTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test("A save in place, a save by renaming, and nothing else")
  func file() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "a".write(toFile: path("View.swift"), atomically: false, encoding: .utf8)
    let watcher = try #require(FileWatcher(path("View.swift")))
    try "b".write(toFile: path("View.swift"), atomically: false, encoding: .utf8)
    #expect(watcher.waitForChange(milliseconds: 5_000, wakeDescriptor: -1))
    try "c".write(toFile: path("View.swift"), atomically: true, encoding: .utf8)
    #expect(watcher.waitForChange(milliseconds: 5_000, wakeDescriptor: -1))
    try "c".write(toFile: path("Other.swift"), atomically: false, encoding: .utf8)
    #expect(!watcher.waitForChange(milliseconds: 0, wakeDescriptor: -1))
  }

  @Test("A folder with its subfolders, also new ones")
  func subfolders() throws {
    try FileManager.default.createDirectory(atPath: path("Old"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = try #require(FileWatcher(folder.path))
    try "a".write(toFile: path("Old/A.swift"), atomically: true, encoding: .utf8)
    #expect(watcher.waitForChange(milliseconds: 5_000, wakeDescriptor: -1))
    try FileManager.default.createDirectory(atPath: path("New"), withIntermediateDirectories: true)
    #expect(!watcher.waitForChange(milliseconds: 0, wakeDescriptor: -1))
    try "b".write(toFile: path("New/B.swift"), atomically: true, encoding: .utf8)
    #expect(watcher.waitForChange(milliseconds: 5_000, wakeDescriptor: -1))
    try "b".write(toFile: path("New/notes.txt"), atomically: true, encoding: .utf8)
    #expect(!watcher.waitForChange(milliseconds: 0, wakeDescriptor: -1))
  }
}
