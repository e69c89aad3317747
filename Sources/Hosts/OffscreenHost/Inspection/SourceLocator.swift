import PreviewProtocol

/// Finds the source positions of the views in an inspected tree.
///
/// The tree of views and the elements of the source have the same nesting, so each view is matched with the first
/// element of its type or modifier inside the element of its parent. Views that the source does not name, such as the
/// parts of a control, are passed through.
struct SourceLocator {
  let outline: SourceOutline
  /// Limits the expansion of properties and functions that contain one another.
  private static let deepestExpansion = 16

  /// Sets the positions in a tree.
  func locate(_ root: inout InspectionNode) {
    var roots = [root]
    let all = outline.elements.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key } }.flatMap(
      \.value)
    let previews = outline.elements[""]?[""] ?? []
    locate(&roots, in: [Scope(elements: previews + all, type: "")])
    root = roots[0]
  }

  /// Elements among which views are searched.
  private struct Scope {
    var elements: [SourceElement]
    /// The type whose members the elements may name.
    var type: String
  }

  private struct Match {
    var element: SourceElement
    var index: Int
    var type: String
  }

  private func locate(_ nodes: inout [InspectionNode], in scopes: [Scope]) {
    var next = Array(repeating: 0, count: scopes.count)
    for index in nodes.indices {
      let (match, scope) = match(nodes[index], in: scopes, from: next)
      guard let match else {
        // A view that the source does not name; its type's own body may.
        locate(&nodes[index].children, in: body(of: nodes[index].type).map { [$0] } ?? scopes)
        continue
      }
      let position = match.element.position
      nodes[index].source = .init(file: position.file, line: position.line, column: position.column)
      next[scope] = match.index + 1
      let inside = Scope(elements: match.element.children, type: match.type)
      // The content of a user's container or modifier is outside of its body.
      locate(&nodes[index].children, in: body(of: nodes[index].type).map { [$0, inside] + scopes } ?? [inside])
    }
  }

  private func body(of type: String) -> Scope? {
    guard !type.isEmpty, let members = outline.elements[type], let body = members["body"] else { return nil }
    return Scope(elements: body, type: type)
  }

  private func match(
    _ node: InspectionNode, in scopes: [Scope], from next: [Int]
  ) -> (match: Match?, scope: Int) {
    for (number, scope) in scopes.enumerated() {
      let found = scope.elements.indices.flatMap {
        matches(node.type, in: scope.elements[$0], at: $0, type: scope.type, depth: 0)
      }
      // After the last match first; a view that repeats begins again.
      let candidates = found.filter { $0.index >= next[number] } + found.filter { $0.index < next[number] }
      let best = candidates.indices.min {
        (rank(candidates[$0], of: node), $0) < (rank(candidates[$1], of: node), $1)
      }
      if let best { return (candidates[best], number) }
    }
    return (nil, 0)
  }

  /// Returns how well an element of the same name matches a view, 0 for best.
  private func rank(_ match: Match, of node: InspectionNode) -> Int {
    let shown = node.texts["text"]
    if let text = match.element.text, text == shown { return 0 }
    // A localized text differs from its literal.
    if match.element.text != nil, shown != nil { return 3 }
    var leaf = node
    while let child = leaf.children.first { leaf = child }
    guard !node.children.isEmpty else { return 1 }
    let inside = matches(leaf.type, in: match.element, at: 0, type: match.type, depth: 0, includesSelf: false)
    let text = leaf.texts["text"]
    return inside.contains { $0.element.text == nil || text == nil || $0.element.text == text } ? 1 : 2
  }

  /// The elements with a name in an element, from the outside in. Members of the type are expanded.
  private func matches(
    _ name: String, in element: SourceElement, at index: Int, type: String, depth: Int, includesSelf: Bool = true
  ) -> [Match] {
    if includesSelf, element.name == name { return [Match(element: element, index: index, type: type)] }
    var result = element.children.flatMap { matches(name, in: $0, at: index, type: type, depth: depth) }
    if depth < Self.deepestExpansion, element.name != "body", let member = outline.elements[type]?[element.name] {
      result += member.flatMap { matches(name, in: $0, at: index, type: type, depth: depth + 1) }
    }
    return result
  }
}
