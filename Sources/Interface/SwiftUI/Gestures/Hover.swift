import Foundation
import Geometry
import ViewGraph

/// The current hovering state and value of the pointer.
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// The pointer's location moved to the specified point within the view.
  case active(CGPoint)
  /// The pointer exited the view.
  case ended
}

nonisolated public struct _HoverModifier: _ItemModifier {
  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void
  /// A Boolean value that indicates whether only entering and leaving are reported.
  let isCoarse: Bool

  /// Creates the node that reports the pointer's movements over the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    HoverNode(modifier, context)
  }
}

final class HoverNode: ItemModifierNode<_HoverModifier>, HoverTarget {
  private var last: HoverPhase = .ended

  func pointerDidMove(to point: CGPoint) {
    let phase = HoverPhase.active(location(of: point, in: modifier.coordinateSpace))
    let wasInside = last != .ended
    guard phase != last else { return }
    last = phase
    if !modifier.isCoarse || !wasInside { modifier.action(phase) }
  }

  func pointerDidLeave() {
    guard last != .ended else { return }
    last = .ended
    modifier.action(.ended)
  }

  override func teardown() {
    super.teardown()
    graph.pointers.forgetHover(self)
  }
}

/// A node that handles the pointer over it.
protocol HoverTarget: ItemNode {
  func pointerDidMove(to point: CGPoint)
  func pointerDidLeave()
}

nonisolated extension View {
  /// Adds an action to perform when the user moves the pointer over or away from the view's frame.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(coordinateSpace: .local, action: { action($0 != .ended) }, isCoarse: true))
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  ///
  /// SwiftUI will deprecate this form in a future version.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(coordinateSpace: coordinateSpace, action: action, isCoarse: false))
  }

  /// Adds an action to perform when the pointer enters, moves within, and exits the view's bounds.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action, isCoarse: false))
  }
}
