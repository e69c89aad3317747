import SourceParsing

/// Something in a file that can be shown.
package struct PreviewItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A `#Preview`, with the symbol of what makes it.
    case preview(symbol: String)
    case provider
    case app
    /// A view made by `expression`; nil for one that needs arguments.
    case view(expression: String?)
  }

  package var kind: Kind
  /// The type's name, or a `#Preview`'s; nil for a preview without one.
  package var name: String?
  package var file: Int
  package var line: Int
  /// A Boolean value that indicates whether the user wrote the expression as a call, `--view 'Badge(color: .red)'`: it
  /// has to compile, where one that was guessed from a declaration may turn out to need arguments.
  package var isCall = false
  /// For a preview or provider: its number in the list, from 1.
  package var number: Int?

  /// What the entry point registers it with.
  package var identifier: String {
    switch kind {
    case .preview(let symbol): return symbol
    case .provider: return "provider:\(name ?? "")"
    case .app: return "app:\(name ?? "")"
    case .view(let expression): return "view:\(expression ?? name ?? "")"
    }
  }

  package var isPreview: Bool { number != nil }

  /// Whether it can be shown at all.
  package var isShowable: Bool { kind != .view(expression: nil) }

  /// As messages call it.
  package var title: String {
    switch kind {
    case .preview: return name.map { "#Preview \"\($0)\"" } ?? "#Preview \(number ?? 1)"
    case .provider, .app, .view: return name ?? ""
    }
  }
}
