import Foundation
import Geometry
import ViewGraph

/// Something that a pointer can press.
package protocol PressTarget: ItemNode {
  /// False: presses pass through to what is behind.
  var takesPresses: Bool { get }
  func pressDidBegin()
  /// `isInside`: the pointer was released over the target.
  func pressDidEnd(isInside: Bool)
}

/// `onTapGesture`, and the pressing of buttons.
nonisolated public struct _TapModifier: _ItemModifier {
  let count: Int
  let action: () -> Void
  /// Told when a press begins and ends.
  var pressing: ((Bool) -> Void)?

  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    TapNode(modifier, context)
  }
}

final class TapNode: ItemModifierNode<_TapModifier>, PressTarget {
  private var taps = 0
  private var lastTap = -Double.infinity

  /// Seconds within which the taps of a double tap follow each other. UIKit's figure is not published; 0.35 is usual.
  private static let window = 0.35

  var takesPresses: Bool { environment.isEnabled }

  func pressDidBegin() { modifier.pressing?(true) }

  func pressDidEnd(isInside: Bool) {
    modifier.pressing?(false)
    guard isInside else { return }
    taps = graph.time - lastTap <= Self.window ? taps + 1 : 1
    lastTap = graph.time
    guard taps >= modifier.count else { return }
    taps = 0
    modifier.action()
  }
}

nonisolated public struct _HitTestingModifier: _ItemModifier {
  let isEnabled: Bool

  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    HitTestingNode(modifier, context)
  }
}

final class HitTestingNode: ItemModifierNode<_HitTestingModifier> {}

/// Finds what lies under a point, the frontmost first.
package enum HitTest {
  package static func target(at point: CGPoint, in node: _Node) -> (any PressTarget)? {
    if let gate = node as? HitTestingNode, !gate.modifier.isEnabled { return nil }
    var children: [_Node] = []
    node.forEachHitChild { children.append($0) }
    for child in children.reversed() {
      if let found = target(at: point, in: child) { return found }
    }
    guard let target = node as? any PressTarget, target.isPlaced, target.takesPresses else { return nil }
    return target.presentedFrame(contains: point) ? target : nil
  }
}

extension ItemNode {
  fileprivate func presentedFrame(contains point: CGPoint) -> Bool { frame.contains(point) }
}

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }

  /// Configures whether this view participates in hit test operations.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isEnabled: enabled)) }

  /// Adds a condition that controls whether users can interact with this view.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
