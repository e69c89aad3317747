import Foundation
import SwiftUI

/// What a compiled preview can show. The entry point that the tool writes fills it.
@MainActor
public final class GlowwormRegistry {
  private struct Entry {
    var identifier: String
    /// Whether it counts among the previews.
    var isPreview: Bool
    /// A provider makes several.
    var make: @MainActor () -> [PreviewScene]
  }

  private var entries: [Entry] = []

  public init() {}

  public func view(_ identifier: String, _ make: @escaping @MainActor () -> AnyView) {
    entries.append(Entry(identifier: identifier, isPreview: false) { [PreviewScene(make())] })
  }

  public func previewProvider(_ identifier: String, _ type: any PreviewProvider.Type) {
    entries.append(
      Entry(identifier: identifier, isPreview: true) { type.previewList.map { PreviewScene($0) } })
  }

  public func app(_ identifier: String, _ type: any App.Type) {
    func content<A: App>(_ type: A.Type) -> AppContent { AppContent(type) }
    entries.append(Entry(identifier: identifier, isPreview: false) { [PreviewScene(content(type))] })
  }

  /// A `#Preview`, by the symbol that its macro exports. One in code that is not compiled has none.
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
      return place.pointee.map { [PreviewScene($0)] } ?? []
    }
    entries.append(entry)
  }

  /// The order of the previews in the files.
  public func order(_ identifiers: [String]) {
    let places = Dictionary(identifiers.enumerated().map { ($1, $0) }) { first, _ in first }
    let previews = entries.filter { places[$0.identifier] != nil }
    let others = entries.filter { places[$0.identifier] == nil }
    entries = previews.sorted { places[$0.identifier]! < places[$1.identifier]! } + others
  }

  /// The first view of what was registered with the identifier; nil: nothing was.
  func scene(_ identifier: String) -> PreviewScene? {
    guard let entry = entries.first(where: { $0.identifier == identifier }) else { return nil }
    return entry.make().first ?? PreviewScene(AnyView(EmptyView()))
  }

  /// The preview with this display name or, counted over all previews in the order of the file, this number. A
  /// provider's members count one by one.
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
