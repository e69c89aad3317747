import Foundation
import Geometry
import ViewGraph

/// A view that displays an image: here, a symbol by name.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
  let symbol: String
  var isResizable = false

  /// Creates a system symbol image.
  public init(systemName: String) { symbol = systemName }

  /// Sets the mode by which SwiftUI resizes an image to fit its space.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode<Image> {
    LeafNode(view, context) { SymbolItem($0, $1) }
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The image scale for this environment.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Scales images within the view according to one of the relative sizes available including small, medium, and large.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
