import SourceParsing

/// A generator of the Swift code that makes a program of the user's files: the text before and after each file in its
/// copy, and the file with the entry point.
package enum EntryPoint {
  /// Returns the text before that of the user, with which the compiler counts lines and names the file as the user
  /// does. A `#!` line must not follow it, so it becomes a comment.
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

  /// The file name of errors in generated lines.
  static let generatedName = "glowworm-registrations"

  /// Returns the copy of the file at `index`, with a function after the user's text that registers its private items.
  /// Each item has its own line, which is its number in `items`, from 1.
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
    // The compiler shows two lines after one with an error: they are empty.
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
    // The function's heading is on the line of the first item, so that line n is item n.
    "import class OffscreenHost._GlowwormRegistrar; func _glowwormRegister\(index)(_ registry: _GlowwormRegistrar) { "
      + registrations.joined(separator: "\n") + "\n}\n"
  }

  /// Returns the file with the program's `main`, under its C name, because a user's `@main` is compiled under another
  /// one.
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
