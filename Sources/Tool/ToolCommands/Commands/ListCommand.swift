import Foundation
import PreviewPipeline

/// The command `glowworm list`.
enum ListCommand {
  static func run(_ arguments: ParsedArguments) throws -> String {
    let session = try PreviewSession(arguments, command: .list)
    let sources = try session.sources().adapted(to: .ios).sources
    let catalog = PreviewCatalog(sources)
    guard !catalog.items.isEmpty else {
      throw ToolFailure(
        "\(session.path) has no view: no #Preview, PreviewProvider, App or struct that is a View.", code: .usage)
    }
    return arguments.has("--json") ? try json(catalog, sources) : text(catalog, sources)
  }

  private static func kind(_ item: PreviewItem) -> String {
    switch item.kind {
    case .preview, .provider: "preview"
    case .app: "app"
    case .view: "view"
    }
  }

  static func text(_ catalog: PreviewCatalog, _ sources: SourceSet) -> String {
    let standard = catalog.standard
    let rows = catalog.items.map { item -> (head: String, tail: String) in
      let number = item.number.map { " \($0)" } ?? ""
      let head = "\(kind(item))\(number)  \(item.name ?? "(no name)")"
      var tail = "\(sources.files[item.file].displayName):\(item.line)"
      if !item.isShowable { tail += "  needs arguments: --view '\(item.name ?? "")(…)'" }
      if item == standard { tail += "  shown by default" }
      return (head, tail)
    }
    let width = rows.map(\.head.count).max() ?? 0
    return rows.map { row in
      row.head + String(repeating: " ", count: width - row.head.count + 2) + row.tail + "\n"
    }.joined()
  }

  private struct Entry: Encodable {
    var kind: String
    var name: String?
    var number: Int?
    var file: String
    var line: Int
    var needsArguments: Bool
    var isDefault: Bool
  }

  private static func json(_ catalog: PreviewCatalog, _ sources: SourceSet) throws -> String {
    let standard = catalog.standard
    let entries = catalog.items.map { item in
      Entry(
        kind: kind(item), name: item.name, number: item.number, file: sources.files[item.file].displayName,
        line: item.line, needsArguments: !item.isShowable, isDefault: item == standard)
    }
    return try JSONText.encode(entries)
  }
}
