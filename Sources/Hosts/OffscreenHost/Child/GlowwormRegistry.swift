import Foundation
import SwiftUI

/// The views that a compiled preview can show. The entry point that the tool writes fills the registry.
@MainActor
public final class GlowwormRegistry {
  private struct Entry {
    var identifier: String
    /// A Boolean value that indicates whether the item counts as a preview.
    var isPreview: Bool
    /// Creates the scenes. A provider has several.
    var make: @MainActor () -> [PreviewScene]
  }

  private var entries: [Entry] = []

  /// Creates an empty registry.
  public init() {}

  /// Registers a view by an identifier. It does not count as a preview.
  public func view(_ identifier: String, _ make: @escaping @MainActor () -> AnyView) {
    entries.append(Entry(identifier: identifier, isPreview: false) { [PreviewScene(make())] })
  }

  /// Registers the previews of a preview provider by an identifier.
  public func previewProvider(_ identifier: String, _ type: any PreviewProvider.Type) {
    entries.append(
      Entry(identifier: identifier, isPreview: true) { type.previewList.map { PreviewScene($0) } })
  }

  /// Registers an app by an identifier. It does not count as a preview.
  public func app(_ identifier: String, _ type: any App.Type) {
    func content<A: App>(_ type: A.Type) -> AppContent { AppContent(type) }
    entries.append(Entry(identifier: identifier, isPreview: false) { [PreviewScene(content(type))] })
  }

  /// Registers a `#Preview` by the symbol that its macro exports. Macros in inactive code have no symbol.
  public func preview(symbol: String) {
    typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let address = dlsym(nil, symbol) else { return }
    let make = unsafeBitCast(address, to: Maker.self)
    let entry = Entry(identifier: symbol, isPreview: true) {
      let place = UnsafeMutablePointer<Preview?>.allocate(capacity: 1)
      place.initialize(to: nil)
      defer {
        place.deinitialize(count: 1)
        place.deallocate()
      }
      make(UnsafeMutableRawPointer(place))
      guard let preview = place.pointee else { return [] }
      return (preview.members.isEmpty ? [preview] : preview.members).map { PreviewScene($0) }
    }
    entries.append(entry)
  }

  /// Sets the order of the previews in the files.
  public func order(_ identifiers: [String]) {
    let places = Dictionary(identifiers.enumerated().map { ($1, $0) }) { first, _ in first }
    let previews = entries.filter { places[$0.identifier] != nil }
    let others = entries.filter { places[$0.identifier] == nil }
    entries = previews.sorted { places[$0.identifier]! < places[$1.identifier]! } + others
  }

  /// Returns the first view registered with the identifier, or `nil` if there is none.
  func scene(_ identifier: String) -> PreviewScene? {
    guard let entry = entries.first(where: { $0.identifier == identifier }) else { return nil }
    return entry.make().first ?? PreviewScene(AnyView(EmptyView()))
  }

  /// Returns the preview with a display name, or with a number among all previews in the order of the file. The members
  /// of a provider count separately.
  func preview(_ name: String) throws(PreviewJob.Failure) -> PreviewScene {
    let all = entries.filter(\.isPreview).flatMap { $0.make() }
    if let found = all.first(where: { $0.name == name }) { return found }
    if let number = Int(name) {
      if all.indices.contains(number - 1) { return all[number - 1] }
      let count = all.count
      throw PreviewJob.Failure(
        .refused("The file has \(count) preview\(count == 1 ? "" : "s"), so there is no preview \(number)."))
    }
    let names = all.compactMap(\.name).map { "'\($0)'" }
    let known = names.isEmpty ? "none has a name" : "there are \(names.joined(separator: ", "))"
    throw PreviewJob.Failure(.refused("There is no preview '\(name)'; \(known)."))
  }
}
