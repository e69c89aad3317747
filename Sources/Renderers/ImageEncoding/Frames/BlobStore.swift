import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Byte strings by number, in bounded memory: the first ones are kept as they are, later ones deflated, and what does not
/// fit then either is in a file without a name.
struct BlobStore: Sendable {
  private enum Place: Sendable {
    case plain([UInt8])
    case packed([UInt8], count: Int)
    case filed(offset: Int, length: Int, count: Int)
  }

  /// Bytes kept as they are.
  private static let plainBudget = 64 << 20
  /// Deflated bytes kept in memory.
  private static let packedBudget = 32 << 20

  private var places: [Place] = []
  private var plainBytes = 0
  private var packedBytes = 0
  private var file: SpillFile?

  /// A Boolean value that indicates whether something had to leave the memory.
  var isInFile: Bool { file != nil }

  mutating func add(_ bytes: [UInt8]) {
    if plainBytes + bytes.count <= Self.plainBudget {
      plainBytes += bytes.count
      places.append(.plain(bytes))
      return
    }
    let packed = Deflate.compress(bytes, level: 1)
    if packedBytes + packed.count > Self.packedBudget {
      if file == nil { file = SpillFile() }
      // Where no file can be had, memory has to do.
      if let offset = file?.append(packed) {
        places.append(.filed(offset: offset, length: packed.count, count: bytes.count))
        return
      }
    }
    packedBytes += packed.count
    places.append(.packed(packed, count: bytes.count))
  }

  func bytes(_ index: Int) -> [UInt8] {
    switch places[index] {
    case .plain(let bytes): return bytes
    case .packed(let packed, let count): return Deflate.decompress(packed, count: count) ?? []
    case .filed(let offset, let length, let count):
      return file?.read(offset, length).flatMap { Deflate.decompress($0, count: count) } ?? []
    }
  }
}

/// A temporary file without a name, which ends with the process. What has been written can be read from every thread.
private final class SpillFile: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var size = 0

  init?() {
    var template = Array("\(NSTemporaryDirectory())/glowworm-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
  }

  deinit { close(descriptor) }

  /// Appends bytes and returns their offset, or `nil` if the disk is full.
  func append(_ bytes: [UInt8]) -> Int? {
    lock.withLock {
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes {
          pwrite(descriptor, $0.baseAddress! + written, bytes.count - written, off_t(size + written))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        written += count
      }
      defer { size += bytes.count }
      return size
    }
  }

  func read(_ offset: Int, _ length: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { out, initialized in
      initialized = 0
      while initialized < length {
        let count = pread(descriptor, out.baseAddress! + initialized, length - initialized, off_t(offset + initialized))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isWhole = false
          return
        }
        initialized += count
      }
    }
    return isWhole ? bytes : nil
  }
}
