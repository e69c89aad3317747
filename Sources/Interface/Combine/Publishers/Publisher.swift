/// A type that delivers a sequence of values over time.
public protocol Publisher<Output, Failure> {
  /// The kind of values that the publisher publishes.
  associatedtype Output
  /// The kind of errors that the publisher may publish.
  associatedtype Failure: Error
  /// Attaches the subscriber to this publisher.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches the specified subscriber to this publisher.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches the specified subject to this publisher.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let relay = ClosureSubscriber<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// A type that receives input from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  /// Receives the subscription, through which the subscriber requests elements.
  func receive(subscription: any Subscription)
  /// Receives an element.
  ///
  /// - Returns: The additional demand, on top of all previous requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, after which no more elements follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a void element.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests more elements.
  ///
  /// - Parameter demand: The additional number of elements.
  func request(_ demand: Subscribers.Demand)
}

/// A type with instances that can be distinguished by an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A unique identifier of a publisher stream.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let id: ObjectIdentifier

  private final class Token {}
  nonisolated(unsafe) private static var tokens: [Token] = []

  /// Creates an identifier from the identity of an object.
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }

  /// Creates a unique identifier.
  public init() {
    let token = Token()
    Self.tokens.append(token)
    id = ObjectIdentifier(token)
  }

  public var description: String { String(describing: id) }
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

/// A namespace for types that serve as subscribers, and for their demands and completions.
public enum Subscribers {
  /// A requested number of items.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number of elements, or `nil` for no limit.
    public let max: Int?

    /// A request for no elements.
    public static let none = Demand(max: 0)
    /// A request for as many elements as the publisher can produce.
    public static let unlimited = Demand(max: nil)
    /// Creates a demand for a maximum number of elements.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    private init(max: Int?) { self.max = max }

    /// Adds two demands.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.max, let y = b.max else { return .unlimited }
      return Demand(max: x + y)
    }

    /// Adds two demands.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// Subtracts a number of elements, down to zero.
    public static func - (a: Demand, b: Int) -> Demand { Demand(max: a.max.map { Swift.max(0, $0 - b) }) }

    /// Subtracts a number of elements, down to zero.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
    /// Compares a demand with a number of elements.
    public static func > (a: Demand, b: Int) -> Bool { (a.max ?? .max) > b }
    /// Compares a demand with a number of elements.
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
  }

  /// A signal that a publisher doesn't produce additional elements, normally or because of an error.
  public enum Completion<Failure: Error> {
    /// The publisher finished normally.
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
