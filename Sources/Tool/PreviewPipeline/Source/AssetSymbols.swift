import Foundation
import SourceParsing

/// The Swift names that Xcode generates for the images and colors of asset catalogs.
enum AssetSymbols {
  /// A file that declares the symbols of all catalogs in a folder, or nil if there are none.
  ///
  /// - Parameter folder: The folder of the sources.
  static func file(for folder: String) -> SourceSet.File? {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return nil }
    while let path = walker.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") { walker.skipDescendants() }
      guard path.contains(".xcassets/") else { continue }
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": images[symbol(for: base, dropping: "Image")] = base
      case "colorset": colors[symbol(for: base, dropping: "Color")] = base
      default: break
      }
    }
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var lines = ["import SwiftUI"]
    func declare(_ type: String, _ symbols: [String: String]) {
      lines.append("extension \(type) {")
      for (symbol, name) in symbols.sorted(by: { $0.key < $1.key }) {
        lines.append("  static let \(symbol) = \(type)(name: \(EntryPoint.literal(name)), bundle: .main)")
      }
      lines.append("}")
    }
    declare("ImageResource", images)
    declare("ColorResource", colors)
    // The names of SwiftUI's own colors stay SwiftUI's.
    let own = colors.filter { !systemColors.contains($0.key) }.keys.sorted()
    lines.append("extension Color {")
    for symbol in own { lines.append("  static var \(symbol): Color { Color(ColorResource.\(symbol)) }") }
    lines.append("}")
    lines.append("extension ShapeStyle where Self == Color {")
    for symbol in own { lines.append("  static var \(symbol): Color { Color(ColorResource.\(symbol)) }") }
    lines.append("}")
    let text = lines.joined(separator: "\n") + "\n"
    return SourceSet.File(
      displayName: "asset catalog", moduleName: "glowworm-assets.swift", source: SourceText(text))
  }

  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A set's name in lower camel case, as Xcode writes it: `my-logo` becomes `myLogo`, and the suffix `Image` or
  /// `Color` is dropped.
  static func symbol(for name: String, dropping suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var result = ""
    for (index, word) in words.enumerated() {
      result += index == 0 ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    if result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
    if result.isEmpty || result.first?.isNumber == true { result = "_" + result }
    return keywords.contains(result) ? "`\(result)`" : result
  }

  /// `URLIcon` becomes `urlIcon`, `Logo` becomes `logo`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count <= 1 || capitals.count == word.count {
      return (capitals.count == word.count ? word : String(capitals)).lowercased()
        + (capitals.count == word.count ? "" : word.dropFirst(capitals.count))
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

extension SourceSet {
  /// The sources with the names of the images and colors in a folder's asset catalogs.
  package func withAssetSymbols(of folder: String?) -> SourceSet {
    guard let folder, let symbols = AssetSymbols.file(for: folder) else { return self }
    return SourceSet(files: files + [symbols])
  }

  /// The sources with `Bundle.module`, which SwiftPM generates for a target with resources, if a file names it and none
  /// declares it. Resources are found beside the sources.
  package func withBundleOfModule() -> SourceSet {
    let names = files.contains { file in
      file.source.tokens.indices.contains { file.source.isToken($0, "module") && file.source.isToken($0 - 1, ".") }
    }
    let declares = files.contains { file in
      file.source.tokens.indices.contains {
        file.source.isToken($0, "module") && (file.source.isToken($0 - 1, "var") || file.source.isToken($0 - 1, "let"))
      }
    }
    guard names, !declares else { return self }
    let text = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    return SourceSet(
      files: files + [
        SourceSet.File(displayName: "resource bundle", moduleName: "glowworm-bundle.swift", source: SourceText(text))
      ])
  }
}
