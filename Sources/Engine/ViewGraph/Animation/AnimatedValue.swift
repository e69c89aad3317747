import Foundation
import Motion

/// An animatable value of a node: the model value and the presentation value.
package struct AnimatedValue<Value: Animatable> {
  package private(set) var model: Value
  /// The motion of a value that is or has been animated.
  private var motion: ValueMotion?

  package init(_ value: Value) { model = value }

  package var isMoving: Bool { motion?.isRunning ?? false }

  package var presented: Value {
    if let motion, motion.isShifted { return shifted(by: motion) }
    return model
  }

  // A separate function, so that values that do not change look up no types.
  @inline(never)
  private func shifted(by motion: ValueMotion) -> Value {
    var value = model
    var data = value.animatableData
    if motion.laneCount > 0 {
      motion.flat.shift(&data)
    } else {
      data += motion.general(Value.AnimatableData.self).offset ?? .zero
    }
    value.animatableData = data
    return value
  }

  /// Sets the value. Returns true if an animation has started and the node must tick.
  package mutating func set(_ new: Value, node: _Node) -> Bool {
    // Most values change without animation and store no motion.
    if motion?.isAtRest != false, node.hasPlainTransaction {
      model = new
      return false
    }
    return setMoving(new, node)
  }

  @inline(never)
  private mutating func setMoving(_ new: Value, _ node: _Node) -> Bool {
    let laneCount = motion?.laneCount ?? DataShapes.laneCount(of: Value.AnimatableData.self)
    guard laneCount > 0 else { return setGeneral(new, node) }
    let now = FlatVector(new.animatableData, count: laneCount)
    let delta = now - FlatVector(model.animatableData, count: laneCount)
    model = new
    if motion == nil {
      if delta == .zero { return false }
      motion = FlatMotion(laneCount: laneCount)
    }
    return motion!.flat.modelChanged(by: delta, node: node)
  }

  private mutating func setGeneral(_ new: Value, _ node: _Node) -> Bool {
    let delta = new.animatableData - model.animatableData
    model = new
    if motion == nil {
      if delta == .zero { return false }
      motion = VectorMotion<Value.AnimatableData>()
    }
    return motion!.general(Value.AnimatableData.self).modelChanged(by: delta, node: node)
  }

  /// Advances the motion. Returns true while it is running.
  package func tick(at time: Double, graph: ViewGraph) -> Bool { motion?.tick(at: time, graph: graph) ?? false }

  package func cancel(_ graph: ViewGraph) { motion?.cancel(graph) }

  /// Returns the running motion, for `inspect`, exporters and loop analysis.
  package func attributeMotion(_ name: String) -> AttributeMotion? {
    guard let motion, var result = motion.attributeMotion(name) else { return nil }
    result.describeEnds = { [model] in
      var old = model
      var data = old.animatableData
      motion.undoChange(&data)
      old.animatableData = data
      return (InspectionNumbers.of(old), InspectionNumbers.of(model))
    }
    return result
  }

  /// The motion as plain numbers, if it has that form and is a single one that starts from rest; see
  /// `AttributeAnimation.single`.
  var single: (motion: SingleMotion, model: FlatVector, displacement: FlatVector)? {
    guard let motion, motion.laneCount > 0, let (single, displacement) = motion.flat.animation.single else {
      return nil
    }
    return (single, FlatVector(model.animatableData, count: motion.laneCount), displacement)
  }
}

/// An animatable value that names its parts for `inspect`.
package protocol InspectionDescribing {
  /// Adds attributes for `inspect`.
  func describe(_ attributes: inout [(String, InspectionValue)])
}

/// The numbers of animatable values, by name.
enum InspectionNumbers {
  static func of<Value: Animatable>(_ value: Value) -> [String: Double] {
    var result: [String: Double] = [:]
    if let described = value as? any InspectionDescribing {
      var attributes: [(String, InspectionValue)] = []
      described.describe(&attributes)
      for case (let name, .number(let number)) in attributes { result[name] = number }
      if !attributes.isEmpty { return result }
    }
    let count = DataShapes.laneCount(of: Value.AnimatableData.self)
    let lanes = FlatVector(value.animatableData, count: count).lanes
    for lane in 0..<count { result[count == 1 ? "value" : "value\(lane + 1)"] = lanes[lane] }
    return result
  }
}

/// The types of data that are flat vectors. The engine runs on the main thread only.
private enum DataShapes {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Int] = [:]

  static func laneCount<Data: VectorArithmetic>(of type: Data.Type) -> Int {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    let count = FlatVector.laneCount(of: type)
    known[key] = count
    return count
  }
}
