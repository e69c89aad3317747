import Synchronization

/// A type that delivers a sequence of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
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
  func receive(subscription: any Subscription)
  /// Returns how many more values are wanted than were asked for so far.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// A type that tells instances apart.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What tells a stream apart from all others.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Identity: Hashable {
    case object(ObjectIdentifier)
    case number(UInt)
  }

  private static let lastNumber = Atomic<UInt>(0)

  private let identity: Identity

  /// Creates an identifier of an object, valid while the object exists.
  public init(_ object: AnyObject) { identity = .object(ObjectIdentifier(object)) }

  /// Creates an identifier that differs from all others.
  public init() { identity = .number(Self.lastNumber.add(1, ordering: .relaxed).newValue) }

  public var description: String {
    switch identity {
    case .object(let object): String(describing: object)
    case .number(let number): String(number)
    }
  }
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

/// A namespace for types that serve as subscribers, and for what these say.
public enum Subscribers {
  /// A requested number of items.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil: no limit.
    public let max: Int?

    public static let none = Demand(max: 0)
    public static let unlimited = Demand(max: nil)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    private init(max: Int?) { self.max = max }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.max, let y = b.max else { return .unlimited }
      return Demand(max: x + y)
    }

    public static func += (a: inout Demand, b: Demand) { a = a + b }

    public static func - (a: Demand, b: Int) -> Demand { Demand(max: a.max.map { Swift.max(0, $0 - b) }) }

    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func < (a: Demand, b: Demand) -> Bool { (a.max ?? .max) < (b.max ?? .max) }
    public static func > (a: Demand, b: Int) -> Bool { (a.max ?? .max) > b }
    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
  }

  /// A signal that a publisher doesn't produce additional elements, normally or because of an error.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
