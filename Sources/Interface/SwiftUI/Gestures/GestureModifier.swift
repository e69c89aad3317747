import Foundation
import Geometry
import ViewGraph

/// The priority of an attached gesture relative to those of its view.
nonisolated package enum GesturePriority: Sendable { case low, high, simultaneous }

/// A modifier that attaches a gesture to a view.
package protocol _GestureAttaching: _ItemModifier {
  associatedtype Attached: Gesture
  var gesture: Attached { get }
  var mask: GestureMask { get }
  var priority: GesturePriority { get }
  /// A Boolean value that indicates whether the gesture is recognized.
  var isEnabled: Bool { get }
  /// The name that the app has given to the gesture, or `nil`.
  var name: String? { get }
}

extension _GestureAttaching {
  package var name: String? { nil }
}

nonisolated extension _GestureAttaching {
  /// Creates the node that recognizes the gesture.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    GestureNode(modifier, context)
  }
}

nonisolated public struct _GestureModifier<Attached: Gesture>: _GestureAttaching {
  package let gesture: Attached
  package let mask: GestureMask
  package let priority: GesturePriority
  package var isEnabled = true
  /// The name in the output of `inspect`.
  package var name: String?
}

/// The node of an attached gesture.
final class GestureNode<M: _GestureAttaching>: ItemModifierNode<M>, GestureHost {
  var dependencies = DependencySet()
  private var made: _GestureRecognizer<M.Attached.Value>?

  /// Created for the first pointer, because most gestures are never used.
  var recognizer: _AnyGestureRecognizer {
    if let made { return made }
    let recognizer = M.Attached._makeRecognizer(modifier.gesture, _GestureContext(host: self))
    made = recognizer
    return recognizer
  }

  var mask: GestureMask { modifier.mask }
  var priority: GesturePriority { modifier.priority }
  var isGestureEnabled: Bool { modifier.isEnabled && environment.isEnabled }
  var gestureSize: CGSize { size }

  override func modifierDidChange(from old: M) {
    made?.update(modifier.gesture)
    if !modifier.isEnabled, old.isEnabled { graph.pointers.forget(self) }
  }

  override func performUpdate() {
    isDirty = false
    made?.refresh()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if dependencies.reads(anyOf: changed) { markDirty() }
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    super.inspectionAttributes(&attributes)
    if let name = modifier.name { attributes.append(("gesture", .text(name))) }
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    guard let made else { return }
    graph.pointers.forget(self)
    made.teardown()
  }
}

nonisolated extension View {
  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .low))
  }

  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: .all, priority: .low, isEnabled: isEnabled))
  }

  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view. `inspect` shows the
  /// name.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: .all, priority: .low, isEnabled: isEnabled, name: name))
  }

  /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: .all, priority: .high, isEnabled: isEnabled))
  }

  /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }

  /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_GestureModifier(gesture: gesture, mask: .all, priority: .simultaneous, isEnabled: isEnabled))
  }
}
