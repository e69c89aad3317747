import SourceParsing

/// An item of a file that can be shown.
package struct PreviewItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A `#Preview`, with the symbol of the function that creates it.
    case preview(symbol: String)
    case provider
    case app
    /// A view created by `expression`, or `nil` for one that requires arguments.
    case view(expression: String?)
  }

  package var kind: Kind
  /// The name of the type or the `#Preview`, or `nil` for an unnamed preview.
  package var name: String?
  package var file: Int
  package var line: Int
  /// A Boolean value that indicates whether the user wrote the expression as a call, `--view 'Badge(color: .red)'`: it
  /// has to compile, where one that was guessed from a declaration may turn out to need arguments.
  package var isCall = false
  /// A Boolean value that indicates whether it stands for several previews, which are known only at run time: those of a
  /// provider, or one for each argument of a `#Preview`.
  package var hasMembers = false
  /// The number of a preview or provider in the list, from 1.
  package var number: Int?

  /// The identifier with which the entry point registers the item.
  package var identifier: String {
    switch kind {
    case .preview(let symbol): return symbol
    case .provider: return "provider:\(name ?? "")"
    case .app: return "app:\(name ?? "")"
    case .view(let expression): return "view:\(expression ?? name ?? "")"
    }
  }

  package var isPreview: Bool { number != nil }

  /// A Boolean value that indicates whether the item can be shown.
  package var isShowable: Bool { kind != .view(expression: nil) }

  /// The title in messages.
  package var title: String {
    switch kind {
    case .preview: return name.map { "#Preview \"\($0)\"" } ?? "#Preview \(number ?? 1)"
    case .provider, .app, .view: return name ?? ""
    }
  }
}
