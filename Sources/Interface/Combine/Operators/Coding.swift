import Foundation

/// A type that defines methods for encoding.
public protocol TopLevelEncoder {
  /// The type of the encoded data.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that defines methods for decoding.
public protocol TopLevelDecoder {
  /// The type of the encoded data.
  associatedtype Input
  /// Decodes a value of the given type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
  /// A publisher that encodes elements.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: _Operator where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    let encoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let encoder = encoder
      return upstream.tryOperatorPublisher { subscription in ({ subscription.push(try encoder.encode($0)) }, {}) }
    }
  }

  /// A publisher that decodes elements.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: _Operator
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    /// The publisher from which this publisher receives elements.
    public let upstream: Upstream
    let decoder: Coder

    /// Creates the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public var _operator: _OperatorPublisher<Output, any Error> {
      let decoder = decoder
      return upstream.tryOperatorPublisher { subscription in
        ({ subscription.push(try decoder.decode(Output.self, from: $0)) }, {})
      }
    }
  }
}

extension Publisher {
  /// Encodes the output from upstream using a specified encoder.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }

  /// Decodes the output from the upstream using a specified decoder.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
