import Foundation
import UniformTypeIdentifiers
import ViewGraph

/// A type whose values can be dragged, dropped, pasted and shared.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The representations of the values outside the program. Drags within it pass the values as they are.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of values outside the program.
public protocol TransferRepresentation: Sendable {
  associatedtype Item
  /// The types of the data.
  static func _types(_ representation: Self) -> [UTType]
}

/// A representation by an encoded value.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  let type: UTType
  /// Creates a representation of a content type.
  public init(contentType: UTType) { type = contentType }
  /// Creates a representation of a content type for values of a type.
  public init(for itemType: Item.Type, contentType: UTType) { type = contentType }
  public static func _types(_ representation: Self) -> [UTType] { [representation.type] }
}

/// A representation by data.
public struct DataRepresentation<Item>: TransferRepresentation {
  let type: UTType
  /// Creates a representation that is written and read. Drags within the program call neither closure.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { type = contentType }
  /// Creates a representation that is only written.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    type = exportedContentType
  }
  /// Creates a representation that is only read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    type = importedContentType
  }
  public static func _types(_ representation: Self) -> [UTType] { [representation.type] }
}

/// A representation by another type's.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Creates a representation by the value that the closure returns.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates a representation that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Creates a representation that is only read.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  public static func _types(_ representation: Self) -> [UTType] {
    Proxy.Representation._types(Proxy.transferRepresentation)
  }
}

/// Several representations, the first of them preferred.
public struct _TransferRepresentations<Item>: TransferRepresentation {
  let types: [UTType]
  public static func _types(_ representation: Self) -> [UTType] { representation.types }
}

/// A builder of representations.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Returns a single representation.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }
  /// Returns several representations in order.
  public static func buildBlock<A: TransferRepresentation, each R: TransferRepresentation>(
    _ first: A, _ others: repeat each R
  ) -> _TransferRepresentations<Item> {
    var types = A._types(first)
    repeat types += (each R)._types(each others)
    return _TransferRepresentations(types: types)
  }
}

/// The representation of one of the system's types.
public struct _SystemRepresentation<Item>: TransferRepresentation {
  let type: UTType
  public static func _types(_ representation: Self) -> [UTType] { [representation.type] }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: _SystemRepresentation<String> {
    _SystemRepresentation<String>(type: .utf8PlainText)
  }
}
extension URL: Transferable {
  /// A URL.
  public static var transferRepresentation: _SystemRepresentation<URL> { _SystemRepresentation<URL>(type: .url) }
}
extension Data: Transferable {
  /// Data.
  public static var transferRepresentation: _SystemRepresentation<Data> { _SystemRepresentation<Data>(type: .data) }
}
extension AttributedString: Transferable {
  /// Rich text.
  public static var transferRepresentation: _SystemRepresentation<AttributedString> {
    _SystemRepresentation<AttributedString>(type: .rtf)
  }
}
extension Image: Transferable {
  /// An image.
  public static var transferRepresentation: _SystemRepresentation<Image> { _SystemRepresentation<Image>(type: .image) }
}
extension Color: Transferable {
  /// Data of a color.
  public static var transferRepresentation: _SystemRepresentation<Color> { _SystemRepresentation<Color>(type: .data) }
}
