import SourceParsing

/// The expansion of `#Preview`: a function that creates the preview, exported under a symbol that the tool can
/// compute.
enum PreviewExpansion {
  static func expand(_ request: MacroRequest) throws(MacroError) -> String {
    let source = SourceText(request.source)
    guard let index = source.tokens.indices.first(where: { source.isToken($0, "#Preview") }) else {
      throw MacroError("#Preview is not in the source that the compiler sent")
    }
    let call = MacroCall(in: source, at: index)
    guard let body = call.body else { throw MacroError("#Preview needs a closure that makes its views") }
    let arguments = call.arguments.map { argument in
      argument.label.map { "\($0): \(argument.value)" } ?? argument.value
    }
    let symbol = DeclaredPreview.symbol(
      fileID: request.fileID, offset: request.offset + source.tokens[index].start)
    let heading = "SwiftUI.Preview(\((arguments + ["body: {"]).joined(separator: ", "))"
    let content = contents(of: body, in: source)
    return """
      @_cdecl("\(symbol)")
      @MainActor public func \(request.discriminator)7PreviewfMu_(_ result: UnsafeMutableRawPointer) {
      \(content.types)result.assumingMemoryBound(to: SwiftUI.Preview?.self).pointee = \(heading)
      \(content.body)
      })
      }
      """
  }

  /// Returns the unchanged body or, with `@Previewable` declarations, a view that holds them and shows the rest.
  private static func contents(of body: Range<Int>, in source: SourceText) -> (types: String, body: String) {
    var declarations: [String] = []
    var rest: [Range<Int>] = []
    var index = body.lowerBound
    var restStart = index
    while index < body.upperBound {
      if let end = previewableEnd(at: index, in: source, limit: body.upperBound) {
        if restStart < index { rest.append(restStart..<index) }
        declarations.append(withoutPreviewable(source, index..<end))
        index = end
        restStart = end
      } else if let close = source.partner(of: index), close > index {
        index = close + 1
      } else {
        index += 1
      }
    }
    if restStart < body.upperBound { rest.append(restStart..<body.upperBound) }
    let text = rest.map { source.text(of: $0) }.joined(separator: "\n")
    guard !declarations.isEmpty else { return ("", text) }
    let type = """
      struct __PreviewableContent: SwiftUI.View {
      \(declarations.joined(separator: "\n"))
      @SwiftUI.ViewBuilder @MainActor var body: some SwiftUI.View {
      \(text)
      }
      }

      """
    return (type, "__PreviewableContent()")
  }

  /// Returns the end of the declaration at `start` if `@Previewable` is among its attributes, or `nil` otherwise.
  private static func previewableEnd(at start: Int, in source: SourceText, limit: Int) -> Int? {
    var index = start
    var isPreviewable = false
    while index < limit, source.kind(index) == .attribute {
      let read = DeclarationReader.attribute(in: source, at: index)
      isPreviewable = isPreviewable || read.attribute.name == "Previewable"
      index = read.end
    }
    guard isPreviewable else { return nil }
    while index < limit, !source.isToken(index, "var"), !source.isToken(index, "let") {
      guard source.kind(index) == .word || source.isToken(index, "(") else { return nil }
      index += 1
    }
    guard index < limit else { return nil }
    return DeclarationReader.properties(in: source, at: index, limit: limit).end
  }

  private static func withoutPreviewable(_ source: SourceText, _ range: Range<Int>) -> String {
    guard let index = range.first(where: { source.isToken($0, "@Previewable") }) else { return source.text(of: range) }
    return source.text(of: range.lowerBound..<index) + " " + source.text(of: index + 1..<range.upperBound)
  }

  static func expandPreviewable(_ request: MacroRequest) throws(MacroError) -> String {
    let isInPreview = request.lexicalContext.contains { context in
      let source = SourceText(context)
      return source.tokens.indices.contains { source.isToken($0, "#Preview") }
    }
    guard isInPreview else { throw MacroError("'@Previewable' belongs at the top of a '#Preview' closure") }
    return ""
  }
}
