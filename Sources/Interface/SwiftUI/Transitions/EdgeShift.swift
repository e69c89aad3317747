import Drawing
import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A modifier that moves the content towards an edge by a fraction of the view's size. Negative values move it
/// towards the opposite edge.
nonisolated public struct _EdgeShift: _EffectModifier {
  let edge: Edge
  let fraction: Double

  package func effect(in environment: EnvironmentValues) -> EdgeShiftEffect {
    let mirror = environment.layoutDirection == .rightToLeft ? -1.0 : 1.0
    switch edge {
    case .top: return EdgeShiftEffect(x: 0, y: -fraction)
    case .bottom: return EdgeShiftEffect(x: 0, y: fraction)
    case .leading: return EdgeShiftEffect(x: -fraction * mirror, y: 0)
    case .trailing: return EdgeShiftEffect(x: fraction * mirror, y: 0)
    }
  }
}

package struct EdgeShiftEffect: LayerEffect {
  var x: Double
  var y: Double

  package var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }

  package func apply(to layer: Layer, size: CGSize) {
    let dx = CGFloat(x) * size.width
    let dy = CGFloat(y) * size.height
    layer.transform = dx == 0 && dy == 0 ? nil : ProjectionTransform(CGAffineTransform(translationX: dx, y: dy))
  }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("shiftX", .number(x)))
    attributes.append(("shiftY", .number(y)))
  }
}
