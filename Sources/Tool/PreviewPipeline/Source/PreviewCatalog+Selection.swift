/// The item that the user has selected.
package enum PreviewSelection: Equatable, Sendable {
  case standard
  /// The app, or the standard item of files without one.
  case program
  /// The name of a view, or a call such as `Badge(color: .red)`.
  case view(String)
  /// The name of a preview, or its number from 1.
  case preview(String)
}

extension PreviewCatalog {
  package func item(for selection: PreviewSelection, in path: String) throws(ToolFailure) -> PreviewItem {
    switch selection {
    case .standard, .program:
      let app = selection == .program ? items.first { $0.kind == .app } : nil
      guard let item = app ?? standard else { throw noView(in: path) }
      return item
    case .view(let name): return try view(named: name, in: path)
    case .preview(let name): return try preview(named: name, in: path)
    }
  }

  private func noView(in path: String) -> ToolFailure {
    let names = views.compactMap(\.name)
    guard let name = names.last else {
      return ToolFailure(
        "\(path) has no view: no #Preview, PreviewProvider, App or struct that is a View.", code: .usage)
    }
    return ToolFailure(
      "\(path) has no view that can be made without arguments; give them: --view '\(name)(…)'.", code: .usage)
  }

  private func view(named name: String, in path: String) throws(ToolFailure) -> PreviewItem {
    if let bracket = name.firstIndex(of: "("), name.hasSuffix(")") {
      let type = String(name[..<bracket])
      let declared = items.first { $0.name == type }
      // A call may also name a generic view or one of SwiftUI's, which the compiler checks.
      return PreviewItem(
        kind: .view(expression: name), name: type, file: declared?.file ?? 0, line: declared?.line ?? 1, isCall: true)
    }
    let candidates = items.filter { !$0.isPreview || $0.kind == .provider }
    if let item = candidates.first(where: { $0.name == name }) {
      guard item.isShowable else {
        throw ToolFailure("\(name) needs arguments; give them: --view '\(name)(…)'.", code: .usage)
      }
      return item
    }
    throw ToolFailure(
      unknown("view", name, among: candidates.compactMap(\.name), in: path), code: .usage)
  }

  /// Returns the name to look up at run time. The members of a provider, and the previews of arguments, are known only then:
  /// if the files have some, unknown names and numbers are looked up at run time.
  package func runTimeName(for selection: PreviewSelection) -> String? {
    guard case .preview(let name) = selection, items.contains(where: \.hasMembers) else { return nil }
    return previews.contains { $0.name == name } ? nil : name
  }

  private func preview(named name: String, in path: String) throws(ToolFailure) -> PreviewItem {
    if runTimeName(for: .preview(name)) != nil, let item = previews.first { return item }
    if let item = previews.first(where: { $0.name == name }) { return item }
    if let number = Int(name) {
      if let item = previews.first(where: { $0.number == number }) { return item }
      let count = previews.count
      throw ToolFailure(
        "\(path) has \(count) preview\(count == 1 ? "" : "s"), so there is no preview \(number).", code: .usage)
    }
    throw ToolFailure(unknown("preview", name, among: previews.compactMap(\.name), in: path), code: .usage)
  }

  private func unknown(_ kind: String, _ name: String, among names: [String], in path: String) -> String {
    let start = "\(path) has no \(kind) '\(name)'"
    if let near = Suggestion.nearest(to: name, among: names) { return "\(start); did you mean '\(near)'?" }
    if names.isEmpty { return "\(start), and no \(kind) with a name." }
    return "\(start); it has \(names.map { "'\($0)'" }.joined(separator: ", "))."
  }
}
