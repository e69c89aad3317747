import SourceParsing

/// Writes the Swift that makes a program of the user's files: what is put before and after each file in its copy, and
/// the file with the entry point.
package enum EntryPoint {
  /// Before the user's text: the compiler then counts lines and names the file as the user knows it. A `#!` line must
  /// not follow it, so it becomes a comment.
  package static func prefix(of file: SourceSet.File) -> String {
    "#sourceLocation(file: \"\(escaped(file.displayName))\", line: 1)\n"
  }

  // The compiler takes the text between the quotes as it is written.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character.isControl ? " " : character)
    }
    return result
  }

  /// The file with the program's entry point.
  static let fileName = "glowworm-entry.swift"

  /// The name that errors in generated lines have.
  static let generatedName = "glowworm-registrations"

  /// The copy of the file at `index`, with a function after the user's text that registers what is private to it.
  /// Each item has a line of its own: its number in `items`, from 1.
  static func copy(of file: SourceSet.File, at index: Int, items: [PreviewItem]) -> String {
    var text = file.source.text(0, file.source.bytes.count)
    if text.hasPrefix("#!") { text = "//" + text.dropFirst(2) }
    let registrations = items.map { item -> String in
      guard item.file == index else { return "" }
      let identifier = literal(item.identifier)
      switch item.kind {
      case .view(let expression?):
        let line = expression.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "registry.view(\(identifier), { \(line) })"
      case .provider: return "registry.provider(\(identifier), \(item.name ?? "").self)"
      case .app: return "registry.app(\(identifier), \(item.name ?? "").self)"
      case .preview, .view: return ""
      }
    }
    guard registers(items, index) else { return prefix(of: file) + text + "\n" }
    return """
      \(prefix(of: file))\(text)
      #sourceLocation(file: "\(generatedName)", line: 1)
      \(function(index, registrations))
      """
  }

  /// A Boolean value that indicates whether a file has anything that is registered from within it.
  private static func registers(_ items: [PreviewItem], _ index: Int) -> Bool {
    items.contains { item in
      guard item.file == index else { return false }
      switch item.kind {
      case .view(.some), .provider, .app: return true
      case .preview, .view: return false
      }
    }
  }

  // The user's types hide those of every imported module, `Swift` itself included: generated code names none but the
  // one that is made for it.
  private static func function(_ index: Int, _ registrations: [String]) -> String {
    // The heading shares the first item's line, so that line n is item n.
    "import class OffscreenHost._GlowwormRegistrar; func _glowwormRegister\(index)(_ registry: _GlowwormRegistrar) { "
      + registrations.joined(separator: "\n") + "\n}\n"
  }

  /// The file with the program's `main`, under its C name: a user's `@main` is compiled under another.
  static func main(items: [PreviewItem], files: Int) -> String {
    var calls: [String] = []
    for index in 0..<files where registers(items, index) { calls.append("_glowwormRegister\(index)(registry)") }
    for item in items {
      if case .preview(let symbol) = item.kind { calls.append("registry.preview(\(literal(symbol)))") }
    }
    let order = items.filter(\.isPreview).map { literal($0.identifier) }
    calls.append("registry.order([\(order.joined(separator: ", "))])")
    return """
      import OffscreenHost
      @_cdecl("main") public func _glowwormMain(
        _ count: _GlowwormExitCode, _ arguments: _GlowwormArguments
      ) -> _GlowwormExitCode {
        _glowwormRun { registry in
          \(calls.joined(separator: "\n    "))
        }
      }

      """
  }

  static func literal(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
