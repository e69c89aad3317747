import SourceParsing

/// Writes the Swift that makes a program of the user's files: what is put before and after each file in its copy, and
/// the file with the entry point.
package enum EntryPoint {
  /// Before the user's text: the compiler then counts lines and names the file as the user knows it. A `#!` line must
  /// not follow it, so it becomes a comment.
  package static func prefix(of file: SourceSet.File) -> String {
    "#sourceLocation(file: \"\(escaped(file.displayName))\", line: 1)\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// The name that errors in generated lines have.
  static let generatedName = "glowworm-registrations"

  /// The copy of the file at `index`, with a function after the user's text that registers what is private to it.
  /// Each item has a line of its own: its number in `items`, from 1.
  static func copy(of file: SourceSet.File, at index: Int, items: [PreviewItem]) -> String {
    var text = file.source.text(0, file.source.bytes.count)
    if text.hasPrefix("#!") { text = "//" + text.dropFirst(2) }
    let registrations = items.map { item -> String in
      guard item.file == index else { return "" }
      switch item.kind {
      case .view(let expression?):
        let line = expression.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "view(\(literal(item.identifier)), { SwiftUI.AnyView(\(line)) })"
      case .provider:
        let name = item.name ?? ""
        return "provider(\(literal(item.identifier)), \(name).self)"
      case .app:
        let name = item.name ?? ""
        return "app(\(literal(item.identifier)), \(name).self)"
      case .preview, .view: return ""
      }
    }
    let parameters = parameters(of: items.filter { $0.file == index })
    guard !parameters.isEmpty else { return prefix(of: file) + text + "\n" }
    return """
      \(prefix(of: file))\(text)
      #sourceLocation(file: "\(generatedName)", line: 1)
      \(function(index, parameters, registrations))
      """
  }

  private static func function(_ index: Int, _ parameters: [String], _ registrations: [String]) -> String {
    // The heading shares the first item's line, so that line n is item n.
    let heading = "@MainActor func _glowwormRegister\(index)(\(parameters.joined(separator: ", "))) { "
    return heading + registrations.joined(separator: "\n") + "\n}\n"
  }

  private static func parameters(of items: [PreviewItem]) -> [String] {
    var result: [String] = []
    if items.contains(where: { if case .view(.some) = $0.kind { true } else { false } }) {
      result.append("_ view: (Swift.String, @escaping @MainActor () -> SwiftUI.AnyView) -> Swift.Void")
    }
    if items.contains(where: { $0.kind == .provider }) {
      result.append("_ provider: (Swift.String, any SwiftUI.PreviewProvider.Type) -> Swift.Void")
    }
    if items.contains(where: { $0.kind == .app }) {
      result.append("_ app: (Swift.String, any SwiftUI.App.Type) -> Swift.Void")
    }
    return result
  }

  /// The file with the program's `main`, under its C name: a user's `@main` is compiled under another.
  static func main(items: [PreviewItem], files: Int) -> String {
    var calls: [String] = []
    for index in 0..<files {
      let own = items.filter { $0.file == index }
      var arguments: [String] = []
      if own.contains(where: { if case .view(.some) = $0.kind { true } else { false } }) {
        arguments.append("{ registry.view($0, $1) }")
      }
      if own.contains(where: { $0.kind == .provider }) { arguments.append("{ registry.previewProvider($0, $1) }") }
      if own.contains(where: { $0.kind == .app }) { arguments.append("{ registry.app($0, $1) }") }
      if !arguments.isEmpty { calls.append("_glowwormRegister\(index)(\(arguments.joined(separator: ", ")))") }
    }
    for item in items {
      if case .preview(let symbol) = item.kind { calls.append("registry.preview(symbol: \(literal(symbol)))") }
    }
    let order = items.filter(\.isPreview).map { literal($0.identifier) }
    calls.append("registry.order([\(order.joined(separator: ", "))])")
    return "import OffscreenHost\n" + """
      @_cdecl("main") public func _glowwormMain(
        _ count: Swift.Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Swift.CChar>?>
      ) -> Swift.Int32 {
        MainActor.assumeIsolated {
          let registry = GlowwormRegistry()
          \(calls.joined(separator: "\n    "))
          return GlowwormChild.main(registry)
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
