import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The player of the effects of one symbol. Each effect is an animation of the progress of its cycle.
struct SymbolEffectPlayer {
  private struct Slot {
    var request: SymbolEffectRequest
    /// The fraction of the cycle, or of the transition to a lasting state.
    var progress: PlayedValue
    /// The strength with which a stopped cycle fades out.
    var strength = PlayedValue(1)
  }

  private var slots: [Slot] = []
  private(set) var pose = SymbolPose()

  var isRunning: Bool { slots.contains { $0.progress.isRunning || $0.strength.isRunning } }

  /// Returns the length of one cycle in seconds.
  static func period(of kind: SymbolEffectConfiguration.Kind) -> Double {
    switch kind {
    case .pulse: return 2
    case .variableColor(_, let reversing, _): return reversing ? 2.4 : 1.2
    case .bounce: return 0.6
    case .breathe: return 2.4
    case .rotate: return 2
    case .wiggle: return 1
    case .scale, .appear, .disappear, .replace, .automatic: return 0.35
    }
  }

  private static func lasts(_ kind: SymbolEffectConfiguration.Kind) -> Bool {
    switch kind {
    case .scale, .appear, .disappear: return true
    default: return false
    }
  }

  /// Updates the effects. Returns true if one has started.
  mutating func update(_ requests: [SymbolEffectRequest], node: _Node) -> Bool {
    let wasRunning = isRunning
    for (index, request) in requests.enumerated() {
      if index < slots.count {
        change(index, to: request, node)
      } else {
        slots.append(Slot(request: request, progress: PlayedValue(0)))
        begin(index, node)
      }
    }
    if slots.count > requests.count { slots.removeLast(slots.count - requests.count) }
    show()
    return isRunning && !wasRunning
  }

  private mutating func begin(_ index: Int, _ node: _Node) {
    let request = slots[index].request
    guard request.isActive == true else {
      // An image with a pending appear effect is invisible until the effect is played.
      if case .appear = request.configuration.kind, request.isActive == false { slots[index].progress.jump(to: 0) }
      return
    }
    if Self.lasts(request.configuration.kind) {
      slots[index].progress.jump(to: 1)
    } else {
      play(index, node)
    }
  }

  private mutating func change(_ index: Int, to request: SymbolEffectRequest, _ node: _Node) {
    let old = slots[index].request
    slots[index].request = request
    if old.configuration.kind != request.configuration.kind {
      slots[index] = Slot(request: request, progress: PlayedValue(0))
      return begin(index, node)
    }
    if let trigger = request.trigger {
      if trigger != old.trigger { play(index, node) }
      return
    }
    guard old.isActive != request.isActive else { return }
    let isActive = request.isActive == true
    if Self.lasts(request.configuration.kind) {
      let animation = Animation.spring(duration: 0.4, bounce: 0.2).speed(request.options.speed)
      slots[index].progress.move(to: isActive ? 1 : 0, animation, node)
    } else if isActive {
      play(index, node)
    } else {
      slots[index].strength.move(to: 0, .easeOut(duration: 0.3), node)
    }
  }

  private mutating func play(_ index: Int, _ node: _Node) {
    let request = slots[index].request
    let options = request.options
    let period = Self.period(of: request.configuration.kind)
    let pause = options.repetition?.delay ?? 0
    let cycle = Animation.linear(duration: (period + pause) / options.speed)
    let count: Int?
    if let repetition = options.repetition {
      count = repetition.count
    } else {
      count = request.isActive == nil ? 1 : nil
    }
    let animation =
      count.map { cycle.repeatCount($0, autoreverses: false) } ?? cycle.repeatForever(autoreverses: false)
    slots[index].strength = PlayedValue(1)
    slots[index].progress = PlayedValue(0)
    slots[index].progress.move(to: 1, animation, node)
  }

  /// Advances the effects. Returns true if one is still running.
  mutating func tick(at time: Double, graph: ViewGraph) -> Bool {
    for index in slots.indices {
      slots[index].progress.tick(at: time)
      slots[index].strength.tick(at: time)
      // A cycle stops when it has faded out or has played the requested number of times.
      if !Self.lasts(slots[index].request.configuration.kind),
        slots[index].strength.value <= 0 || !slots[index].progress.isRunning
      {
        slots[index].progress = PlayedValue(0)
        slots[index].strength = PlayedValue(1)
      }
    }
    show()
    return isRunning
  }

  private mutating func show() {
    var next = SymbolPose()
    for slot in slots {
      let kind = slot.request.configuration.kind
      var progress = slot.progress.value
      if !Self.lasts(kind) {
        guard slot.progress.isRunning else { continue }
        let pause = slot.request.options.repetition?.delay ?? 0
        let period = Self.period(of: kind)
        progress = min(progress * (period + pause) / period, 1)
        if progress >= 1 { progress = 0 }
      } else if case .disappear = kind, slot.request.isActive == nil {
        continue
      }
      next.add(kind, progress: progress, strength: slot.strength.value)
    }
    pose = next
  }

  mutating func cancel(_ graph: ViewGraph) { slots = [] }

  func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    for slot in slots {
      if let animator = slot.progress.animator { visit(AttributeMotion("symbolEffect", animator)) }
      if let animator = slot.strength.animator { visit(AttributeMotion("symbolEffect", animator)) }
    }
  }
}

/// A number with its own animation, independent of the transaction.
struct PlayedValue {
  private var target: Double
  private(set) var value: Double
  private(set) var animator: Animator<Double>?

  init(_ value: Double) {
    target = value
    self.value = value
  }

  var isRunning: Bool { animator != nil }

  mutating func jump(to new: Double) { self = PlayedValue(new) }

  mutating func move(to new: Double, _ animation: Animation, _ node: _Node) {
    let time = node.graph.time
    if animator != nil {
      animator!.retarget(animation, delta: new - target, at: time)
    } else {
      animator = Animator(animation, interval: new - target, at: time, environment: node.environment.withoutNotes)
    }
    target = new
    tick(at: time)
  }

  mutating func tick(at time: Double) {
    guard animator != nil else { return }
    if let offset = animator!.sample(at: time) {
      value = target + offset
    } else {
      animator = nil
      value = target
    }
  }
}
