import SourceParsing

/// The items in a set of sources that can be shown, in the order of the source.
package struct PreviewCatalog: Equatable, Sendable {
  package var items: [PreviewItem]

  package static let module = "GlowwormPreview"

  package init(_ sources: SourceSet) {
    var items: [PreviewItem] = []
    for (index, file) in sources.files.enumerated() {
      let reader = DeclarationReader(file.source)
      var found: [(offset: Int, item: PreviewItem)] = reader.previews.map { preview in
        // The compiled copy has a line before the user's text.
        let offset = preview.offset + EntryPoint.prefix(of: file).utf8.count
        let symbol = DeclaredPreview.symbol(fileID: "\(Self.module)/\(file.moduleName)", offset: offset)
        var item = PreviewItem(kind: .preview(symbol: symbol), name: preview.name, file: index, line: preview.line)
        item.hasMembers = preview.hasArguments
        return (preview.offset, item)
      }
      for type in reader.types {
        let line = file.source.line(at: type.offset)
        guard let kind = Self.kind(of: type) else { continue }
        var item = PreviewItem(kind: kind, name: type.name, file: index, line: line)
        item.hasMembers = kind == .provider
        found.append((type.offset, item))
      }
      items += found.sorted { $0.offset < $1.offset }.map(\.item)
    }
    var number = 0
    for index in items.indices {
      switch items[index].kind {
      case .preview, .provider:
        number += 1
        items[index].number = number
      case .app, .view: break
      }
    }
    self.items = items
  }

  private static func kind(of type: DeclaredType) -> PreviewItem.Kind? {
    if type.conforms(to: "PreviewProvider") { return type.isReachable ? .provider : nil }
    if type.conforms(to: "App") { return type.isReachable ? .app : nil }
    guard type.conforms(to: "View") else { return nil }
    return .view(expression: type.isMadeWithoutArguments ? "\(type.name)()" : nil)
  }

  package var previews: [PreviewItem] { items.filter(\.isPreview) }

  package var views: [PreviewItem] {
    items.filter { if case .view = $0.kind { true } else { false } }
  }

  package var apps: [PreviewItem] { items.filter { $0.kind == .app } }

  /// The default item: the first preview, or else an app, or else the last view without required arguments.
  package var standard: PreviewItem? {
    previews.first ?? apps.first ?? views.last(where: \.isShowable)
  }
}
