import Foundation

/// Watches a source file, or a folder with its subfolders, by inotify.
///
/// The folder of a file is watched rather than the file itself, since most editors save by writing a new file and
/// renaming it over the old one.
package final class FileWatcher {
  private let descriptor: Int32
  /// The name of the one file that matters; nil for all Swift files of a folder.
  private let name: String?
  private let root: String

  /// Starts to watch.
  ///
  /// - Parameter path: A file or a folder.
  package init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue {
      (root, name) = (path, nil)
    } else {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      (root, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
    }
    addWatches()
  }

  deinit { close(descriptor) }

  /// Watches the folder and, for a folder of sources, its visible subfolders. Adding a watch twice has no effect.
  private func addWatches() {
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)
    inotify_add_watch(descriptor, root, events)
    guard name == nil, let walker = FileManager.default.enumerator(atPath: root) else { return }
    while let item = walker.nextObject() as? String {
      guard walker.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      if item.split(separator: "/").last?.hasPrefix(".") == true {
        walker.skipDescendants()
      } else {
        inotify_add_watch(descriptor, "\(root)/\(item)", events)
      }
    }
  }

  /// Waits for a change of a watched file.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest time to wait.
  ///   - wakeDescriptor: A second descriptor that ends the wait when it becomes readable.
  /// - Returns: True if a watched file changed. Changes that follow within 30 ms belong to the same save.
  package func waitForChange(milliseconds: Int32, wakeDescriptor: Int32) -> Bool {
    var isChanged = false
    var limit = milliseconds
    while true {
      var polls = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polls, 2, limit) > 0, polls[0].revents != 0 else { return isChanged }
      if readEvents() {
        isChanged = true
        limit = 30
      }
    }
  }

  /// Reads the pending events; true if one of them concerns a watched file.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    var isRelevant = false
    var hasNewFolder = false
    buffer.withUnsafeBytes { bytes in
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let text = bytes[(offset + header)..<(offset + header + Int(event.len))].prefix { $0 != 0 }
        let changed = String(decoding: text, as: UTF8.self)
        if let name {
          isRelevant = isRelevant || changed == name
        } else if changed.hasSuffix(".swift") {
          isRelevant = true
        }
        if event.mask & UInt32(IN_ISDIR) != 0 { hasNewFolder = true }
        offset += header + Int(event.len)
      }
    }
    if hasNewFolder { addWatches() }
    return isRelevant
  }
}
