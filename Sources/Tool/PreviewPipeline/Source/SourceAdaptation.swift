import PreviewProtocol
import SourceParsing

/// Rewrites the parts of a source that mean another thing on Linux than on Apple's systems.
///
/// No text moves: what is replaced keeps its length, and what is added stands at the end of a line, so the compiler's
/// messages name the lines and columns of the person's file.
struct SourceAdaptation {
  /// The system whose conditions are true.
  var platform: PreviewRequest.Platform
  /// Modules whose imports are left out.
  var ignoredModules: Set<String> = []
  /// Missing modules whose imports are left out.
  var missingModules: Set<String> = []
  /// The notes about omitted code, one sentence each.
  private(set) var notes: [String] = []

  init(platform: PreviewRequest.Platform, ignoring modules: Set<String> = []) {
    self.platform = platform
    ignoredModules = modules
  }

  private static let systems: Set<String> = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "xrOS", "OSX", "Linux", "Windows", "Android",
  ]

  /// Attributes of the Objective-C runtime, which does not exist here.
  private static let objectiveC: Set<String> = [
    "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@NSManaged", "@nonobjc",
  ]

  /// The names of the loading of URLs, which have a module of their own on Linux.
  private static let network: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDelegate", "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
    "URLAuthenticationChallenge", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadTask",
    "URLSessionDownloadDelegate", "URLSessionWebSocketTask", "URLProtocol", "CachedURLResponse",
  ]

  /// Types that Foundation declares as unavailable on Linux, and SwiftUI's types in their place, with names as long.
  private static let replacements = [
    "RelativeDateTimeFormatter": "RelativeTimeTextFormatter", "DateComponentsFormatter": "TimeComponentsFormatter",
    "MeasurementFormatter": "MeasureTextFormatter",
  ]

  mutating func adapted(_ source: SourceText) -> SourceText {
    var bytes = source.bytes
    var additions: [(offset: Int, text: String)] = []
    var imports: Set<String> = []
    var foundationEnd: Int?
    var firstImportEnd: Int?
    var usesNetwork = false
    var index = 0
    while index < source.tokens.count {
      let text = source.text(of: index)
      switch source.tokens[index].kind {
      case .pound where text == "#if" || text == "#elseif": replaceConditions(after: index, in: source, &bytes)
      case .word where text == "import" && startsStatement(index, in: source):
        let name = moduleName(after: index, in: source)
        if !name.text.isEmpty {
          imports.insert(name.text)
          if name.index + 1 == source.tokens.count || source.tokens[name.index + 1].startsLine {
            firstImportEnd = firstImportEnd ?? source.tokens[name.index].end
          }
          if name.text == "Foundation" { foundationEnd = source.tokens[name.index].end }
          adaptImport(from: index, name: name, in: source, &bytes)
        }
      case .word where text == "SwiftUICore" && source.isToken(index + 1, "."):
        Self.replace(source.tokens[index].start..<source.tokens[index].end, by: "SwiftUI", in: &bytes)
      case .word where Self.network.contains(text): usesNetwork = true
      case .word where Self.replacements[text] != nil:
        Self.replace(
          source.tokens[index].start..<source.tokens[index].end, by: Self.replacements[text] ?? text, in: &bytes)
      case .pound where text == "#selector": replaceSelector(at: index, in: source, &bytes)
      case .attribute where text.hasSuffix("ApplicationDelegateAdaptor"):
        if source.isToken(index + 1, "("), let close = source.partner(of: index + 1), source.isToken(close - 2, "."),
          source.text(of: close - 1) == "self"
        {
          Self.replace(source.tokens[close - 2].start..<source.tokens[close].start, by: "()", in: &bytes)
        }
      case .attribute where Self.objectiveC.contains(text): blankAttribute(at: index, in: source, &bytes)
      default: break
      }
      index += 1
    }
    // Apple's Foundation brings Combine and Core Graphics with it.
    let richer: Set<String> = ["SwiftUI", "UIKit", "AppKit", "Combine"]
    if let foundationEnd, imports.isDisjoint(with: richer) {
      additions.append((foundationEnd, "; import Combine; import CoreGraphics"))
    }
    // The loading of URLs is a part of Apple's Foundation.
    if usesNetwork, let firstImportEnd, !imports.contains("FoundationNetworking") {
      additions.append((firstImportEnd, "; import FoundationNetworking"))
    }
    for (offset, text) in additions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(text.utf8), at: offset)
    }
    return bytes == source.bytes ? source : SourceText(bytes: bytes)
  }

  // MARK: Conditions

  private func replaceConditions(after start: Int, in source: SourceText, _ bytes: inout [UInt8]) {
    var index = start + 1
    while index < source.tokens.count, !source.tokens[index].startsLine {
      if source.isToken(index + 1, "("), let close = source.partner(of: index + 1),
        let value = value(of: source.text(of: index), source.text(of: (index + 2)..<close))
      {
        Self.replace(
          source.tokens[index].start..<source.tokens[close].end, by: value ? "true" : "false", in: &bytes)
        index = close
      }
      index += 1
    }
  }

  /// The value of a condition such as `os(iOS)`; nil if the compiler knows it better.
  private func value(of condition: String, _ argument: String) -> Bool? {
    switch condition {
    case "os" where Self.systems.contains(argument):
      return platform == .ios ? argument == "iOS" : argument == "macOS" || argument == "OSX"
    case "targetEnvironment": return argument == "simulator" && platform == .ios
    case "canImport" where argument == "UIKit": return platform == .ios
    case "canImport" where argument == "AppKit" || argument == "Cocoa": return platform == .macos
    default: return nil
    }
  }

  // MARK: Imports

  private func startsStatement(_ index: Int, in source: SourceText) -> Bool {
    index == 0 || source.tokens[index].startsLine || source.isToken(index - 1, ";")
      || source.kind(index - 1) == .attribute || ["public", "internal", "private"].contains(source.text(of: index - 1))
  }

  private func moduleName(after index: Int, in source: SourceText) -> (text: String, index: Int) {
    let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = kinds.contains(source.text(of: index + 1)) ? index + 2 : index + 1
    guard source.kind(name) == .word, !source.tokens[name].startsLine else { return ("", index) }
    return (source.text(of: name), name)
  }

  private mutating func adaptImport(
    from index: Int, name: (text: String, index: Int), in source: SourceText, _ bytes: inout [UInt8]
  ) {
    let token = source.tokens[name.index]
    if ignoredModules.contains(name.text) || missingModules.contains(name.text) {
      var first = index
      while first > 0, source.kind(first - 1) == .attribute, !source.tokens[first].startsLine { first -= 1 }
      var last = name.index
      while source.isToken(last + 1, "."), !source.tokens[last + 1].startsLine { last += 2 }
      Self.replace(
        source.tokens[first].start..<source.tokens[min(last, source.tokens.count - 1)].end, by: "", in: &bytes)
      let note =
        ignoredModules.contains(name.text)
        ? "note: \(name.text) is left out, as --ignore-module asks."
        : "note: \(name.text) is left out, because there is no module of this name here."
      if !notes.contains(note) { notes.append(note) }
      return
    }
    switch name.text {
    // UIKit exports what AppKit does, and has a name of the same length.
    case "Cocoa": Self.replace(token.start..<token.end, by: "UIKit", in: &bytes)
    case "Darwin": Self.replace(token.start..<token.end, by: "Glibc", in: &bytes)
    case "SwiftUICore", "DeveloperToolsSupport": Self.replace(token.start..<token.end, by: "SwiftUI", in: &bytes)
    case "CoreGraphics", "UIKit", "AppKit", "CoreFoundation":
      // `import UIKit.UIColor`: a submodule.
      guard source.kind(name.index - 1) == .word, source.isToken(name.index - 1, "import") else { return }
      guard source.isToken(name.index + 1, "."), !source.tokens[name.index + 1].startsLine else { return }
      let end = min(name.index + 2, source.tokens.count - 1)
      Self.replace(source.tokens[name.index + 1].start..<source.tokens[end].end, by: "", in: &bytes)
    default: break
    }
  }

  // MARK: Objective-C

  private mutating func blankAttribute(at index: Int, in source: SourceText, _ bytes: inout [UInt8]) {
    var end = source.tokens[index].end
    if source.isToken(index + 1, "("), source.tokens[index + 1].start == end,
      let close = source.partner(of: index + 1)
    {
      end = source.tokens[close].end
    }
    Self.replace(source.tokens[index].start..<end, by: "", in: &bytes)
    let note = "note: \(source.text(of: index)) has no effect here: there is no Objective-C runtime."
    if !notes.contains(note) { notes.append(note) }
  }

  /// Replaces `#selector(Type.method(_:))` by a value with the method's name, where that is not longer.
  private mutating func replaceSelector(at index: Int, in source: SourceText, _ bytes: inout [UInt8]) {
    guard source.isToken(index + 1, "("), let close = source.partner(of: index + 1) else { return }
    var name = ""
    for token in (index + 2)..<max(close, index + 2) {
      if source.isToken(token, "(") { break }
      if source.kind(token) == .word { name = source.text(of: token) }
    }
    let range = source.tokens[index].start..<source.tokens[close].end
    let named = "Selector(\"\(name)\")"
    Self.replace(range, by: named.utf8.count <= range.count ? named : "Selector()", in: &bytes)
  }

  /// Puts a shorter text in place of a range, with spaces behind it.
  private static func replace(_ range: Range<Int>, by text: String, in bytes: inout [UInt8]) {
    let text = Array(text.utf8)
    for (place, offset) in range.enumerated() {
      guard bytes[offset] != UInt8(ascii: "\n") else { continue }
      bytes[offset] = place < text.count ? text[place] : UInt8(ascii: " ")
    }
  }
}

extension SourceSet {
  /// The sources as they are on one of Apple's systems.
  ///
  /// - Parameters:
  ///   - platform: The system whose `#if os(…)` conditions are true.
  ///   - modules: Modules whose imports are left out.
  ///   - missing: Modules whose imports are left out because there are none.
  /// - Returns: The adapted sources, and a note for everything that was left out.
  package func adapted(
    to platform: PreviewRequest.Platform, ignoring modules: Set<String> = [], missing: Set<String> = []
  ) -> (sources: SourceSet, notes: [String]) {
    var adaptation = SourceAdaptation(platform: platform, ignoring: modules)
    adaptation.missingModules = missing
    var result = self
    for index in result.files.indices { result.files[index].source = adaptation.adapted(result.files[index].source) }
    return (result, adaptation.notes)
  }
}
