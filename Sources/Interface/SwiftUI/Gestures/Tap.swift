import Foundation
import Geometry
import ViewGraph

/// The press gesture of buttons. It reports the start and the end of a press, and performs its action if it ends over
/// the button.
nonisolated package struct PressGesture: _PrimitiveGesture {
  package typealias Value = Void
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  package static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Void> {
    PressRecognizer(gesture, context)
  }
}

final class PressRecognizer: LeafRecognizer<PressGesture> {
  private var pointer: Int?
  private var isInside = false
  private var isShown = false
  private var isDone = false

  /// The distance outside of a button, in points, at which a press still counts. UIKit's controls use 70.
  private static let slop: CGFloat = 70

  override var dependency: GestureDependency { .untilFailed }

  override func handle(_ event: PointerEvent) {
    guard progress == .possible else { return }
    switch event.phase {
    case .began:
      guard pointer == nil else { return }
      pointer = event.id
      isInside = true
    case .moved:
      if event.id == pointer { isInside = contains(event.location) }
    case .ended:
      guard event.id == pointer else { return }
      pointer = nil
      current = contains(event.location) ? .ended(()) : .failed
      isInside = false
    case .cancelled:
      if event.id == pointer { current = .failed }
    }
  }

  private func contains(_ point: CGPoint) -> Bool {
    let host = context.host
    let slop = host.environment.platformProfile == .macOS ? 0 : Self.slop
    let bounds = CGRect(origin: .zero, size: host.gestureSize).insetBy(dx: -slop, dy: -slop)
    return bounds.contains(host.location(of: point, in: .local))
  }

  override func deliver(isAllowed: Bool) {
    show(isAllowed && progress == .possible && isInside)
    guard isAllowed, progress == .ended, !isDone else { return }
    isDone = true
    gesture.action()
  }

  private func show(_ isPressed: Bool) {
    guard isPressed != isShown else { return }
    isShown = isPressed
    gesture.pressing?(isPressed)
  }

  override func reset() {
    super.reset()
    pointer = nil
    isInside = false
    isDone = false
    show(false)
  }
}

/// The modifier that buttons apply to their label.
nonisolated public struct _TapModifier: _GestureAttaching {
  let count: Int
  let action: () -> Void
  /// Called when a press starts and ends.
  var pressing: ((Bool) -> Void)?

  package var gesture: PressGesture { PressGesture(action: action, pressing: pressing) }
  package var mask: GestureMask { .all }
  package var priority: GesturePriority { .low }
  package var isEnabled: Bool { true }
}

nonisolated extension View {
  /// Adds an action to perform when this view recognizes a tap gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Adds an action to perform when this view recognizes a tap gesture. The action receives the location of the tap.
  ///
  /// SwiftUI will deprecate this form in a future version.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Adds an action to perform when this view recognizes a tap gesture. The action receives the location of the tap.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
