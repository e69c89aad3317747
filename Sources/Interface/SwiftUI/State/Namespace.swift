import Foundation
import ViewGraph

/// A dynamic property type that allows access to a namespace defined by the persistent identity of the object
/// containing the property.
@propertyWrapper
public struct Namespace: GraphProperty, StateProperty {
  /// A namespace defined by the persistent identity of an object.
  public struct ID: Hashable, @unchecked Sendable {
    private let token: Token

    init(_ token: Token) { self.token = token }

    public static func == (a: ID, b: ID) -> Bool { a.token === b.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  final class Token {}

  private var token = Token()

  /// Creates a namespace.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { ID(token) }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    // Created here, so that a value shown at two positions has two namespaces.
    let own = slot as? Token ?? Token()
    slot = own
    token = own
  }
}

extension Namespace: @unchecked Sendable {}
