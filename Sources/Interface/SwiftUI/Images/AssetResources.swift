import Foundation
import Geometry
import ViewGraph

/// An image in an asset catalog.
nonisolated public struct ImageResource: Hashable, Sendable {
  package var name: String
  package var folder: String?

  /// Creates an image resource.
  ///
  /// - Parameters:
  ///   - name: The image set's name.
  ///   - bundle: The bundle that holds the catalog.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.resourcePath) }
}

/// A color in an asset catalog.
nonisolated public struct ColorResource: Hashable, Sendable {
  package var name: String
  package var folder: String?

  /// Creates a color resource.
  ///
  /// - Parameters:
  ///   - name: The color set's name.
  ///   - bundle: The bundle that holds the catalog.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.resourcePath) }
}

extension Image {
  /// Creates a labeled image from an image resource.
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, folder: resource.folder), label: Text(verbatim: resource.name))
  }
}

nonisolated extension Color {
  /// Creates a color from a color resource.
  public init(_ resource: ColorResource) { self = NamedColors.color(resource.name, folder: resource.folder) }
}
