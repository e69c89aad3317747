import SwiftUI

// What generated code names. A user's types hide imported ones, so that these have names that no one else chooses.

/// The type of `main`'s result.
public typealias _GlowwormExitCode = Int32
/// The type of `main`'s arguments.
public typealias _GlowwormArguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Fills a registry from a compiled preview's entry point, and runs the child.
public func _glowwormRun(_ fill: (_GlowwormRegistrar) -> Void) -> _GlowwormExitCode {
  let registry = MainActor.assumeIsolated { GlowwormRegistry() }
  fill(_GlowwormRegistrar(registry))
  return MainActor.assumeIsolated { GlowwormChild.main(registry) }
}

/// A registry as generated code sees it. All is called on the main thread, before the views run.
public final class _GlowwormRegistrar {
  private let registry: GlowwormRegistry

  init(_ registry: GlowwormRegistry) { self.registry = registry }

  /// Registers a view by its identifier.
  public func view<V: View>(_ identifier: String, _ make: @escaping @MainActor () -> V) {
    let registry = registry
    MainActor.assumeIsolated { registry.view(identifier) { AnyView(make()) } }
  }

  /// Registers a preview provider by its identifier.
  public func provider(_ identifier: String, _ type: any PreviewProvider.Type) {
    let registry = registry
    // There is one thread yet.
    nonisolated(unsafe) let type = type
    MainActor.assumeIsolated { registry.previewProvider(identifier, type) }
  }

  /// Registers an app by its identifier.
  public func app(_ identifier: String, _ type: any App.Type) {
    let registry = registry
    // There is one thread yet.
    nonisolated(unsafe) let type = type
    MainActor.assumeIsolated { registry.app(identifier, type) }
  }

  /// Registers a `#Preview` by the mangled name of its declaration.
  public func preview(_ symbol: String) {
    let registry = registry
    MainActor.assumeIsolated { registry.preview(symbol: symbol) }
  }

  /// Sets the order in which previews are numbered.
  public func order(_ identifiers: [String]) {
    let registry = registry
    MainActor.assumeIsolated { registry.order(identifiers) }
  }
}
