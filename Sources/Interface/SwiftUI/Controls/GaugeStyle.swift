import Foundation
import ViewGraph

/// The properties of a gauge instance.
nonisolated public struct GaugeStyleConfiguration: StyledConfiguration {
  /// A type-erased label of a gauge, describing its purpose.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased value label of a gauge that contains the current value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased value label of a gauge describing the minimum value.
  nonisolated public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased value label of a gauge describing the maximum value.
  nonisolated public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased label describing specific values of a gauge.
  nonisolated public struct MarkedValueLabels: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The current value of the gauge, from 0 to 1.
  public var value: Double
  /// A view that describes the purpose of the gauge.
  public var label: Label
  /// A view that describes the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// A view that describes the minimum of the range.
  public var minimumValueLabel: MinimumValueLabel?
  /// A view that describes the maximum of the range.
  public var maximumValueLabel: MaximumValueLabel?
  /// A view that describes specific values.
  public var markedValueLabels: MarkedValueLabels?

  static var defaultStyle: ControlStyleBox<GaugeStyleConfiguration> {
    .of(GaugeStyleMaker<DefaultGaugeStyle>.self, DefaultGaugeStyle())
  }
}

/// Defines the implementation of all gauge instances within a view hierarchy.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  /// Creates a view representing the body of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum GaugeStyleMaker<S: GaugeStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: GaugeStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default gauge view style in the current context: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates a default gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CapacityGauge(configuration: configuration) }
}

/// A gauge style that displays a bar that fills from leading to trailing edges as the gauge's current value increases.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates a linear capacity gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { CapacityGauge(configuration: configuration) }
}

/// A gauge style that displays an open ring with a marker that appears at a point along the ring to indicate the gauge's
/// current value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates an accessory circular gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

/// A gauge style that displays a closed ring that's partially filled in to indicate the gauge's current value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory circular capacity gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FullRingGauge(configuration: configuration) }
}

/// A gauge style that displays bar with a marker that appears at a point along the bar to indicate the gauge's current
/// value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates an accessory linear gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { MarkerGauge(configuration: configuration) }
}

/// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value increases,
/// with labels above and below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates an accessory linear capacity gauge style.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryCapacityGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessory circular gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessory linear gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessory linear capacity gauge style, for use with `gaugeStyle(_:)`.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension View {
  /// Sets the style for gauges within this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { controlStyle(GaugeStyleMaker<S>.self, style) }
}
