import Foundation

/// A colour that resolves against the appearance it is shown in.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case resolved(Resolved)
  }

  package var provider: Provider

  package init(provider: Provider) { self.provider = provider }

  public init(_ resolved: Resolved) { provider = .resolved(resolved) }
}
