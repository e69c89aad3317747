import Foundation

/// The manifest's table, read from its text.
struct ModuleTable {
  struct Row: Equatable {
    var layer: String
    var name: String
    var dependencies: [String]
    var isSystem: Bool
  }

  var rows: [Row]

  /// The package's folder, from where this file is.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func read() throws -> ModuleTable {
    try ModuleTable(manifest: String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8))
  }

  init(manifest: String) {
    rows = manifest.matches(of: /Row\(\s*layer: "(\w+)",\s*name: "([\w-]+)"(?:,\s*dependencies: \[([^\]]*)\])?(.*)/).map
    {
      match in
      let names = (match.output.3 ?? "").matches(of: /"([\w-]+)"/).map { String($0.output.1) }
      return Row(
        layer: String(match.output.1), name: String(match.output.2), dependencies: names,
        isSystem: match.output.4.contains("kind: .system"))
    }
  }

  func row(_ name: String) -> Row? { rows.first { $0.name == name } }

  /// `ARCHITECTURE.md` as the table says it.
  var architecture: String {
    var layers: [String] = []
    for row in rows where row.layer != "Tests" && !layers.contains(row.layer) { layers.append(row.layer) }
    var lines = [
      "# Architecture", "",
      "The package's targets, layer by layer, with what each may import. A lower layer never imports a higher one.",
      "Written by `Scripts/architecture` from the table in `Package.swift`; a test fails when it is stale.", "",
      "```mermaid", "graph BT",
    ]
    for layer in layers {
      lines.append("  subgraph \(layer)")
      for row in rows where row.layer == layer { lines.append("    \(row.name)") }
      lines.append("  end")
    }
    for row in rows where row.layer != "Tests" {
      for dependency in direct(row) { lines.append("  \(row.name) --> \(dependency)") }
    }
    lines += ["```", "", "| layer | target | may import |", "|---|---|---|"]
    for row in rows where row.layer != "Tests" {
      let names = row.dependencies.map { "`\($0)`" }.joined(separator: ", ")
      lines.append("| \(row.layer) | `\(row.name)` | \(names.isEmpty ? "nothing" : names) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Dependencies that no other dependency brings: enough arrows to see the order.
  private func direct(_ row: Row) -> [String] {
    row.dependencies.filter { name in
      !row.dependencies.contains { $0 != name && reaches(name, from: $0) }
    }
  }

  private func reaches(_ name: String, from start: String) -> Bool {
    self.row(start)?.dependencies.contains { $0 == name || reaches(name, from: $0) } ?? false
  }
}
