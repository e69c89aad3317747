import Drawing
import Foundation

/// One child of a layer over all samples.
struct ChildFamily {
  var states: [LayerState?]
  var still: LayerState?
}

extension VectorSceneBuilder {
  /// Matches the children of all samples: by order if their number is constant, or else by identity. Returns `nil` if
  /// neither is possible.
  func childFamilies(_ states: [LayerState], still: LayerState) -> [ChildFamily]? {
    let count = states[0].children.count
    if still.children.count == count, states.allSatisfy({ $0.children.count == count }) {
      return (0..<count).map { index in
        ChildFamily(states: states.map { $0.children[index] }, still: still.children[index])
      }
    }
    guard let order = commonOrder(states) else { return nil }
    // The static state was created separately: its children are those of a sample with as many.
    guard let model = states.last(where: { $0.children.count == still.children.count }) else { return nil }
    return order.map { identity in
      let states = states.map { state in state.children.first { $0.identity == identity } }
      let place = model.children.firstIndex { $0.identity == identity }
      return ChildFamily(states: states, still: place.map { still.children[$0] })
    }
  }

  /// Returns an order of all children that every sample agrees with, or `nil` if there is none, or if too many are
  /// inserted and removed.
  private func commonOrder(_ states: [LayerState]) -> [ObjectIdentifier]? {
    var order: [ObjectIdentifier] = []
    let most = states.map(\.children.count).max() ?? 0
    var previous: [ObjectIdentifier] = []
    for state in states {
      let identities = state.children.map(\.identity)
      if identities == previous { continue }
      previous = identities
      var place = 0
      for identity in identities {
        if let known = order.firstIndex(of: identity) {
          guard known >= place else { return nil }
          place = known + 1
        } else {
          order.insert(identity, at: place)
          place += 1
        }
      }
      if order.count > 4 * most + 4 { return nil }
    }
    return order
  }
}
