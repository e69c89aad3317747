import Drawing
import Foundation
import Geometry
import ImageDecoding
import ViewGraph

/// A type that finds image files by name: in the folders of the user's source and of the program, and in asset
/// catalogs there, with the `@2x` and `@3x` suffixes of Apple's platforms.
package enum ImageLibrary {
  /// An image and its scale in pixels per point.
  struct Entry {
    var bitmap: Bitmap
    var scale: CGFloat
    /// A Boolean value that indicates whether the catalog sets the template rendering mode.
    var isTemplate = false
  }

  /// The folders to search, in order.
  nonisolated(unsafe) package static var folders: [String] = [
    FileManager.default.currentDirectoryPath, Bundle.main.resourcePath,
  ].compactMap { $0 }

  /// The decoded images, with a budget in bytes.
  nonisolated(unsafe) private static let cache = BoundedCache<String, Entry?>(budget: 256 << 20)
  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg", "bmp", "tiff", "heic"]

  /// Returns an image, or `nil`, after a single message, if there is none or it cannot be read.
  static func image(named name: String, folder: String?, displayScale: CGFloat) -> Entry? {
    let key = "\(folder ?? "")|\(name)|\(displayScale)"
    if let known = cache.value(for: key) { return known }
    let found = find(name, in: (folder.map { [$0] } ?? []) + folders, displayScale)
    if found == nil { RuntimeIssue.report("There is no image named '\(name)' beside the source or the program.") }
    cache.insert(found, for: key, cost: (found?.bitmap.pixels.count ?? 0) + 1024)
    return found
  }

  private static func find(_ name: String, in folders: [String], _ displayScale: CGFloat) -> Entry? {
    for folder in folders {
      if let entry = file(name, in: folder, displayScale) { return entry }
      for catalog in catalogs(in: folder) {
        if let entry = assetEntry(name, in: catalog, displayScale) { return entry }
      }
    }
    return nil
  }

  private static func file(_ name: String, in folder: String, _ displayScale: CGFloat) -> Entry? {
    let path = "\(folder)/\(name)"
    let url = URL(fileURLWithPath: path)
    if extensions.contains(url.pathExtension.lowercased()) { return read(path, scale: scale(of: name)) }
    for scale in scales(for: displayScale) {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for kind in extensions {
        let candidate = "\(path)\(suffix).\(kind)"
        if FileManager.default.fileExists(atPath: candidate) { return read(candidate, scale: CGFloat(scale)) }
      }
    }
    return nil
  }

  /// Returns the scales to try: that of the display first, then higher ones, then lower ones.
  private static func scales(for displayScale: CGFloat) -> [Int] {
    let own = max(1, min(3, Int(displayScale.rounded())))
    return [own] + [3, 2, 1].filter { $0 != own }
  }

  private static func scale(of name: String) -> CGFloat {
    if name.contains("@3x.") { return 3 }
    return name.contains("@2x.") ? 2 : 1
  }

  private static func read(_ path: String, scale: CGFloat, isTemplate: Bool = false) -> Entry? {
    do {
      return Entry(bitmap: try ImageDecoder.decode(path: path), scale: scale, isTemplate: isTemplate)
    } catch {
      RuntimeIssue.report("\(path) cannot be read as a picture: \(error)")
      return nil
    }
  }

  // MARK: Asset catalogs

  private static func catalogs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the folder of a catalog entry, which may be inside groups.
  private static func entryFolder(_ name: String, _ kind: String, in catalog: String) -> String? {
    let direct = "\(catalog)/\(name).\(kind)"
    if FileManager.default.fileExists(atPath: direct) { return direct }
    guard let walk = FileManager.default.enumerator(atPath: catalog) else { return nil }
    let wanted = "/\(name).\(kind)"
    for case let path as String in walk where "/\(path)".hasSuffix(wanted) { return "\(catalog)/\(path)" }
    return nil
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private static func assetEntry(_ name: String, in catalog: String, _ displayScale: CGFloat) -> Entry? {
    guard let folder = entryFolder(name, "imageset", in: catalog),
      let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let images = (contents.images ?? []).filter { $0.filename != nil && $0.appearances == nil }
    for scale in scales(for: displayScale) {
      let found = images.first { $0.scale == "\(scale)x" } ?? (scale == 1 ? images.first { $0.scale == nil } : nil)
      guard let file = found?.filename else { continue }
      return read(
        "\(folder)/\(file)", scale: CGFloat(scale), isTemplate: contents.properties?.intent == "template")
    }
    return nil
  }

  /// Returns the contents file of a named color in the catalogs.
  static func colorFile(named name: String, folder: String?) -> Data? {
    for folder in (folder.map { [$0] } ?? []) + folders {
      for catalog in catalogs(in: folder) {
        guard let found = entryFolder(name, "colorset", in: catalog) else { continue }
        return FileManager.default.contents(atPath: "\(found)/Contents.json")
      }
    }
    return nil
  }
}
