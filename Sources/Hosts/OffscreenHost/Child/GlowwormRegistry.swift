import Foundation
import SwiftUI

/// What a compiled preview can show. The entry point that the tool writes fills it.
@MainActor
public final class GlowwormRegistry {
  /// Views to show, with the size they ask for in points.
  struct Scene {
    var view: AnyView
    var size: CGSize?
  }

  private var makers: [String: @MainActor () -> Scene] = [:]

  public init() {}

  public func view(_ identifier: String, _ make: @escaping @MainActor () -> AnyView) {
    makers[identifier] = { Scene(view: make(), size: nil) }
  }

  public func previewProvider(_ identifier: String, _ type: any PreviewProvider.Type) {
    makers[identifier] = {
      let member = type.previewList.first
      var scene = Scene(view: member?.view ?? AnyView(EmptyView()), size: nil)
      if case .fixed(let width, let height) = member?.settings.layout {
        scene.size = CGSize(width: width, height: height)
      }
      return scene
    }
  }

  /// A `#Preview`, by the symbol that its macro exports. One in code that is not compiled has none.
  public func preview(symbol: String) {
    typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void
    guard let address = dlsym(nil, symbol) else { return }
    let make = unsafeBitCast(address, to: Maker.self)
    makers[symbol] = {
      let place = UnsafeMutablePointer<Preview?>.allocate(capacity: 1)
      place.initialize(to: nil)
      defer {
        place.deinitialize(count: 1)
        place.deallocate()
      }
      make(UnsafeMutableRawPointer(place))
      guard let preview = place.pointee else { return Scene(view: AnyView(EmptyView()), size: nil) }
      func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
      var scene = Scene(view: erase(preview.content()), size: nil)
      for trait in preview.traits {
        if case .fixedLayout(let width, let height) = trait.value { scene.size = CGSize(width: width, height: height) }
      }
      return scene
    }
  }

  func scene(_ identifier: String) -> Scene? { makers[identifier]?() }
}
