import Drawing
import Foundation
import Geometry
import ViewGraph

/// The state of a symbol under effects at one time.
struct SymbolPose: Equatable {
  var opacity = 1.0
  var scale = 1.0
  /// The clockwise rotation in radians.
  var rotation = 0.0
  /// The offset in fractions of the symbol's size.
  var offset = CGPoint.zero
  /// The progress, 0–1, of a variable color effect in its cycle, and its variant.
  var variable: (phase: Double, cumulative: Bool, reversing: Bool, hidesInactive: Bool, strength: Double)?

  static func == (a: SymbolPose, b: SymbolPose) -> Bool {
    a.opacity == b.opacity && a.scale == b.scale && a.rotation == b.rotation && a.offset == b.offset
      && a.variable?.phase == b.variable?.phase && a.variable?.strength == b.variable?.strength
  }

  /// The opacity factor of a layer that is not enabled.
  static let dimmed = 0.3

  /// Returns the opacity of each layer, or `nil` if all layers are equal.
  func layerOpacities(count: Int) -> [Double]? {
    guard let variable, count > 0 else { return nil }
    let floor = variable.hidesInactive ? 0 : Self.dimmed
    // One step per layer, and one in which no layer changes.
    let steps = Double(count + 1)
    var position = variable.phase * (variable.reversing ? 2 * steps : steps)
    if position > steps { position = 2 * steps - position }
    return (0..<count).map { index in
      let start = Double(index)
      let rise = min(max((position - start) / 0.4, 0), 1)
      let end = variable.cumulative ? steps - 0.4 : start + 1
      let fall = min(max((position - end) / 0.4, 0), 1)
      let lit = rise * (variable.reversing && variable.cumulative ? 1 : 1 - fall)
      let opacity = floor + (1 - floor) * lit
      return 1 + (opacity - 1) * variable.strength
    }
  }

  /// Applies everything but the layer opacities to the layer of the symbol, about its center.
  func apply(to layer: Layer, size: CGSize) {
    layer.opacity = opacity
    guard scale != 1 || rotation != 0 || offset != .zero else {
      layer.transform = nil
      return
    }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var transform = CGAffineTransform(translationX: -center.x, y: -center.y)
    transform = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    transform = transform.concatenating(CGAffineTransform(rotationAngle: rotation))
    transform = transform.concatenating(
      CGAffineTransform(translationX: center.x + offset.x * size.width, y: center.y + offset.y * size.height))
    layer.transform = ProjectionTransform(transform)
  }

  func describe(_ attributes: inout [(String, InspectionValue)]) {
    if opacity != 1 { attributes.append(("opacity", .number(opacity))) }
    if scale != 1 { attributes.append(("scale", .number(scale))) }
    if rotation != 0 { attributes.append(("rotation", .number(rotation * 180 / .pi))) }
  }

  /// Adds an effect at a progress, 0–1, of a cycle or of the transition to its lasting state. `strength` fades it out.
  ///
  /// Apple publishes neither amounts nor durations; they are this project's choice.
  mutating func add(_ kind: SymbolEffectConfiguration.Kind, progress p: Double, strength: Double) {
    /// A curve that is 0 at both ends and 1 in the middle.
    let swell = (1 - cos(2 * Double.pi * p)) / 2
    switch kind {
    case .pulse: opacity *= 1 - 0.6 * swell * strength
    case .variableColor(let cumulative, let reversing, let hidesInactive):
      variable = (p, cumulative, reversing, hidesInactive, strength)
    case .bounce(let up):
      let wave = sin(2 * Double.pi * p) * exp(-2.2 * p)
      scale *= 1 + 0.32 * wave * (up ? 1 : -1) * strength
    case .scale(let up): scale *= 1 + (up ? 0.2 : -0.2) * p
    case .breathe(let pulses):
      scale *= 1 + 0.12 * swell * strength
      if pulses { opacity *= 1 - 0.35 * swell * strength }
    case .rotate(let direction): rotation += 2 * Double.pi * p * direction * strength
    case .wiggle(let axis):
      let wave = sin(6 * Double.pi * p) * (1 - p) * strength
      switch axis {
      case .move(let x, let y): offset = CGPoint(x: offset.x + 0.12 * wave * x, y: offset.y + 0.12 * wave * y)
      case .turn(let direction): rotation += 0.21 * wave * direction
      }
    case .appear(let up): present(p, up: up ?? false)
    case .disappear(let up): present(1 - p, up: up ?? false)
    case .replace, .automatic: break
    }
  }

  private mutating func present(_ share: Double, up: Bool) {
    opacity *= min(max(share, 0), 1)
    scale *= 1 + (up ? 0.4 : -0.4) * (1 - share)
  }
}
