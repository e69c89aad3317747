import Foundation
import Geometry
import Typography
import ViewGraph

/// A dynamic property that scales a numeric value with the Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: GraphProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Creates the scaled metric with an unscaled value and a text style to scale relative to.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    scaled = wrappedValue
  }

  /// Creates the scaled metric with an unscaled value using the default scaling.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value scaled based on the current environment.
  public var wrappedValue: Value { scaled }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    let reads = EnvironmentReads()
    let values = host.environment.noting(reads)
    let length = values.typeProfile.scaledValue(
      for: CGFloat(base), relativeTo: style.kind, at: values.dynamicTypeSize)
    scaled = Value(length)
    for key in reads.keys { host.dependencies.insert(environmentKey: key) }
  }
}
