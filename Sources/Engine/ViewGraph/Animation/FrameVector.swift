import Foundation
import Motion

/// A rectangle as a vector: x, y, width, height.
package struct FrameVector: VectorArithmetic {
  package var lanes: SIMD4<Double>

  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package init(_ rect: CGRect) {
    lanes = SIMD4(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  package var rect: CGRect { CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]) }

  package static var zero: FrameVector { FrameVector(SIMD4()) }
  package static func + (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes + b.lanes) }
  package static func - (a: FrameVector, b: FrameVector) -> FrameVector { FrameVector(a.lanes - b.lanes) }
  package mutating func scale(by rhs: Double) { lanes *= rhs }
  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}
