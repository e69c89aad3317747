import Foundation

/// docs/support.md: each name of SwiftUI's interface, and whether it is here.
struct SupportPage {
  var graph: SymbolGraph
  var names: SwiftUINames

  /// Names of the graph that the list does not know.
  var furtherTypes: [String] {
    let known = Set(names.topics.flatMap(\.types)).union(names.elsewhere).union(names.ours)
    return graph.types.subtracting(known).sorted()
  }
  var furtherModifiers: [String] { graph.modifiers.subtracting(names.topics.flatMap(\.modifiers)).sorted() }
  var furtherValues: [String] { graph.environmentValues.subtracting(names.topics.flatMap(\.values)).sorted() }

  /// The page below its head, which is written by hand.
  var body: String {
    var lines = ["## What is here, by topic", "", summary, ""]
    for topic in names.topics {
      lines += ["### \(topic.title)", ""]
      lines += section("Modifiers", topic.modifiers, graph.modifiers)
      lines += section("Types", topic.types, graph.types)
      lines += section("Environment values", topic.values, graph.environmentValues)
    }
    lines += further
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    func count(_ list: KeyPath<SwiftUINames.Topic, [String]>, _ present: Set<String>) -> String {
      let all = Set(names.topics.flatMap { $0[keyPath: list] })
      return "\(all.intersection(present).count) of \(all.count)"
    }
    return """
      Of the names that SwiftUI's documentation lists, \(count(\.modifiers, graph.modifiers)) modifiers of views are \
      here, \(count(\.types, graph.types)) types and \(count(\.values, graph.environmentValues)) environment values.
      """
  }

  private func section(_ title: String, _ all: [String], _ present: Set<String>) -> [String] {
    guard !all.isEmpty else { return [] }
    let here = all.filter { present.contains($0) && names.partly[$0] == nil }
    let missing = all.filter { !present.contains($0) }
    var lines = ["- **\(title)** that are here: \(Self.listed(here))"]
    for name in all.sorted() where present.contains(name) {
      if let gap = names.partly[name] { lines.append("  - Partly: `\(name)`: \(gap)") }
    }
    if !missing.isEmpty { lines.append("  - Not here: \(Self.listed(missing))") }
    return lines + [""]
  }

  private var further: [String] {
    var lines = ["### Others", ""]
    lines += ["- **Types within these types**: \(Self.listed(graph.nestedTypes.filter(isOfSwiftUI)))", ""]
    lines += ["- **Names of other frameworks** that come along: \(Self.listed(names.elsewhere))", ""]
    let further = furtherTypes + furtherModifiers + furtherValues
    if !further.isEmpty { lines += ["- **Further names**: \(Self.listed(further))", ""] }
    return lines
  }

  private func isOfSwiftUI(_ nested: String) -> Bool { !names.ours.contains(String(nested.prefix { $0 != "." })) }

  private static func listed(_ names: some Collection<String>) -> String {
    names.isEmpty ? "none" : names.sorted().map { "`\($0)`" }.joined(separator: " · ")
  }
}
