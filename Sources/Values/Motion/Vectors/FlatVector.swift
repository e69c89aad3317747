import Foundation

/// A vector of up to four numbers, the form of most animated values.
///
/// A single type for all of them lets the compiler specialize the animation code for it, and avoids looking up the
/// metadata of nested pairs at run time.
package struct FlatVector: VectorArithmetic, Sendable {
  package var lanes: SIMD4<Double>

  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package static var zero: FlatVector { FlatVector(SIMD4()) }
  package static func + (a: FlatVector, b: FlatVector) -> FlatVector { FlatVector(a.lanes + b.lanes) }
  package static func - (a: FlatVector, b: FlatVector) -> FlatVector { FlatVector(a.lanes - b.lanes) }
  package mutating func scale(by rhs: Double) { lanes *= rhs }

  /// The sum of the squares, added in the order of a pair of pairs, so that the rounding is the same.
  package var magnitudeSquared: Double {
    let squares = lanes * lanes
    return (squares[0] + squares[1]) + (squares[2] + squares[3])
  }
}

extension FlatVector {
  /// Returns the number of lanes for a type whose data is up to four consecutive `Double` values, or 0 for other types.
  ///
  /// The check is slow. Call it once per type.
  package static func laneCount<Data: VectorArithmetic>(of type: Data.Type) -> Int {
    guard let flat = type as? any FlatData.Type else { return 0 }
    let count = flat.laneCount
    return count <= 4 && MemoryLayout<Data>.size == count * 8 ? count : 0
  }

  /// Creates a vector from the first `count` lanes of `data`.
  package init<Data: VectorArithmetic>(_ data: Data, count: Int) {
    var lanes = SIMD4<Double>()
    withUnsafeBytes(of: data) { bytes in
      for lane in 0..<count { lanes[lane] = bytes.loadUnaligned(fromByteOffset: lane * 8, as: Double.self) }
    }
    self.init(lanes)
  }

  /// Adds the first `count` lanes to `data`.
  package func add<Data: VectorArithmetic>(to data: inout Data, count: Int) {
    withUnsafeMutableBytes(of: &data) { bytes in
      for lane in 0..<count {
        let old = bytes.loadUnaligned(fromByteOffset: lane * 8, as: Double.self)
        bytes.storeBytes(of: old + lanes[lane], toByteOffset: lane * 8, as: Double.self)
      }
    }
  }
}

/// Data that consists only of consecutive `Double` values.
private protocol FlatData {
  static var laneCount: Int { get }
}

extension Double: FlatData {
  fileprivate static var laneCount: Int { 1 }
}

extension CGFloat: FlatData {
  fileprivate static var laneCount: Int { 1 }
}

extension AnimatablePair: FlatData where First: FlatData, Second: FlatData {
  fileprivate static var laneCount: Int { First.laneCount + Second.laneCount }
}
