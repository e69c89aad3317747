import Foundation
import ViewGraph

/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of its states.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type representing the gesture's value.
  associatedtype Value
  /// The type of gesture representing the body of `Self`.
  associatedtype Body: Gesture

  /// The content and behavior of the gesture.
  @MainActor @preconcurrency var body: Body { get }

  /// Creates the recognizer of the gesture. The default implementation covers every gesture with a body.
  nonisolated static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Body.Value> {
    BodyRecognizer(gesture, context)
  }
}

/// A gesture that the engine recognizes itself and that has no body.
nonisolated public protocol _PrimitiveGesture: Gesture where Body == Never {}

nonisolated extension _PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  nonisolated public static func _makeRecognizer(
    _ gesture: Never, _ context: _GestureContext
  ) -> _GestureRecognizer<Never> {}
}

/// The recognizer of a custom gesture. Its body is evaluated like that of a view, with `@GestureState` and other
/// properties.
final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Body.Value> where G.Value == G.Body.Value {
  private var gesture: G
  private var properties: DynamicPropertyStorage

  init(_ gesture: G, _ context: _GestureContext) {
    var gesture = gesture
    var properties = DynamicPropertyStorage(DynamicPropertyLayout.of(G.self))
    let host = context.host
    let body = host.tracking {
      properties.install(into: &gesture, host: host)
      return onMain(gesture) { $0.body }
    }
    self.gesture = gesture
    self.properties = properties
    super.init(G.Body._makeRecognizer(body, context), context)
  }

  override var phase: GesturePhase<G.Body.Value> { base.phase }

  override func update(_ gesture: Any) {
    self.gesture = gesture as! G
    refresh()
  }

  override func refresh() {
    let host = context.host
    let body = host.tracking {
      properties.install(into: &gesture, host: host)
      return onMain(gesture) { $0.body }
    }
    base.update(body)
  }

  override func teardown() {
    super.teardown()
    properties.teardown()
  }
}
