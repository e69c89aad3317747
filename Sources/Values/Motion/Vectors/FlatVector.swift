import Foundation

/// A vector of up to four numbers, whatever they stand for: what most animated values are made of. One type for all of
/// them, so that what animates them is compiled for it, and no metadata of nested pairs is looked up on the way.
package struct FlatVector: VectorArithmetic, Sendable {
  package var lanes: SIMD4<Double>

  package init(_ lanes: SIMD4<Double>) { self.lanes = lanes }

  package static var zero: FlatVector { FlatVector(SIMD4()) }
  package static func + (a: FlatVector, b: FlatVector) -> FlatVector { FlatVector(a.lanes + b.lanes) }
  package static func - (a: FlatVector, b: FlatVector) -> FlatVector { FlatVector(a.lanes - b.lanes) }
  package mutating func scale(by rhs: Double) { lanes *= rhs }

  /// Added in the order of a pair of pairs.
  package var magnitudeSquared: Double {
    let squares = lanes * lanes
    return (squares[0] + squares[1]) + (squares[2] + squares[3])
  }
}

extension FlatVector {
  /// How many lanes the data of a type fill, if they are nothing but so many `Double`s one after the other; else 0.
  /// Not cheap: to be asked once a type.
  package static func laneCount<Data: VectorArithmetic>(of type: Data.Type) -> Int {
    guard let flat = type as? any FlatData.Type else { return 0 }
    let count = flat.laneCount
    return count <= 4 && MemoryLayout<Data>.size == count * 8 ? count : 0
  }

  /// The first `count` lanes from `data`, which fill that many.
  package init<Data: VectorArithmetic>(_ data: Data, count: Int) {
    var lanes = SIMD4<Double>()
    withUnsafeBytes(of: data) { bytes in
      for lane in 0..<count { lanes[lane] = bytes.loadUnaligned(fromByteOffset: lane * 8, as: Double.self) }
    }
    self.init(lanes)
  }

  /// Adds the first `count` lanes to `data`, which fill that many.
  package func add<Data: VectorArithmetic>(to data: inout Data, count: Int) {
    withUnsafeMutableBytes(of: &data) { bytes in
      for lane in 0..<count {
        let old = bytes.loadUnaligned(fromByteOffset: lane * 8, as: Double.self)
        bytes.storeBytes(of: old + lanes[lane], toByteOffset: lane * 8, as: Double.self)
      }
    }
  }
}

/// Data that are nothing but `Double`s one after the other.
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
