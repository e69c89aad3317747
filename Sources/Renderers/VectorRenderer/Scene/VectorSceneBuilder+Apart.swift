import Drawing
import Foundation
import Geometry

extension VectorSceneBuilder {
  struct Apart {
    var states: [LayerState]
    var still: LayerState
    var children: [ChildFamily]
  }

  /// Returns the layer without motion, and its children with the combined motion, if the layer's motion has no closed
  /// form but those of the children do. For example, the height of a stack is that of its highest part and follows no
  /// single curve, but the motion of each part does.
  func apart(_ states: [LayerState], still: LayerState, _ children: [ChildFamily]) -> Apart? {
    guard !children.isEmpty, states.contains(where: { $0.position != states[0].position }),
      (states + [still]).allSatisfy(Self.onlyHolds)
    else { return nil }
    func isSampled(_ positions: [CGPoint]) -> Bool {
      let values = positions.map { [Double($0.x), Double($0.y)] }
      let tolerance = [Self.lengthTolerance, Self.lengthTolerance]
      return fitter.fit(values, tolerance: tolerance)?.isSampled ?? false
    }
    guard isSampled(states.map(\.position)) else { return nil }
    func sum(_ child: LayerState, _ parent: LayerState) -> LayerState {
      child.moved(
        to: CGPoint(x: child.position.x + parent.position.x, y: child.position.y + parent.position.y))
    }
    var moved: [ChildFamily] = []
    for family in children {
      guard let last = family.still else { return nil }
      var sums: [LayerState] = []
      for (child, parent) in zip(family.states, states) {
        guard let child else { return nil }
        sums.append(sum(child, parent))
      }
      if isSampled(sums.map(\.position)) { return nil }
      moved.append(ChildFamily(states: sums, still: sum(last, still)))
    }
    return Apart(states: states.map { $0.moved(to: .zero) }, still: still.moved(to: .zero), children: moved)
  }

  /// Returns whether only the children depend on the layer's position.
  private static func onlyHolds(_ state: LayerState) -> Bool {
    guard case .none = state.content else { return false }
    return state.transform == nil && state.clip == nil && state.mask == nil && state.filters.isEmpty
  }
}
